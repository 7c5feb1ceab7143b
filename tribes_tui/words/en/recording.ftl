### What is said of a record that can be read but not replayed.

title = A recording
# The columns.
number = move
who = who
what = as recorded
hidden = (hidden)
