"""What is in the box, as plain ints and tables: the cards, the phases of a manche, the table of actions."""
