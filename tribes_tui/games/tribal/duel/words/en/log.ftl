### What happens in a Duel. A message is a line of the log; .spoken is for those who listen, and stands behind the name of whoever did it.
### $cards: a group; $owner: whose zone it is

# Whose zone it is.
owners = { WHOSE($owner) }
# Where they come to lie.
goal = { owners } { $is-free ->
    [yes] free column
   *[no] { $onto }
}
# So many cards.
so-many = { COUNT($number, "card") }
# Once it is worth a word.
idle-so-far = { $idle ->
    [0] { "" }
    [1] { "" }
   *[other] ; { $idle } turns without progress
}
# Within a sentence.
name = { $who }

# $onto: the card on which it comes to lie; $is-free: none, a free column takes it
# $who (str): whoever did it
gave = { CAPITAL(DO($who, "give")) } { $cards } to { goal }.
    .spoken = gave { $cards } to { goal }
    .several = gave { COUNT($number, "card") } in { $groups } groups to { $to }
# $is-own: within the zone of whoever moves
# $who (str): whoever did it
moved = { CAPITAL(DO($who, "move")) } { $cards } { $is-free ->
    [yes] to a free column
   *[no] onto { $onto }
}{ $is-own ->
    [yes] { "" }
   *[no] { " " }in { owners } zone
}.
    .spoken = moved { $cards } { $is-free ->
        [yes] to
       *[no] onto
    } { goal }
# All that somebody moved within their own zone; $cards: of the first move
# $who (str): whoever did it
own-moves = { $number ->
    [one] moved { $cards }
   *[other] made { $number } moves
}
# $column: your column 3
# $who (str): whoever did it
turned-up = { CAPITAL($card) } is turned up in { $column }.
    .spoken = turned up { $card } in { $column }
# $who (str): whoever did it
put-on-pile = { CAPITAL(DO($who, "put")) } { $card } on the sacred pile.
    .spoken = put { $card } on the sacred pile
    .several = put { LIST($cards) } on the sacred piles
# $who (str): whoever did it
stole = { CAPITAL(DO($who, "steal")) } { $card } for { THEIR($who) } column { $number }.
    .spoken = stole { $card } for column { $number }
# $who (str): whoever did it
stole-for-pile = { CAPITAL(DO($who, "steal")) } { $card } for the sacred pile.
    .spoken = stole { $card } for the sacred pile
# $who (str): whoever did it
drew = { CAPITAL(DO($who, "draw")) } { $card }.
    .spoken = drew { $card }
# $who (str): whoever did it
discarded = { CAPITAL(DO($who, "draw")) } { $card }, which fits nowhere and is discarded.
    .spoken = drew { $card }, which fits nowhere and is discarded
# $who (str): whoever did it
took = { CAPITAL(DO($who, "take")) } { $card } from the discard.
    .spoken = took { $card } from the discard
placed = { CAPITAL(DO($who, "place")) } { $card } { $is-free ->
    [yes] in a free column
   *[no] onto { $onto }
} in { owners } zone.
# $column: your column 3
# $who (str): whoever did it
placed-in = placed { $card } in { $column }
# $number: of cards turned up
# $who (str): whoever did it
cleaned = { CAPITAL(DO($who, "end")) } { THEIR($who) } cleaning with { so-many } turned up.
    .spoken = finished cleaning with { so-many } turned up
# $fewer, $more: cards that both have turned up
# $who (str): whoever did it
began = { CAPITAL(DO($who, "begin")) } after cleaning, with { COUNT($fewer, "card") } turned up against { $more }.
    .spoken = began with fewer cards turned up, { $fewer } against { $more }
# $who (str): whoever did it
began-on-tie = { CAPITAL(DO($who, "begin")) }: a tie, { so-many } turned up by each, and { DO($who, "count") } as the younger.
    .spoken = began after a tie in cleaning
# $idle: turns in a row without progress
# $who (str): whoever did it
ended-turn = { CAPITAL(DO($who, "end")) } turn { $number }{ idle-so-far }.
    .spoken = ended turn { $number }
# $why: how it ended; without a winner it is a draw
won = { CAPITAL(DO($who, "win")) }: { $why }.
    .draw = A draw: { $why }.
    .spoken = the game is over: { $why }
taken-back = the last move was taken back

## A turn in one sentence: its parts are a list. $title: whose turn, where that is no heading above; $key: shows the rest

turn-of = { $is-titled ->
    [yes] In all
   *[no] { $title }
}: { LIST($parts) }{ $key ->
    [none] .
   *[other] ; { $key } shows the rest.
}
on-piles = { COUNT($number, "card") } on sacred piles
# For a pile came from another. $who: from whom, to whom
stolen-for-pile = { $number ->
    [one] { LIST($cards) } stolen from { name } for a sacred pile
   *[other] { LIST($cards) } stolen from { name } for sacred piles
}
stolen-from = { LIST($cards) } stolen from { name }
given-to = { COUNT($number, "card") } given to { name }
given-to-which = { LIST($cards) } given to { name }
drawn-and-given = { LIST($cards) } drawn and given to { name }
drawn-and-discarded = { LIST($cards) } drawn and discarded
drawn = { LIST($cards) } drawn
taken = { LIST($cards) } taken from the discard
other-moves = { COUNT($number, "other move") }
up = { COUNT($number, "card") } turned up
