"""What is in the box: the cards, the table of actions, the phases, what a challenge counts up to."""
