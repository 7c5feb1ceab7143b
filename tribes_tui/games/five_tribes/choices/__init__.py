"""What can be chosen: which targets lead to which decision, and a walk as the one choice that it is."""
