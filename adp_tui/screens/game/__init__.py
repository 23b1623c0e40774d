"""The game on the screen: what stands where, what it shows, what keys and clicks do."""
