### What screens, forms and dialogs say about their keys and their rows, whatever they are for.

# What keys do.
back = back
to-table = back to the table
# Of a key that does nothing. $key
no-key = { $key } does nothing here.
go-on = go on
scroll = scroll
search = look for
cancel = leave it as it is
change = change
choose = choose
# What Enter does in a closed line of text.
types = type
# And in one that is open.
typed = done
field = field
# The two values of a switch.
on = yes
off = no
# Where there is no room for what each value means.
more-values = { $number ->
    [1] And one more: Enter shows it.
   *[other] And { $number } more: Enter shows them.
}
# In the list of everything by name: what a key does; above it where, on this screen or in another place.
by-name = { CAPITAL($what) }
here = On this screen
# The cap of the keys ↑ and ↓ where there are only ASCII signs; ^v would be another key
up-down = Up Down
fields = Fields
elsewhere = Anywhere
# Where one types what is looked for.
type-here = Type to search
# Instead of the list, where nothing fits.
nothing-found = Nothing here has that name. Type fewer letters or another word.
# Where a pile of cards was.
empty-pile = empty
# At the edge of something that is scrolled.
above = ▲ more above
below = ▼ more below
both = ▲▼ more
# Who has what an option of a game gives to one: a seat, or whoever is drawn.
seat = seat { $number }
    .always = Always seat { $number }.
by-chance = by chance
    .means = A new seat is drawn for each game.

# What a key does, in a few words more, in the list of everything by name.
field-told = to the next field, or the one before
change-told = change the value of this field
choose-told = a list of all values for this field
pick-told = take what the cursor is on

# What a key does, in a few words more, in the list of everything by name.
back-told = to where you came from
types-told = write in this field
typed-told = keep what you wrote

offered = { $number } in all
found = { $number } found
