"""One game being played: the table, who sits there, what was played, and what may be taken back."""
