"""The settings, and a picture of how it looks with them."""
