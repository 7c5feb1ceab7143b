"""Plain mode: every game as lines of text, for screen readers, dumb terminals, pipes and scripts."""
