"""RDB The bots of District Commander: they answer for a side from what that side may know."""
