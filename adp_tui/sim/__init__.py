"""Simulation: many games played by the program itself."""
