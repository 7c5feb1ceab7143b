"""How strong bots are, one way to play beside another."""
