"""What the Rixe plays with: its table of actions, its phases and numbers."""
