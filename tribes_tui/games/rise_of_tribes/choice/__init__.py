"""What may be chosen: where it lies on the table, where the cursor begins, and where the rules speak of it."""
