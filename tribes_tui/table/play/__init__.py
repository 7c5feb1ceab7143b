"""A game going on: whose turn it is, who is asked, when the keyboard is handed over."""
