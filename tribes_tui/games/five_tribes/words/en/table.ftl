### What stands on the table and the pages beside it.

market = Market
# Brackets below the row of cards.
small-reach = first 3: small market, 3 gold
    .brief = Small market 3 gold
large-reach = first 6: large market, 6 gold
    .brief = Large market 6 gold
goods = { CAPITAL(WHOSE($who)) } goods
djinns = Djinns for sale
no-djinns = No djinns now
keep-one = Keep one djinn
# The track of bids: what a step costs, when one plays.
track = Price    you play
in-hand = ● In { WHOSE($who) } hand
still-carried = { "  " }● still in hand:
ends = Where it can end
    .on-tiles = On a tile: whom you pick up if you end there.
    .steps = (1), (2): the steps.
log = What happened
    .turns = What happened: { $number } turns
# Before anything has happened: how the game is won.
how-to-win = Most points win: gold, tiles, palms, palaces, djinns, viziers, elders, goods.
# Of a move whose beginning was not seen.
on-the-way = Your move began on { $start }; with the meeples in your hand you are now on { $here }.
# The steps of a turn.
step-bid = bid
step-move = move
step-tribe = tribe
step-tile = tile
step-sell = sell
# How rare a card is.
rarity = { $rarity ->
    [rare] rare
    [scarce] scarce
    [common] common
   *[fakir] helper
}
# The name of a kind of tile, the longest first.
title = { $length ->
    [whole] { $kind ->
        [village] Village
        [sacred] Sacred place
        [oasis] Oasis
        [small-market] Small market
       *[large-market] Large market
    }
    [short] { $kind ->
        [village] Village
        [sacred] Sacred
        [oasis] Oasis
       *[other] Market
    }
   *[least] { $kind ->
        [village] Vill.
        [sacred] Sacr.
        [oasis] Oasis
       *[other] Market
    }
}

## The legend

# What each tribe brings; from long to short. Its letter is the first large one behind that of the tribe before: V, E, M, B, A.
legend = Viziers: 1 point, 10 per rival with fewer. Elders: 2. Merchants: cards. Builders: gold per blue tile. Assassins: kill.
    .short = Viziers, Elders: points. Merchants: cards. Builders: gold. Assassins: kills.
# In the place of the legend, once somebody has few camels.
last-camels = { $number ->
    [0] { CAPITAL(DO($who, "have", "has")) } placed { THEIR($who) } last camel: { ends-when }
   *[other] { CAPITAL(DO($who, "have", "has")) } { COUNT($number, "camel") } left: placing the last makes it the last round.
}
# Nobody can move; $is-sure: whatever djinns put on the board.
no-move-left = { $is-sure ->
    [yes] No move is left: { ends-when }
   *[no] No move is left as the board stands: { ends-when }
}
# $is-last: whether this is the last turn of the round.
ends-when = { $is-last ->
    [yes] this turn ends the game.
   *[no] the game ends after this round.
}
# The signs on small tiles, with the points that they bring.
camel = camel
palm = { $has-points ->
    [yes] palm 3
   *[no] palm
}
palace = { $has-points ->
    [yes] palace 5
   *[no] palace
}

## The bid

names-later = { $number ->
    [0] No bids after yours.
    [one] { $who ->
        [you] Then you bid once more.
       *[other] { CAPITAL($who) } is still to bid.
    }
   *[other] Still to bid: { LIST($names) }.
}
more-bids = { COUNT($number, "bid") } after yours.
of-nothing = Bids of nothing:
    .last = the last plays first.

## A player's panel

# Above all of them, in a narrow column: what the sum in each one's first row is.
score = Score: points + gold
# Above who plays when in this round.
order = Turns this round
# What somebody has now, $points and their gold unless it is hidden, $sum: of both, $unseen: cards that nobody saw; from long to short.
worth = { $hides-gold ->
    [yes] { COUNT($points, "point") } + hidden gold{ worth.cards }
   *[no] { $points } + { $gold } gold = { COUNT($sum, "point") }
}
    .short = { $hides-gold ->
        [yes] { $points }+hidden
       *[no] { $points }+{ $gold } gold
    }
    .cards = { $unseen ->
        [0] { "" }
       *[other] { " " }and { COUNT($unseen, "card") }
    }
# Behind things, what they are worth.
makes = { " " }= { $points }
known = { COUNT($number, "good") }
# Cards, behind how many there are.
not-seen = { $number } unseen
# In the last row of a panel that has no room for all. $key: shows all
more = more: { $key }
palms = { COUNT($number, "palm") }
held = djinn { $djinn }

## Facts, prompts, news

round = round { $number }
steps-to-go = { COUNT($number, "step") } to go
where-to = { $steps ->
    [1] Choose where your move ends.
   *[other] Choose where to end, or drop one on a neighbouring tile.
}
# A whole way, as an order.
walk-to = walk to { $tile }, dropping one on each tile
# $is-own: whether a turn of one's own is told, too
since = { $is-own ->
    [yes] Your last turn, and what happened since.
   *[no] What happened since your last turn.
}
onward = back to the table
other-turn = another turn
more-turns = earlier turns: key v
# A way on the page of the others' turns; $steps: as "b4 elder, c4 merchant".
way = from { $tile }: { $steps }
    .begin = from { $tile }:
# On the page: who, then the way.
turn-of = { $who }: { $way }

## Pages

# $shown of $number tiles where a move can end: those where it brings the most
best-moves = what brings the most at once (best { $shown } of { COUNT($number, "tile") } to end on)
    .first = if you play first: the most at once (best { $shown } of { COUNT($number, "tile") } to end on)
no-move = There is no move to compare.
plays-it = Go to a move with ↑↓ or 1-9, then play it.
# Of the key that plays the move under the cursor.
play = play it
to-first = go to the first move
before-bids = Bids come first, so only read these: what an early turn is worth.
# Behind a move: who would make it.
mark = { $of ->
    [cursor] cursor
    [hint] hint
   *[both] cursor, hint
}
# A move: $start, $end as "e3, large market 4".
from-to = From { $start }, to { $end }
how-to-read = Points: what each part adds to your score sheet at once, then the sum.
    .others = After the sum: who else gains or loses points by it.
    .tiles = The tile, without points: it depends on what you buy.
    .leaves = Next turn: whose it is, and the most it can bring at once. At the table, the move offered first takes that into account, too.
    .marks = { $has-hint ->
        [yes] "cursor": where it stands on the table. "hint": the bot's move, from games played to the end.
       *[no] "cursor": where it stands on the table.
    }
    .camel = Camel: it is your last, so the round is the last.
    .nobodys = Nobody's palm or palace: it goes to whoever takes the tile later.
open = scores, everything in the open, and djinns
what-lies-open = The score so far, what everybody has in the open, and what djinns do.
to-be-had = For sale at a Sacred Place for 2 elders, or an elder and a fakir
no-djinn = none
so-far = Points so far, without others' hidden gold and unseen cards: most points win
    .over = The score sheet
own-cards = Cards: { $cards }
# Keys of the table.
key-djinns = scores, djinns
key-use = use a djinn
key-moves = compare
key-sell = sell { COUNT($number, "good") } for { $gold } gold

## What lies under the cursor

put-here = put it on this tile
sell-suit = sell the suit that is laid out
# $payment: the letters of what is paid
pay = { $payment ->
    [EE] pay two elders
    [EF] pay an elder and a fakir
    [E] pay an elder
   *[F] pay a fakir
}
# On a button, behind its key.
pay-button = { $payment ->
    [EE] e 2 elders
    [EF] f elder and fakir
    [E] e an elder
   *[F] f a fakir
}
place-button = . place it here
end-button = e end the turn
pass-button = . { $passing }
use-button = use { $djinn }
sell-button = . sell for { $gold } gold
# $things: with commas
tile = { $things }: { $meeples }
    .empty = { $things }: no meeples
row = { $reach ->
    [any] { $card }, card { $place } in the row, in reach of any market
    [large] { $card }, card { $place } in the row, in reach of a large market
   *[none] { $card }, card { $place } in the row, out of reach of all markets
}
good = { $number } { $card } in your hand
space = the space for { $gold } gold: dearer ones play earlier
    .nothing = the spaces for nothing: the last bid there plays first
seat = { $who }: { $things }; s shows all
points = { COUNT($number, "point") } without gold
the-tribe = { $colour ->
    [Y] the viziers
    [W] the elders
    [G] the merchants
    [B] the builders
   *[other] the assassins
}
spend = spend { COUNT($number, "fakir") }

## Elsewhere

# Of a list for which there is no room.
and-more = and { $number } more
# As "Bo: a3→c3, picked up 3 merchants (2 more things: key B)". $key: what tells them, where there is one
and-clauses = { $told } ({ COUNT($number, "more thing") }{ $has-key ->
    [yes] : key { $key }
   *[no] { "" }
})
# Below the rulebook's pictures.
picture-tiles = A village with three meeples; an oasis with Ada's camel and two palm trees.
picture-tribes = V viziers, E elders, M merchants, B builders, A assassins
picture-way = Two meeples walked: a vizier stays, the elder ends where elders are.
picture-from = from
