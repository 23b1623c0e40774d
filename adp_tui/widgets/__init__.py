"""Widgets: they show words and report keys; they know no rules."""
