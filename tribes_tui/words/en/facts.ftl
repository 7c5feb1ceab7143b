### What one would want to know to play well, around what a game says of it.

title = Worth knowing
nothing = The table shows all that is worth knowing now.
# How many there was no room for; the page of that key has them.
more = … { COUNT($number, "more fact") }: press ?
    .brief = … more: press ?
# A fact as a sentence: what it is about, and what is so.
fact = { CAPITAL($label) }: { $words }
