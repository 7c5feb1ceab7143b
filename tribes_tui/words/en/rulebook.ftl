### What the screen of a rulebook says around the rules.

name = rulebook
pick = rulebooks
contents = Contents
look-for = Look for
type-a-word = a word or part of one
nothing-found = That isn't anywhere in this rulebook.
back = back
read = read
to-contents = contents
search = look for
next = next place
previous = previous place
before = where you were
scroll = scroll
section = section
# Which of all places is shown.
found-at = place { $number } of { $count } with “{ $sought }”
# How far one has come. $share: per cent of the book
where = section { $number }, { $share }% of the book
    .short = { $share }% of the book
# Below what was found in several places.
how-to-walk = n and N go from place to place.
# How often a section says a word.
times = { $count ->
    [1] once
   *[other] { $count } times
}
# What Enter does in the contents.
opened = read { $number } { $title }
    .short = read { $title }
# On the first page, above the chapters with what is in them.
in-this-book = In this book
# A chapter and its sections; $titles (Sequence[str])
chapter = { $chapter }: { $titles }
# The sections that a section names.
leads-to = See also: { $links }
# How rules name another section or a ruling, before its number: section 3.7, ruling 5.
named-section = section
named-ruling = ruling
