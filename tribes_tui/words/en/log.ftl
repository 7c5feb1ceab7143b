### What the whole log of a game says.

title = log
everybody = everybody
nothing = Nothing yet.
# What the keys do.
scroll = scroll
by-seat = whose
back = back
# Whose lines are shown.
whose = only what is about { $name }
