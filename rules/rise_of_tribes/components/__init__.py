"""What is in the box: tiles, cards, figures, the map's shape, the table of actions, the frames of a turn, the rulings."""
