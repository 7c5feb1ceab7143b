### What happened: a line of the log; .turn: within the sentence of a whole turn; .short: the same as a thing of a list;
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
    [Y] { $n ->
        [one] 1 vizier
       *[other] { $n } viziers
    }
    [W] { $n ->
        [one] 1 elder
       *[other] { $n } elders
    }
    [G] { $n ->
        [one] 1 merchant
       *[other] { $n } merchants
    }
    [B] { $n ->
        [one] 1 builder
       *[other] { $n } builders
    }
   *[other] { $n ->
        [one] 1 assassin
       *[other] { $n } assassins
    }
}
# "an elder", "2 elders"
some = { $n ->
    [1] { a-meeple }
   *[other] { meeples }
}
elders-paid = { $elders ->
    [one] 1 elder
   *[other] { $elders } elders
}
fakirs-paid = { $fakirs ->
    [one] 1 fakir
   *[other] { $fakirs } fakirs
}
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
   *[other] { $space }
}

## The round

round = Round { $number }.
    .spoken = round { $number }
bid = { $who ->
    [you] You bid { space }.
   *[other] { CAPITAL($who) } bids { space }.
}
    .listed = { $who ->
        [you] you { space }
       *[other] { $who } { space }
    }
    .spoken = bid { space }
# Whoever can pay for no free space pays less.
bid-unpaid = { $who ->
    [you] You bid { space } and pay { $paid }.
   *[other] { CAPITAL($who) } bids { space } and pays { $paid }.
}
    .turn = { $who ->
        [you] You bid { space }, paid { $paid }.
       *[other] { CAPITAL($who) } bids { space }, paid { $paid }.
    }
    .listed = { $who ->
        [you] you { space } for { $paid }
       *[other] { $who } { space } for { $paid }
    }
bid-helped = { $who ->
    [you] You bid { space } and pay { $paid }, with { fakirs-paid }.
   *[other] { CAPITAL($who) } bids { space } and pays { $paid }, with { fakirs-paid }.
}
    .spoken = bid { space } with { fakirs-paid }
# All bids of a round.
bids = Bids: { LIST($bids) }.
activation = { $who ->
    [you] Your turn.
   *[other] { CAPITAL(WHOSE($who)) } turn.
}
no-move = { $who ->
    [you] You have no move: nobody moves any more.
   *[other] { CAPITAL($who) } has no move: nobody moves any more.
}
    .turn = found no move
    .spoken = found no move, and nobody moves any more
reshuffle = The discarded resources are shuffled into a new pile.
    .spoken = the discarded resources are shuffled into a new pile
# $points: everybody's, as "Ada 90, Bo 80"
end = { $why ->
    [camels] The game is over, the last camel has been placed: { $points }.
   *[other] The game is over, no move is left: { $points }.
}
    .spoken = { $why ->
        [camels] the game is over: the last camel has been placed
       *[other] the game is over: no move is left
    }
# In the end.
score = { $who ->
    [you] you { $points }
   *[other] { $who } { $points }
}
undo-spoken = the last move was taken back

## The move

# $meeples: as "2 elders and an assassin"
take = { $who ->
    [you] You take { $meeples } from { $tile }.
   *[other] { CAPITAL($who) } takes { $meeples } from { $tile }.
}
drop = { $who ->
    [you] You drop { a-meeple } on { $tile }.
   *[other] { CAPITAL($who) } drops { a-meeple } on { $tile }.
}
# A whole move, by ear.
way = { $steps ->
    [0] took up the meeples of { $start }
   *[other] moved from { $start } to { $tile }
}
gather = { $who ->
    [you] You pick up { meeples } on { $tile }.
   *[other] { CAPITAL($who) } picks up { meeples } on { $tile }.
}
    .turn = picked up { meeples }
    .short = { meeples }
    .spoken = picked up { meeples } on { $tile }
# $camels: those that are left
camel = { $who ->
    [you] You control { $tile }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    } left.
   *[other] { CAPITAL($who) } controls { $tile }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    } left.
}
    .turn = put a camel on { $tile }
    .short = camel
    .spoken = took { $tile } with a camel

## What tribes and tiles do

# $tribe: viziers or elders
kept = { $tribe ->
    [viziers] { $n ->
        [one] 1 vizier
       *[other] { $n } viziers
    }
   *[other] { $n ->
        [one] 1 elder
       *[other] { $n } elders
    }
}
keep = { $who ->
    [you] You keep { kept }.
   *[other] { CAPITAL($who) } keeps { kept }.
}
    .spoken = kept { kept }
# $why: builders, sale, or a djinn's name
earn = { $who ->
    [you] You earn { $coins } gold ({ $why ->
        [builders] builders
        [sale] sale
       *[other] { $why }
    }).
   *[other] { CAPITAL($who) } earns { $coins } gold ({ $why ->
        [builders] builders
        [sale] sale
       *[other] { $why }
    }).
}
    .turn = earned { $coins } gold from { $why ->
        [builders] builders
        [sale] the sale
       *[other] { $why }
    }
    .short = { $coins } gold
    .spoken = { $why ->
        [builders] earned { $coins } gold
        [sale] earned { $coins } gold
       *[other] earned { $coins } gold from { $why }
    }
# $why: merchants or market
card = { $who ->
    [you] You take { $card } ({ $why ->
        [merchants] merchants
       *[other] market
    }).
   *[other] { CAPITAL($who) } takes { $card } ({ $why ->
        [merchants] merchants
       *[other] market
    }).
}
# Cards by their names, as "fakir twice".
took = { $how ->
    [bought] bought { LIST($cards) } for { $paid } gold
    [list] { LIST($cards) }
   *[taken] took { LIST($cards) }
}
market = { $who ->
    [you] You pay { $paid } gold at the market.
   *[other] { CAPITAL($who) } pays { $paid } gold at the market.
}
    .spoken = paid { $paid } gold at the market
# $why: the djinn by which it was drawn
draw = { $who ->
    [you] You draw { $card } ({ $why }).
   *[other] { CAPITAL($who) } draws { $card } ({ $why }).
}
    .turn = drew { $card } with { $why }
    .short = { $card }
    .spoken = drew { $card }
draw-hidden = { $who ->
    [you] You draw a hidden card ({ $why }).
   *[other] { CAPITAL($who) } draws a hidden card ({ $why }).
}
    .turn = drew a hidden card with { $why }
    .short = hidden card
    .spoken = drew a card
kill = { $who ->
    [you] Your assassins kill { a-meeple } on { $tile }.
   *[other] { CAPITAL(WHOSE($who)) } assassins kill { a-meeple } on { $tile }.
}
    .turn = killed { a-meeple } on { $tile }
    .short = { a-meeple.bare } killed
    .spoken = killed { a-meeple } on { $tile }
# A vizier or an elder in front of somebody: $player. Without a name nothing stands there.
robbed = { $player ->
    [you] your { robbed.what }
   *[other] { WHOSE($player) } { robbed.what }
}
    .what = { $what ->
        [vizier] viziers
       *[other] elders
    }
    .short = { $player ->
        [you] your { $what ->
            [vizier] vizier
           *[other] elder
        }
       *[other] { WHOSE($player) } { $what ->
            [vizier] vizier
           *[other] elder
        }
    }
rob = { $who ->
    [you] Your assassins kill one of { robbed }.
   *[other] { CAPITAL(WHOSE($who)) } assassins kill one of { robbed }.
}
    .turn = killed one of { robbed }
    .short = { robbed.short } killed
    .spoken = killed one of { robbed }
no-kill = { $who ->
    [you] Your assassins kill nobody.
   *[other] { CAPITAL(WHOSE($who)) } assassins kill nobody.
}
    .spoken = killed nobody
palm = { $who ->
    [you] You plant a palm tree on { $tile }.
   *[other] { CAPITAL($who) } plants a palm tree on { $tile }.
}
    .turn = planted a palm on { $tile }
    .short = palm
    .spoken = planted a palm tree on { $tile }
palace = { $who ->
    [you] You build a palace on { $tile }.
   *[other] { CAPITAL($who) } builds a palace on { $tile }.
}
    .turn = built a palace on { $tile }
    .short = palace
    .spoken = built a palace on { $tile }

## Djinns and the sale

buy = { $who ->
    [you] You buy { $djinn } for { payment }.
   *[other] { CAPITAL($who) } buys { $djinn } for { payment }.
}
    .turn = bought the djinn { $djinn } for { payment }
    .short = djinn { $djinn }
    .spoken = bought { $djinn } for { payment }
use = { $who ->
    [you] You use { $djinn } for { payment }.
   *[other] { CAPITAL($who) } uses { $djinn } for { payment }.
}
    .turn = used { $djinn }
    .short = { $djinn }
    .spoken = used { $djinn }
# By Anun-Nak.
people = { CAPITAL($meeples) } from the bag on { $tile }.
    .turn = put { $meeples } on { $tile }
    .short = { $meeples }
    .spoken = { $meeples } from the bag on { $tile }
sibittis = { $who ->
    [you] You draw { sibittis.number }: { LIST($djinns) }.
   *[other] { CAPITAL($who) } draws { sibittis.number }: { LIST($djinns) }.
}
    .number = { $cards ->
        [one] 1 djinn
       *[other] { $cards } djinns
    }
    .spoken = drew { LIST($djinns) }
sibittis-hidden = { $who ->
    [you] You draw { sibittis-hidden.spoken-number }.
   *[other] { CAPITAL($who) } draws { sibittis-hidden.spoken-number }.
}
    .spoken-number = { $cards ->
        [one] 1 djinn
       *[other] { $cards } djinns
    }
    .spoken = drew { sibittis-hidden.spoken-number }
# $number: of the djinns that are discarded
keep-djinn = { $who ->
    [you] You keep { $djinn }{ $number ->
        [0] { "" }
        [one] , and { LIST($discarded) } goes
       *[other] , and { LIST($discarded) } go
    }.
   *[other] { CAPITAL($who) } keeps { $djinn }{ $number ->
        [0] { "" }
        [one] , and { LIST($discarded) } goes
       *[other] , and { LIST($discarded) } go
    }.
}
    .turn = kept the djinn { $djinn }
    .short = djinn { $djinn }
    .spoken = kept { $djinn }
sell = { $who ->
    [you] You sell { LIST($goods) }.
   *[other] { CAPITAL($who) } sells { LIST($goods) }.
}
    .turn = sold { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
    .short = { $number ->
        [one] 1 good
       *[other] { $number } goods
    } sold
    .spoken = sold { LIST($goods) }

## A turn in one sentence

# $what: a list of things with commas, as "a1 → c1, 3 elders, a palm"
turn = { $who ->
    [you] You: { $what }.
   *[other] { CAPITAL($who) }: { $what }.
}
# What somebody else got by it.
others = { $who ->
    [you] you { $what }
   *[other] { $who } { $what }
}
