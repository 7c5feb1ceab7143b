"""The saved games: a table to sort and to search, the details of the one under the cursor, and what can be done with it."""
