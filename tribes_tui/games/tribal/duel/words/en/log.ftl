### What happens in a Duel. A message is a line of the log; .spoken is for those who listen, and stands behind the name of whoever did it.
### $cards: a group; $owner: whose zone it is

# Whose zone it is.
owners = { $owner ->
    [you] your
   *[other] { WHOSE($owner) }
}
# Where they come to lie.
goal = { $is-free ->
    [yes] to { owners } free column
   *[no] onto { owners } { $onto }
}
# So many cards.
so-many = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
# Once it is worth a word.
idle-so-far = { $idle ->
    [0] { "" }
    [1] { "" }
   *[other] ; { $idle } turns without progress
}
# Within a sentence.
name = { $who ->
    [you] you
   *[other] { $who }
}

# $onto: the card on which it comes to lie; $is-free: none, a free column takes it
gave = { $who ->
    [you] You give
   *[other] { CAPITAL($who) } gives
} { $cards } { goal }.
    .spoken = gave { $cards } { goal }
# $is-own: within the zone of whoever moves
moved = { $who ->
    [you] You move
   *[other] { CAPITAL($who) } moves
} { $cards } { $is-free ->
    [yes] to a free column
   *[no] onto { $onto }
}{ $is-own ->
    [yes] { "" }
   *[no] { " " }in { owners } zone
}.
    .spoken = moved { $cards } { goal }
# All that somebody moved within their own zone; $cards: of the first move
own-moves = { $number ->
    [one] moved { $cards }
   *[other] made { $number } moves in their own zone
}
# $column: your column 3
turned-up = { CAPITAL($card) } is turned up in { $column }.
    .spoken = turned up { $card } in { $column }
put-on-pile = { $who ->
    [you] You put { $card } on the sacred pile.
   *[other] { CAPITAL($who) } puts { $card } on the sacred pile.
}
    .spoken = put { $card } on the sacred pile
stole = { $who ->
    [you] You steal { $card } for your column { $number }.
   *[other] { CAPITAL($who) } steals { $card } for their column { $number }.
}
    .spoken = stole { $card } for their column { $number }
stole-for-pile = { $who ->
    [you] You steal { $card } for the sacred pile.
   *[other] { CAPITAL($who) } steals { $card } for the sacred pile.
}
    .spoken = stole { $card } for the sacred pile
drew = { $who ->
    [you] You draw { $card }.
   *[other] { CAPITAL($who) } draws { $card }.
}
    .spoken = drew { $card }
discarded = { $who ->
    [you] You draw { $card }, which fits nowhere and is discarded.
   *[other] { CAPITAL($who) } draws { $card }, which fits nowhere and is discarded.
}
    .spoken = drew { $card }, which fits nowhere and is discarded
took = { $who ->
    [you] You take { $card } from the discard.
   *[other] { CAPITAL($who) } takes { $card } from the discard.
}
    .spoken = took { $card } from the discard
placed = { $who ->
    [you] You place
   *[other] { CAPITAL($who) } places
} { $card } { $is-free ->
    [yes] in a free column
   *[no] onto { $onto }
} in { owners } zone.
# $column: your column 3
placed-in = placed { $card } in { $column }
# $number: of cards turned up
cleaned = { $who ->
    [you] You end your cleaning with { so-many } turned up.
   *[other] { CAPITAL($who) } ends their cleaning with { so-many } turned up.
}
    .spoken = finished cleaning with { so-many } turned up
# $fewer, $more: cards that both have turned up
began = { $who ->
    [you] You start after cleaning: { $fewer } turned up against { $more }.
   *[other] { CAPITAL($who) } starts after cleaning: { $fewer } turned up against { $more }.
}
    .spoken = started with fewer cards turned up, { $fewer } against { $more }
began-on-tie = { $who ->
    [you] You start after cleaning: a tie, { so-many } turned up by each.
   *[other] { CAPITAL($who) } starts after cleaning: a tie, { so-many } turned up by each.
}
    .spoken = started after a tie in cleaning
# $idle: turns in a row without progress
ended-turn = { $who ->
    [you] You end turn { $number }{ idle-so-far }.
   *[other] { CAPITAL($who) } ends turn { $number }{ idle-so-far }.
}
    .spoken = ended turn { $number }
# $why: how it ended; without a winner it is a draw
won = { $who ->
    [you] You win: { $why }.
   *[other] { CAPITAL($who) } wins: { $why }.
}
    .draw = A draw: { $why }.
    .spoken = the game is over: { $why }
taken-back = the last move was taken back

## A turn in one sentence, in full and in brief: its parts are a list

turn-of = { $who ->
    [you] Your last turn: { LIST($parts) }.
   *[other] { WHOSE(CAPITAL($who)) } last turn: { LIST($parts) }.
}
    .so-far = { $who ->
        [you] Your turn so far: { LIST($parts) }.
       *[other] { WHOSE(CAPITAL($who)) } turn so far: { LIST($parts) }.
    }
    .rest = { $who ->
        [you] Your last turn: { LIST($parts) }; { $key } shows the rest.
       *[other] { WHOSE(CAPITAL($who)) } last turn: { LIST($parts) }; { $key } shows the rest.
    }
# The cleaning before it; $cleaned: cards turned up then
cleaning-of = { $who ->
    [you] Your cleaning: { $cleaned ->
        [one] 1 card
       *[other] { $cleaned } cards
    } turned up.
   *[other] { WHOSE(CAPITAL($who)) } cleaning: { $cleaned ->
        [one] 1 card
       *[other] { $cleaned } cards
    } turned up.
}
    .and-turn = { $who ->
        [you] Your cleaning: { $cleaned } turned up; turn: { LIST($parts) }.
       *[other] { WHOSE(CAPITAL($who)) } cleaning: { $cleaned } turned up; turn: { LIST($parts) }.
    }
on-piles = { $number ->
    [one] 1 card on sacred piles
   *[other] { $number } cards on sacred piles
}
    .brief = { $number } on piles
# One of those on piles, or the only one, came from another. $who: from whom, to whom
stolen-for-pile = { $number ->
    [one] { LIST($cards) } stolen from { name } for a sacred pile
   *[other] { $number } cards on sacred piles ({ LIST($cards) } stolen from { name })
}
    .brief = { $number ->
        [one] { LIST($cards) } stolen for a pile
       *[other] { $number } on piles ({ LIST($cards) } stolen)
    }
stolen-from = { LIST($cards) } stolen from { name }
    .brief = { LIST($cards) } stolen
given-to = { $number ->
    [one] 1 card given to
   *[other] { $number } cards given to
} { name }
    .brief = { $number } given
drawn-and-discarded = { LIST($cards) } drawn and discarded
drawn = { LIST($cards) } drawn
taken = { LIST($cards) } taken from the discard
other-moves = { $number ->
    [one] 1 other move
   *[other] { $number } other moves
}
    .brief = { $number ->
        [one] 1 move
       *[other] { $number } moves
    }
up = { $number ->
    [one] 1 card turned up
   *[other] { $number } cards turned up
}
    .brief = { $number } turned up
