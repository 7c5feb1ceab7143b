"""What the Duel plays with: its table of actions, its phases and numbers."""
