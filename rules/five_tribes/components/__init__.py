"""What is in the box: pieces, the grid, the table of actions, the stages of a round, the rulings; it knows no position."""
