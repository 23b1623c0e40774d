"""The roof: A Distant Plain as saves, command line and screens handle it."""

from core.adp.box.box import BOX, DistantPlain

__all__ = ["BOX", "DistantPlain"]
