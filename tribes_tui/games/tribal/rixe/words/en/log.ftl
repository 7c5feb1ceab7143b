### What happens in a Rixe. A message is a line of the log; .spoken is for those who listen, and stands behind the name of whoever did it.

## Whose things are, of somebody who does something with them

# $is-own: who does it is whose it is; .from: it leaves there, $is-same: for another place of the same zone
card-of = { $who ->
    [you] your
   *[other] { $is-own ->
        [yes] their own
       *[no] { WHOSE($who) }
    }
} { $card }
    .from = { $is-same ->
        [yes] { card-of }
       *[no] { card-of }
    }
place-of = { $who ->
    [you] your
   *[other] { $is-own ->
        [yes] their own
       *[no] { WHOSE($who) }
    }
} free place
zone-of = { $who ->
    [you] your
   *[other] { $is-own ->
        [yes] their own
       *[no] { WHOSE($who) }
    }
} zone

## Events

round-began = Round { $number } begins.
    .spoken = round { $number } begins
# $who (str): whoever did it
dealt = { CAPITAL(DO($who, "get")) } { COUNT($number, "card") }.
    .spoken = got { COUNT($number, "card") }
# $who (str): whoever did it
cleaned = { CAPITAL(DO($who, "play")) } { $number ->
    [0] no card
   *[other] { COUNT($number, "card") }
} in cleaning.
    .spoken = finished cleaning with { $number ->
        [0] no card
       *[other] { COUNT($number, "card") }
    } played
# $fewest: how many cards they have played in it
# $who (str): whoever did it
began = { CAPITAL(DO($who, "begin")) }, with { $fewest ->
    [0] no card played in cleaning
   *[other] the fewest cards played in cleaning: { $fewest }
}.
    .on-tie = { CAPITAL(DO($who, "begin")) }: several played { $fewest ->
        [0] no card
       *[other] { COUNT($fewest, "card") }, the fewest
    } in cleaning. Seats decide a tie.
    .spoken = began the turns
# $who (str): whoever did it
dry-lap = Nobody could play: { DO($who, "turn", "turns") } up { THE($card) } from the stock.
    .spoken = turned up { THE($card) } from the stock, because nobody could play
# $zone: whose it is
# $who (str): whoever did it
column-begun = { CAPITAL(DO($who, "begin")) } a column in { $zone } with { THE($card) }.
    .spoken = began a column with { THE($card) }
# $cards: a group, and whose it was; $onto: the card on which it lies now
# $who (str): whoever did it
moved = { CAPITAL(DO($who, "move")) } { $cards } onto { $onto }.
    .spoken = moved { $cards } onto { THE($onto) }
played = { CAPITAL(DO($who, "play")) } { THE($card) } on { $onto }.
    .spoken = { THE($card) } on { $onto }
played-in-free = { CAPITAL(DO($who, "play")) } { THE($card) } in { $place }.
    .spoken = { THE($card) } in a free place
# All that one player played in a row.
# $who (str): whoever did it
put-down = played { LIST($cards) }
    .many = played { $number } cards
# $who (str): whoever did it
collected = { CAPITAL(DO($who, "collect")) } a column from 9 to 1: 1 point.
    .spoken = collected a column for 1 point
# $who (str): whoever did it
went-out = { CAPITAL(DO($who, "go", "goes")) } out: { $points } points.
    .spoken = went out for { $points } points
# $who (str): whoever did it
drew = { CAPITAL(DO($who, "draw")) } { THE($card) }.
    .spoken = drew { THE($card) }
# $who (str): whoever did it
drew-unseen = { CAPITAL(DO($who, "draw")) } a card.
    .spoken = drew a card
# $who (str): whoever did it; $more: whether they had played cards
laid-nothing = { $who ->
    [you] Your turn ends: no { $more ->
        [yes] other { "" }
       *[no] { "" }
    }card fits.
   *[other] { $who } can't play a card.
}
    .spoken = couldn't play
round-over = Round { $round } is over{ $is-out ->
    [yes] { "" }
   *[no] , nobody went out
}: { $points }.
    .spoken = round { $round } is over{ $is-out ->
        [yes] { "" }
       *[no] , and nobody went out
    }; points in this round: { LIST($points) }
game-over = The game is over: { $points }.
    .spoken = the game is over
taken-back = the last move was taken back

## In a few words, where there is no log. $who: one player or several

# What somebody did, one or several; $number (int): of them; $deeds: of what follows, each a verb with what it was done to
did = { LIST($who) } { LIST($deeds) }
collected-some = collected { $number ->
    [one] a column
   *[other] { $number } columns
}
began-a-column = began a column with { THE($card) }
moved-to-yours = moved { $cards } into your zone
moved-off-yours = moved your { $cards } away
laid = played { LIST($cards) }
    .on-yours = played { COUNT($number, "card") }{ $yours ->
        [none] { "" }
        [all] { " " }in your zone
       *[other] , { $yours } in your zone
    }
    .none = played no card
on-yours = { LIST($cards) } in your zone
# Those in other zones, behind those in yours.
on-others = { LIST($cards) } elsewhere
