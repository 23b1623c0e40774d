"""The top layer: District Commander as saves, command line and screens use it."""

from core.district.box.box import DISTRICT, DistrictCommander

__all__ = ["DISTRICT", "DistrictCommander"]
