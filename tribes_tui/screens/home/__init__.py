"""The home screen: what it offers, its pictures, how they lie."""
