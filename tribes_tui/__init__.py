"""Tribes for the terminal: screens, plain mode, seats and the command line."""
