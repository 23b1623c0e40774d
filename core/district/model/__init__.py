"""The position, the facts that change it, and what each side may know of it."""
