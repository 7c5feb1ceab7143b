"""Frames of screens: dialogs, forms, lists, lines of keys."""
