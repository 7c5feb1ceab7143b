### What happens: a line of the log; as `.did`, in the past tense, what is heard behind the name of whoever did it; as `.was` what nobody does.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
    [the-invaders] the invaders
   *[other] { $name }
}

## Amounts

members = { COUNT($members, "member") }
points = { COUNT($points, "point") }
resources = { COUNT($resources, "resource") }
stones = { COUNT($stones, "stone") }
goals = { COUNT($goals, "goal") }
events = { COUNT($events, "event") }
# One of somebody's members, or of the invaders.
struck = { $victim ->
    [you] one of your members
    [the-invaders] an invader
   *[other] one of { WHOSE($victim) } members
}
# Where: in a hex; `hidden`: on one's own board.
grown-where = { $hex ->
    [hidden] in ambush
   *[other] in { $hex }
}
village = { $hex ->
    [hidden] a hidden village
   *[other] a village in { $hex }
}

## The turn

turn = Turn { $turn }: { WHOSE($who) } turn.
# $who (str): whoever did it
settled = { CAPITAL(DO($who, "settle")) } in { $hex } with { members }.
    .did = settled in { $hex } with { members }
# $who (str): whoever did it
entered = { CAPITAL(DO($who, "return")) } to the map in { $hex }.
    .did = returned to the map in { $hex }
# $who (str): whoever did it
power-chosen = { CAPITAL(DO($who, "choose")) } { $power }.
    .did = chose { $power }
# $who (str): whoever did it
glacier-laid = { CAPITAL(DO($who, "lay")) } the Glacier on { $hex }.
    .did = laid the Glacier on { $hex }
# $who (str): whoever did it
rolled = { CAPITAL(DO($who, "roll")) } { LIST($dice) }.
    .did = rolled { LIST($dice) }
# $who (str): whoever did it
lit = { CAPITAL(DO($who, "turn")) } a moon into a sun.
    .did = turned a moon into a sun
undone = the last move was taken back

## Events

double = It is a double.
# After a double.
spaces-full = Both event spaces are full: the double brings no new event.
    .was = both event spaces are full, no new event
# $who (str): whoever did it
dreamt = { CAPITAL(DO($who, "dream")) } of { LIST($tiles) }.
    .did = dreamt of { LIST($tiles) }
# $who (str): whoever did it
dreamt-unseen = { CAPITAL(DO($who, "dream")) } of the next { events }.
    .did = dreamt of the next events
put-at-bottom = { CAPITAL(DO($who, "put")) } { $tile } at the bottom of the deck.
# $who (str): whoever did it
put-at-bottom-unseen = { CAPITAL(DO($who, "put")) } one of them at the bottom of the deck.
    .did = put an event at the bottom of the deck
event-drawn = Event: { $tile }. { $does }
    .was = { $tile } came up
    .own = You rolled a double: { $tile }. { $does }
event-left = The event { $tile } is over.
    .was = the event { $tile } is over
event-returned = { $tile } goes back into the deck.
    .was = { $tile } went back into the deck
events-added = { LIST($tiles) } join the event deck.
    .was = { LIST($tiles) } joined the event deck
# $who (str): whoever did it
volcano-laid = { CAPITAL(DO($who, "lay")) } the volcano on site { $site }.
    .did = laid the volcano on site { $site }
eruption = { $double ->
    [sun] The volcano erupts: two suns, nobody is lost.
    [blank] The volcano erupts: two blanks, each tribe beside it loses one member.
   *[moon] The volcano erupts: two moons, each tribe beside it loses two members.
}
    .was = { $double ->
        [sun] the volcano erupted, nobody was lost
       *[other] the volcano erupted
    }
tiger = The tiger prowls in { $hex }.
    .was = the tiger came to { $hex }
mammoth = A mammoth comes to { $hex }.
    .was = a mammoth came to { $hex }
# $who (str): whoever did it
mammoth-shifted = { CAPITAL(WHOSE($who)) } mammoth goes to { $hex }.
    .did = moved the mammoth to { $hex }
# $who (str): whoever did it
mammoth-lost = { CAPITAL(WHOSE($who)) } mammoth runs away.
    .did = lost the mammoth
invaders = Invaders in { $hex }: { $invaders }.
    .was = { COUNT($invaders, "invader") } in { $hex }
# $who (str): whoever did it
bid = { CAPITAL(DO($who, "bid")) } { resources }.
    .did = bid { resources } in the auction
# $forced: whoever it is has no resource for another bid, and wasn't asked
# $who (str): whoever did it
dropped = { $forced ->
    [yes] { CAPITAL($who) } can't bid higher, and { VERB($who, "are", "is") } out of the auction.
   *[no] { CAPITAL(DO($who, "drop")) } out.
}
    .did = { $forced ->
        [yes] couldn't bid higher
       *[no] dropped out
    }
# $who (str): whoever did it
bought = { CAPITAL(DO($who, "buy")) } { THE($item) }.
    .did = bought { THE($item) }
# $who (str): whoever did it
traded = { CAPITAL(DO($who, "swap")) } 2 { $give } for 1 { $get }.
    .did = swapped 2 { $give } for 1 { $get }
# $who (str): whoever did it
loan = { CAPITAL(DO($who, "borrow")) } { $development } from { named }.
    .did = borrowed { $development } from { named }

## Actions

# $level: what its dice make of the action; `spent`: on a beast; $heard: the action as one says it
# $who (str): whoever did it
die-placed = { $level ->
    [suns] { CAPITAL(DO($who, "place")) } { A($die) } on { $action }: strong, two suns.
    [moons] { CAPITAL(DO($who, "place")) } { A($die) } on { $action }: weak, two moons.
    [spent] { CAPITAL(DO($who, "spend")) } { A($die) } to { $action }.
   *[normal] { CAPITAL(DO($who, "place")) } { A($die) } on { $action }.
}
    .did = { $level ->
        [suns] placed { A($die) } on { $heard }, two suns
        [moons] placed { A($die) } on { $heard }, two moons
        [spent] spent { A($die) } to { $heard }
       *[normal] placed { A($die) } on { $heard }
    }
# $who (str): whoever did it
grown = { CAPITAL(DO($who, "grow")) } a member { grown-where }.
    .did = grew by { LIST($places) }
    .place = { $number } { grown-where }
# $who (str): whoever did it
moved = { CAPITAL(DO($who, "move")) } a member from { $a } to { $b }.
    .did = moved { LIST($ways) }
    .way = { $number } from { $a } to { $b }
# $who (str): whoever did it
gathered = { CAPITAL(DO($who, "gather")) } from { $hex }.
    .did = gathered from { LIST($hexes) }
# $who (str): whoever did it
plentiful = { CAPITAL(DO($who, "get")) } an extra { LIST($goods) } from the event.
# $who (str): whoever did it
got = { CAPITAL(DO($who, "get")) } { LIST($goods) }.
    .did = got { LIST($goods) }
    .from = { CAPITAL(DO($who, "get")) } { LIST($goods) } from { $tile }.
# $who (str): whoever did it
paid = { CAPITAL(DO($who, "pay")) } { LIST($goods) }.
    .did = paid { LIST($goods) }
# $who (str): whoever did it
given = { CAPITAL(DO($who, "give")) } { LIST($goods) } to { named }.
    .did = gave { LIST($goods) } to { named }
# $who (str): whoever did it
goal-drawn = { CAPITAL(DO($who, "draw")) } { $goal }.
    .did = drew { LIST($goals) }
    .unseen = drew { goals }
goals-drawn = You drew { LIST($goals) }.
    .many = You drew { $number } goals.
# $who (str): whoever did it
goal-returned = { CAPITAL(DO($who, "put")) } back { $goal }.
    .did = put back a goal
# $who (str): whoever did it
goal-completed = { CAPITAL(DO($who, "complete")) } { $goal }.
    .did = completed { $goal }
# $who (str): whoever did it
learned = { CAPITAL(DO($who, "pay")) } for Shared Knowledge.
    .did = paid for Shared Knowledge
# $who (str): whoever did it
member-lost = { CAPITAL(DO($who, "lose")) } a member in { $hex }.
    .did = lost { LIST($places) }
    .place = { members } in { $hex }

## Conflicts

conflict = Conflict in { $hex }.
# $who (str): whoever did it
marked = { CAPITAL(DO($who, "stir")) } up a conflict in { $hex }.
    .did = stirred up a conflict in { $hex }
# $who (str): whoever did it
driven = { CAPITAL(DO($who, "drive")) } { struck } from { $a } to { $b }.
    .did = drove { struck } from { $a } to { $b }
# $who (str): whoever did it
converted = { CAPITAL(DO($who, "win")) } over { struck } in { $hex }.
    .did = won over { struck } in { $hex }
# $who (str): whoever did it
ambush = { CAPITAL(WHOSE($who)) } ambush adds a member in { $hex }.
    .did = added a member from ambush in { $hex }
# $who (str): whoever did it
shot = { CAPITAL(WHOSE($who)) } Bow shoots { struck } in { $hex }.
    .did = shot { struck } in { $hex }
# $who (str): whoever did it
walls = { CAPITAL(WHOSE($who)) } Walls remove an attacker in { $hex }.
    .did = removed an attacker in { $hex } with the Walls
rounds = Losses in { $hex }: { LIST($losses) }.
    .was = conflict in { $hex }. Lost: { LIST($losses) }
    .loss = { named } { $lost }
# $who (str): whoever did it
evaded = One of { WHOSE($who) } defeated members slips away to { $hex }.
    .did = let a defeated member slip away to { $hex }
# $who (str): whoever did it
trimmed = { CAPITAL(DO($who, "lose")) } { members } over the limit in { $hex }.
    .did = lost { members } over the limit in { $hex }

## Glacier, villages, elders

glacier-stone = The Glacier in { $hex } now holds { stones }.
    .was = the Glacier in { $hex } now holds { stones }
glacier-melted = The Glacier in { $hex } melts.
    .was = the Glacier in { $hex } melted
# $who (str): whoever did it
village-built = { CAPITAL(DO($who, "build")) } { village }.
    .did = built { village }
# $who (str): whoever did it
village-lost = { CAPITAL(DO($who, "lose")) } { village }: nobody is left there.
    .did = lost { village }
# $who (str): whoever did it
elder-came = { CAPITAL(WHOSE($who)) } elder comes to { $hex }.
    .did = brought an elder to { $hex }
# $who (str): whoever did it
elder-left = { CAPITAL(WHOSE($who)) } elder has to leave.
    .did = lost the elder

## Points and the end

# What points are for, behind "for".
deed = { $why ->
    [villages] villages
    [elder] destroying an elder's village
    [invaders] beating the last invaders
    [altar] giving the Altar a member
    [chieftain] becoming chieftain
    [tiger-hunted] hunting the tiger
    [mammoth-hunted] hunting the mammoth
    [mammoth-tamed] taming the mammoth
   *[mammoth-lost] losing the mammoth
}
    .goal = the goal { $goal }
# $who (str): whoever did it
scored = { CAPITAL(DO($who, "score")) } { points } for { $deed }: { $total } in all.
    .did = scored { points }, { $total } in all, for { $deed }
# $who (str): whoever did it
lost-points = { CAPITAL(DO($who, "lose")) } { points } for { $deed }: { $total } in all.
    .did = lost { points }, { $total } left, for { $deed }
# $who (str): whoever did it
won = { CAPITAL(DO($who, "win")) } with { points }.
    .did = won
quiet = Nobody has scored for { $rounds } rounds: the game ends after { $most }.
    .was = nobody has scored for { $rounds } rounds: the game ends after { $most }
    .fact = no points for { $rounds } rounds, over after { $most }
# $number: of winners; $who: the only one
stood-still = { $number ->
    [one] { $rounds } rounds without a point end the game: { DO($who, "win") }.
   *[other] { $rounds } rounds without a point end the game: { LIST($winners) } win together.
}
