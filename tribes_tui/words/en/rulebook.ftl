### What the screen of a rulebook says around the rules.

name = rulebook
pick = rulebooks
contents = Contents
look-for = Look for
type-a-word = a word, or a part of one
nothing-found = That stands nowhere in this rulebook.
back = back
read = read
to-contents = contents
search = look for
next = next place
previous = place before
before = where you were
scroll = scroll
section = section
# Which of all places is shown.
found-at = place { $number } of { $count } with “{ $sought }”
