"""How fast screens are: starts, keys, bytes, sessions at a host, in a real terminal."""
