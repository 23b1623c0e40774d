"""The screens: how they look and what keys do."""
