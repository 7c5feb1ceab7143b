"""What is in the box: pieces, the grid of tiles, the table of actions, the stages of a round, the rulings. It knows no position."""
