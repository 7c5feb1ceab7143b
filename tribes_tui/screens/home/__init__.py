"""The home screen: its menu, its pictures, its page."""
