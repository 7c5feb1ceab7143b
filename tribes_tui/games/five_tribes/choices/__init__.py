"""What can be chosen: which targets lead to which decision, and with which keys."""
