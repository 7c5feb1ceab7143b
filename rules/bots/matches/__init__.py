"""Matches between bots: who takes part, who is stronger, and after how many games that is sure."""
