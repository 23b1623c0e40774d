"""Tests of how things look, without a screen."""
