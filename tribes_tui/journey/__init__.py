"""The journey: stages one after the other through the six games, and the stars that were got there."""
