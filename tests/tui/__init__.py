"""The screens, as they look and answer keys."""
