"""The game screen: its layout, its contents, and what keys and clicks do."""
