"""Tests of District Commander."""
