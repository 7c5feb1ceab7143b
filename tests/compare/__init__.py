"""Two versions of the rules side by side: do they play the same games, and is one slower than the other?"""
