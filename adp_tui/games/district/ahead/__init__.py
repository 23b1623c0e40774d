"""What District Commander says about answers before they are given."""
