"""The procedures of the Standard Rules, rule by rule."""
