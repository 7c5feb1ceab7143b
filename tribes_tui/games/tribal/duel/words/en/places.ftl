### What a place on the table of a Duel is; the whole position in lines.

# Whose it is.
whose = { WHOSE($who) }
# So many cards.
so-many = { COUNT($number, "card") }

## A card: its column, cards that lie on it, its ban, whose pile takes it next

in-discard = { $card } in the discard
# $place: what is said of it so far
stolen = { $place }, × stolen last turn: it can't be stolen back
given = { $place }, × given with its whole column: it can't be given back this turn
next-on = { $place }, next on { whose } pile
    .both = { $place }, next on { whose } and { WHOSE($other) } pile

## Others

hidden = { so-many } face down in { $column }
pile = { whose } sacred pile of { $symbols }, { $height } of 9: { $height ->
    [9] complete
   *[other] the { $next } is next
}
# $unseen: by symbol, with their values
stock = the stock, { so-many }; nobody has seen { $unseen }
free = { whose } free columns: for a 9 and what lies on it
drawn = { $card }, to be placed now
# $card: the one on which the cursor is from then on
sends-next = { CAPITAL(THE($card)) } in { $column }: { $key } again { $is-stolen ->
    [yes] steals it for
   *[no] puts it on
} your pile.
sends-none = { $is-cleaning ->
    [yes] No card goes on a sacred pile in cleaning: only in turns.
   *[no] No card at the end of a column goes on one of your sacred piles now.
}

## The whole position

position = Tribal Duel, turn { $turn }. Turns without progress: { $idle } of { $most }. Cards unseen: { $unseen }.
    .cleaning = Tribal Duel, cleaning. Turns without progress: { $idle } of { $most }. Cards unseen: { $unseen }.
stock-and-discard = Stock: { so-many }. Discard: { $discard }.
    .empty = Stock: { so-many }. Discard: empty.
to-be-placed = Drawn, to be placed: { $card }.
piles = { $who ->
    [you] Your
   *[other] { WHOSE(CAPITAL($who)) }
} sacred piles: { $piles }.
not-stolen-back = Not to be stolen back this turn: { $card }.
not-given-back = Not to be given back this turn: { LIST($cards) }.
