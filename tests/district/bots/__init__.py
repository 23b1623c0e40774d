"""Tests of the bots of District Commander."""
