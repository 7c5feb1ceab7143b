### What the screen of a rulebook says around the rules.

type-a-word = a word or part of one
# Ends that stand for each other where a word is looked for: wolf finds wolves, and back; a group each.
ends = f|ves fe|ves y|ies ss|sses s|
# In the list of everything by name, where a game's rulebook says what was typed
book = Rulebook of { $game }
nothing-found = That isn't anywhere in this rulebook.
to-contents = contents
# What the key does that goes from the contents to the text, and back.
between = contents or text
# From the text to the list of what was found.
to-found = list
# What Enter does while something is typed.
to-place = go there
next = next place
previous = previous place
before = where you were
section = section
# Which of all places is shown.
found-at = { $number ->
    [0] { COUNT($count, "place") } with “{ $sought }”
   *[other] place { $number } of { $count } with “{ $sought }”
}
# How far one has come. $share: per cent of the book
where = section { $number }, { $share }% of the book
    .short = { $share }% of the book
# While something is typed, below what was found; $enter: the key. $count: in how many places
how-to-walk = { $count ->
    [1] { $enter } goes there.
   *[other] { $enter } goes to the next place; then n and N go on and back.
}
# What Enter does in the contents.
opened = to the text: { $number } { $title }
    .short = to the text: { $title }
# On the first page, above the chapters with what is in them.
in-this-book = In this book
# A chapter and its sections; $titles (Sequence[str])
chapter = { $chapter }: { $titles }
# The sections that a section names.
leads-to = See also: { $links }
# How rules name another section or a ruling, before its number: section 3.7, ruling 5.
named-section = section
named-ruling = ruling

# What a key does, in a few words more, in the list of everything by name.
next-told = to the next place with your words
previous-told = to the place before
section-told = to the next section, or the one before
search-told = find words in this book
to-contents-told = between the contents and the text
to-found-told = to the list of what was found
before-told = back to the section you came from
scroll-told = read on, a page at a time
