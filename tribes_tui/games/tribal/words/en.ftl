### What both games of Tribal say.

## Cards and columns

# $symbol: djembe, mask, lizard or turtle; $value: from 1 to 9
card = { $symbol ->
    [djembe] djembe { $value }
    [mask] mask { $value }
    [lizard] lizard { $value }
   *[turtle] turtle { $value }
}
    .the = { card }
symbol = { $symbol ->
    [djembe] djembe
    [mask] mask
    [lizard] lizard
   *[turtle] turtle
}
    .several = { $symbol ->
        [djembe] djembes
        [mask] masks
        [lizard] lizards
       *[turtle] turtles
    }
    .brief = { $symbol ->
        [djembe] djembe
        [mask] mask
        [lizard] lizard
       *[turtle] turtle
    }
# A card with the colour of its symbol.
coloured = { $colour ->
    [orange] orange { $card }
   *[blue] blue { $card }
}
# A card within an order or a sentence about what was done with it; other languages have an article here.
in-sentence = { $card }
# A group: its first card, and how many lie on it.
and-more = { $card } and { $more } more
# A column of somebody's zone, from 1.
column = { WHOSE($who) } column { $number }
    .of = of { column }
# A column in lines of text; $shown: its open cards by their codes
column-cards = { $hidden ->
    [0] { $shown }
   *[other] { $hidden } face down, { $shown }
}
# What people may name.
column-of-number = column { $number }
# Before the cards that nobody has seen: those of a symbol, and without any
unseen-of = Unseen { symbol.several }
# The values of the unseen cards of a symbol: djembe 1 4 4
unseen-values = { symbol } { $values }
none = none
legend = Cards: D djembe, M mask (orange); L lizard, T turtle (blue); a value; copy a or b.

# $card: orange djembe 4
card-in = { $card } in { $column }
    .group = { $card } in { $column }, with { COUNT($number, "card") } on it
# A column in lines of text, and those without cards.
column-line = { "  " }{ $number }: { $cards }
free-line = { "  " }free: { LIST($numbers) }
# What somebody has of something.
of-name = { $name } { $number }

## For those who listen

free-column-is = { CAPITAL($column) } is free.
beside = Beside it { LIST($columns) }.
ends-with = column { $number } ends with { $card }
    .nothing = column { $number } is free
# $ends: each column's number and its last card
ends = The ends of { WHOSE($who) } columns: { $ends }.
end-of = { $number } { $card }
    .nothing = { $number } free
about-ends = the last card of every column
    .typed = ends, e
about-zone = your zone
    .typed = zone, where are my members, members, m

## Ending

end-turn = end your turn
end-cleaning = end your cleaning
# While another is asked, what the button is.
end-button = { $cleaning ->
    [yes] the button that ends your cleaning
   *[no] the button that ends your turn
}
cleaning-over = No card fits in your zone now: your cleaning is over.

## What helps

goal-fits-orange = Djembes and masks are orange, lizards and turtles are blue.

## Words: what each means

djembe = djembe
    .means = An orange symbol.
mask = mask
    .means = An orange symbol.
lizard = lizard
    .means = A blue symbol.
turtle = turtle
    .means = A blue symbol.
symbol-word = symbol
    .means = Djembe, mask, lizard or turtle.
colour = colour
    .means = Orange or blue: it alternates from card to card in a column.
column-word = column
    .means = Cards in a row, from the base to the end. Those face up go down by one and alternate in colour.
base = base
    .means = The first card of a column.
end = end
    .means = The last card of a column: nothing lies on it.
group = group
    .means = A face-up card in a column and everything on it.
zone = zone
    .means = The columns in front of a player.
stock = stock
    .means = The cards to draw from.
cleaning = cleaning
    .means = The phase before the turns, in which everybody tidies up their own zone.

## Signs

sign = { $symbol ->
    [djembe] djembe, orange
    [mask] mask, orange
    [lizard] lizard, blue
   *[turtle] turtle, blue
}

## Why something can't be chosen

no-fit = it must be one lower and of the other colour
ends-only = a card goes on the end of a column, not in the middle
nothing-to-do = it does nothing by itself: first choose a card
put-back = first choose where the lifted cards go, or put them back
