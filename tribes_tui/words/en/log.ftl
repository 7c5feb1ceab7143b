### What the whole log of a game says.

everybody = everybody
nothing = Nothing yet.
by-seat = by player
by-number = number
# How many are shown, and below them, which way they go on.
events = { COUNT($number, "event") }
newest = the newest is last

# What a key does, in a few words more, in the list of everything by name.
scroll-told = back to earlier lines, or on to later ones
by-seat-told = only one player's lines; 0 shows everybody's
by-number-told = to the choice of that number
