"""Cards, alone and in rows, columns, piles, chains and markets."""
