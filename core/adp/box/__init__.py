"""The top layer: A Distant Plain as saves, command line and screens use it."""

from core.adp.box.box import BOX, DistantPlain

__all__ = ["BOX", "DistantPlain"]
