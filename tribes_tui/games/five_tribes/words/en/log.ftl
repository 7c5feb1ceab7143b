### What happened: a line of the log; .turn: within the sentence of a whole turn;
### .spoken: for people who listen, behind the name of whoever did it. The arguments are the fields of the event.

## What several of them say

# $colour: the rules' letter of a tribe
a-meeple = { $colour ->
    [Y] a vizier
    [W] an elder
    [G] a merchant
    [B] a builder
   *[other] an assassin
}
    .bare = { $colour ->
        [Y] vizier
        [W] elder
        [G] merchant
        [B] builder
       *[other] assassin
    }
meeples = { $colour ->
    [Y] { COUNT($n, "vizier") }
    [W] { COUNT($n, "elder") }
    [G] { COUNT($n, "merchant") }
    [B] { COUNT($n, "builder") }
   *[other] { COUNT($n, "assassin") }
}
# "an elder", "2 elders"
some = { $n ->
    [1] { a-meeple }
   *[other] { meeples }
}
elders-paid = { COUNT($elders, "elder") }
fakirs-paid = { COUNT($fakirs, "fakir") }
# What is paid for a djinn or its power.
payment = { $fakirs ->
    [0] { elders-paid }
   *[other] { $elders ->
        [0] { fakirs-paid }
       *[other] { elders-paid } and { fakirs-paid }
    }
}
# $space: the price of a space of the track
space = { $space ->
    [0] nothing
   *[other] { $space } gold
}

## The round

round = Round { $number }.
    .spoken = round { $number }
# $who (str): whoever did it
bid = { CAPITAL(DO($who, "bid")) } { space }.
    .listed = { DO($who, "bid") } { space }
    .spoken = bid { space }
# Whoever can pay for no free space pays less.
bid-unpaid = { CAPITAL(DO($who, "bid")) } { space } and { VERB($who, "pay") } { $paid }.
    .turn = { CAPITAL(DO($who, "bid")) } { space } and { VERB($who, "pay") } { $paid }.
    .listed = { DO($who, "bid") } { space } for { $paid }
# $who (str): whoever did it
bid-helped = { CAPITAL(DO($who, "bid")) } { space } and { VERB($who, "pay") } { $paid }, with { fakirs-paid }.
    .spoken = bid { space } with { fakirs-paid }
# All bids of a round.
bids = { CAPITAL(LIST($bids)) }.
activation = { CAPITAL(DO($who, "begin")) } a turn.
# $who (str): whoever did it
no-move = { CAPITAL(DO($who, "have", "has")) } no move: nobody moves any more.
    .turn = found no move
    .spoken = found no move, and nobody moves any more
reshuffle = The discarded resources are shuffled into a new pile.
    .spoken = the discarded resources are shuffled into a new pile
# $points: everybody's, as "Ada 90, Bo 80"
end = { $why ->
    [camels] The game is over: the last camel has been placed. { $points }.
   *[other] The game is over: no move is left. { $points }.
}
    .spoken = { $why ->
        [camels] the game is over: the last camel has been placed
       *[other] the game is over: no move is left
    }
# In the end.
score = { CAPITAL($who) } { $points }
undo-spoken = the last move was taken back

## The move

# $meeples: as "2 elders and an assassin"
take = { CAPITAL(DO($who, "take")) } { $meeples } from { $tile }.
drop = { CAPITAL(DO($who, "drop")) } { a-meeple } on { $tile }.
# A whole move, by ear.
# $who (str): whoever did it
way = { $steps ->
    [0] picked up the meeples of { $start }
   *[other] moved from { $start } to { $tile }
}
# $who (str): whoever did it
gather = { CAPITAL(DO($who, "pick")) } up { meeples } on { $tile }.
    .turn = picked up { meeples }
    .spoken = picked up { meeples } on { $tile }
# $camels: those that are left
# $who (str): whoever did it
camel = { CAPITAL(DO($who, "take")) } control of { $tile }, { COUNT($camels, "camel") } left.
    .turn = put a camel on { $tile }
    .spoken = took { $tile } with a camel

## What tribes and tiles do

# $tribe: viziers or elders
kept = { $tribe ->
    [viziers] { COUNT($n, "vizier") }
   *[other] { COUNT($n, "elder") }
}
# $who (str): whoever did it
keep = { CAPITAL(DO($who, "keep")) } { kept }.
    .spoken = kept { kept }
# With builders or assassins.
# $who (str): whoever did it
help = { CAPITAL(DO($who, "spend")) } { fakirs-paid }.
    .turn = spent { fakirs-paid }
    .spoken = spent { fakirs-paid }
# $why: builders, sale, or a djinn's name
# $who (str): whoever did it
earn = { CAPITAL(DO($who, "earn")) } { $coins } gold ({ $why ->
        [builders] builders
        [sale] sale
       *[other] { $why }
    }).
    .turn = earned { $coins } gold from { $why ->
        [builders] builders
        [sale] the sale
       *[other] { $why }
    }
    .spoken = { $why ->
        [builders] earned { $coins } gold
        [sale] earned { $coins } gold
       *[other] earned { $coins } gold from { $why }
    }
# Points for viziers: somebody else passed them, or killed one.
# $who (str): whoever lost them
lose = { CAPITAL(DO($who, "lose")) } { lose.points } for viziers.
    .points = { COUNT($points, "point") }
    .turn = lost { lose.points } for viziers
    .spoken = lost { lose.points } for viziers
# $why: merchants or market
card = { CAPITAL(DO($who, "take")) } { $card } ({ $why ->
        [merchants] merchants
       *[other] market
    }).
# Cards by their names, as "2 fakirs".
# $who (str): whoever did it
# $how: heard: behind the name of whoever did it
took = { $how ->
    [bought] bought { LIST($cards) } for { $paid } gold
   *[taken] took { LIST($cards) }
}
# $who (str): whoever did it
market = { CAPITAL(DO($who, "pay")) } { $paid } gold at the market.
    .spoken = paid { $paid } gold at the market
# $why: the djinn by which it was drawn
# $who (str): whoever did it
draw = { CAPITAL(DO($who, "draw")) } { $card } ({ $why }).
    .turn = drew { $card } with { $why }
    .spoken = drew { $card }
# $who (str): whoever did it
draw-hidden = { CAPITAL(DO($who, "draw")) } a hidden card ({ $why }).
    .turn = drew a hidden card with { $why }
    .spoken = drew a card
# $who (str): whoever did it
kill = { CAPITAL(WHOSE($who)) } assassins kill { a-meeple } on { $tile }.
    .turn = killed { a-meeple } on { $tile }
    .spoken = killed { a-meeple } on { $tile }
# A vizier or an elder in front of somebody: $player. Without a name nothing stands there.
robbed = { WHOSE($player) } { robbed.what }
    .what = { $what ->
        [vizier] viziers
       *[other] elders
    }
# $who (str): whoever did it
rob = { CAPITAL(WHOSE($who)) } assassins kill one of { robbed }.
    .turn = killed one of { robbed }
    .spoken = killed one of { robbed }
# $who (str): whoever did it
no-kill = { CAPITAL(WHOSE($who)) } assassins kill nobody.
    .spoken = killed nobody
# $holder: whose tile it is, and so whose palm or palace: whoever put it there, nobody, or another, $owner
whose-tile = { $holder ->
    [own] { "" }
    [nobody] , nobody's tile yet
   *[other] , { WHOSE($owner) } tile
}
in-brackets = { $holder ->
    [own] { "" }
    [nobody] { " " }(nobody's tile)
   *[other] { " " }({ WHOSE($owner) } tile)
}
# $who (str): whoever did it
palm = { CAPITAL(DO($who, "plant")) } a palm tree on { $tile }{ whose-tile }.
    .turn = planted a palm on { $tile }{ in-brackets }
    .spoken = planted a palm tree on { $tile }{ whose-tile }
# $who (str): whoever did it
palace = { CAPITAL(DO($who, "build")) } a palace on { $tile }{ whose-tile }.
    .turn = built a palace on { $tile }{ in-brackets }
    .spoken = built a palace on { $tile }{ whose-tile }

## Djinns and the sale

# $who (str): whoever did it
buy = { CAPITAL(DO($who, "buy")) } { $djinn } for { payment }.
    .turn = bought the djinn { $djinn } for { payment }
    .spoken = bought { $djinn } for { payment }
# $who (str): whoever did it
use = { CAPITAL(DO($who, "use")) } { $djinn } for { payment }.
    .turn = used { $djinn }
    .spoken = used { $djinn }
# By Anun-Nak.
people = From the bag to { $tile }: { $meeples }.
    .turn = put { $meeples } on { $tile }
    .spoken = put { $meeples } from the bag on { $tile }
# $who (str): whoever did it
sibittis = { CAPITAL(DO($who, "draw")) } { sibittis.number }: { LIST($djinns) }.
    .number = { COUNT($cards, "djinn") }
    .spoken = drew { LIST($djinns) }
# $who (str): whoever did it
sibittis-hidden = { CAPITAL(DO($who, "draw")) } { sibittis.number }.
    .spoken = drew { sibittis.number }
# $number: of the djinns that are discarded
# $who (str): whoever did it
keep-djinn = { CAPITAL(DO($who, "keep")) } { $djinn }{ $number ->
        [0] { "" }
       *[other] { " " }and { VERB($who, "discard") } { LIST($discarded) }
    }.
    .turn = kept the djinn { $djinn }
    .spoken = kept { $djinn }
# $who (str): whoever did it
sell = { CAPITAL(DO($who, "sell")) } { LIST($goods) }.
    .turn = sold { COUNT($number, "good") }
    .spoken = sold { LIST($goods) }

## A turn in one sentence

# $what: a list of things with commas, as "a1 → c1, 3 elders, a palm"
turn = { CAPITAL($who) }: { $what }.
# First in a turn: the $points that it is seen to have brought, with their sign; $number: the same without it; .turns: of so many that are told at once.
gained = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
    .turns = { $number ->
        [0] { $turns } turns
       *[other] { gained } in { $turns } turns
    }
    .then = then { $way }
# What somebody else got by it.
others = { $who } { $what }
