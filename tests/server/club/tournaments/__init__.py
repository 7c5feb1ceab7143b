"""Tournaments over plain data: who plays whom, what it is worth, the course of it."""
