"""How it looks: the colours that are offered."""
