"""What one connected person sees: the way in, the lobby, tables, settings; each session knows its own person alone."""
