"""Widgets: they show text and report keys; they know nothing about rules."""
