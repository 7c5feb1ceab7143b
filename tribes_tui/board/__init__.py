"""The table as a person meets it: a canvas to draw on, targets to choose, and one widget that shows it all."""
