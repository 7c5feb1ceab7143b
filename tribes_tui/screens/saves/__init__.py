"""The saved games: a table to sort and to search, a sheet about the one under the cursor, and what can be done with it."""
