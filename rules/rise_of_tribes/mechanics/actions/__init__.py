"""What is done on the map: GATHER, MOVE and GROW, LEAD, building, conflicts, and what doubles bring."""
