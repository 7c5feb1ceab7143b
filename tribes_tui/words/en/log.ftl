### What the whole log of a game says.

title = Log
everybody = everybody
nothing = Nothing yet.
# What the keys do.
scroll = scroll
by-seat = whose
by-number = number
back = back
# How many are shown, and below them, which way they go on.
events = { COUNT($number, "event") }
newest = the newest is last

# What a key does, in a few words more, in the list of everything by name.
scroll-told = further back, or on towards now
by-seat-told = one player's lines alone; 0 shows everybody's
by-number-told = to the choice of that number
