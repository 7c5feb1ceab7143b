### What happens: a line of the log; as `.did`, in the past tense, what is heard behind the name of whoever did it; as `.was` what nobody does.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
    [the-invaders] the invaders
   *[other] { $name }
}

## Amounts

members = { $members ->
    [one] 1 member
   *[other] { $members } members
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
goals = { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}
events = { $events ->
    [one] 1 event
   *[other] { $events } events
}
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

turn = { $who ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { WHOSE($who) } turn.
}
settled = { $who ->
    [you] You settle { members } in { $hex }.
   *[other] { CAPITAL($who) } settles { members } in { $hex }.
}
    .did = settled { members } in { $hex }
entered = { $who ->
    [you] You return to the map in { $hex }.
   *[other] { CAPITAL($who) } returns to the map in { $hex }.
}
    .did = returned to the map in { $hex }
power-chosen = { $who ->
    [you] You choose { $power }.
   *[other] { CAPITAL($who) } chooses { $power }.
}
    .did = chose { $power }
glacier-laid = { $who ->
    [you] You lay the Glacier on { $hex }.
   *[other] { CAPITAL($who) } lays the Glacier on { $hex }.
}
    .did = laid the glacier on { $hex }
rolled = { $who ->
    [you] You roll { LIST($dice) }.
   *[other] { CAPITAL($who) } rolls { LIST($dice) }.
}
    .did = rolled { LIST($dice) }
lit = { $who ->
    [you] You turn a moon into a sun.
   *[other] { CAPITAL($who) } turns a moon into a sun.
}
    .did = turned a moon into a sun
undone = the last move was taken back

## Events

double = A double is rolled.
    .was = a double
dreamt = { $who ->
    [you] You dream of { LIST($tiles) }.
   *[other] { CAPITAL($who) } dreams of { LIST($tiles) }.
}
    .did = dreamt of { LIST($tiles) }
dreamt-unseen = { $who ->
    [you] You dream of the next { events }.
   *[other] { CAPITAL($who) } dreams of the next { events }.
}
    .did = dreamt of the next events
put-at-bottom = { $who ->
    [you] You put { $tile } at the bottom of the deck.
   *[other] { CAPITAL($who) } puts { $tile } at the bottom of the deck.
}
put-at-bottom-unseen = { $who ->
    [you] You put one of them at the bottom of the deck.
   *[other] { CAPITAL($who) } puts one of them at the bottom of the deck.
}
    .did = put an event at the bottom of the deck
event-drawn = Event: { $tile }.
    .was = an event: { $tile }
event-left = { $tile } is over.
    .was = { $tile } is over
event-returned = { $tile } goes back into the deck.
    .was = { $tile } goes back into the deck
events-added = { LIST($tiles) } join the event deck.
    .was = { LIST($tiles) } join the event deck
volcano-laid = { $who ->
    [you] You lay the volcano on site { $site }.
   *[other] { CAPITAL($who) } lays the volcano on site { $site }.
}
    .did = laid the volcano on site { $site }
eruption = { $double ->
    [sun] The volcano erupts: two suns, nobody is lost.
    [blank] The volcano erupts: two blanks, each tribe beside it loses one member.
   *[moon] The volcano erupts: two moons, each tribe beside it loses two members.
}
    .was = { $double ->
        [sun] the volcano erupts, nobody is lost
       *[other] the volcano erupts
    }
tiger = The tiger prowls in { $hex }.
    .was = the tiger prowls in { $hex }
mammoth = A mammoth comes to { $hex }.
    .was = a mammoth comes to { $hex }
mammoth-shifted = { $who ->
    [you] Your mammoth goes to { $hex }.
   *[other] { CAPITAL(WHOSE($who)) } mammoth goes to { $hex }.
}
    .did = led the mammoth to { $hex }
mammoth-lost = { $who ->
    [you] Your mammoth runs away.
   *[other] { CAPITAL(WHOSE($who)) } mammoth runs away.
}
    .did = lost the mammoth
invaders = Invaders in { $hex }: { $invaders }.
    .was = { $invaders ->
        [one] 1 invader in { $hex }
       *[other] { $invaders } invaders in { $hex }
    }
bid = { $who ->
    [you] You bid { resources }.
   *[other] { CAPITAL($who) } bids { resources }.
}
    .did = bid { resources }
# $forced: whoever it is has no resource for another bid, and wasn't asked
dropped = { $forced ->
    [yes] { $who ->
        [you] You can't bid more, and are out of the auction.
       *[other] { CAPITAL($who) } can't bid more, and is out of the auction.
    }
   *[no] { $who ->
        [you] You drop out.
       *[other] { CAPITAL($who) } drops out.
    }
}
    .did = { $forced ->
        [yes] couldn't bid more
       *[no] dropped out
    }
bought = { $who ->
    [you] You buy { THE($item) }.
   *[other] { CAPITAL($who) } buys { THE($item) }.
}
    .did = bought { THE($item) }
traded = { $who ->
    [you] You swap 2 { $give } for 1 { $get }.
   *[other] { CAPITAL($who) } swaps 2 { $give } for 1 { $get }.
}
    .did = swapped 2 { $give } for 1 { $get }
loan = { $who ->
    [you] You borrow { $development } from { named }.
   *[other] { CAPITAL($who) } borrows { $development } from { named }.
}
    .did = borrowed { $development } from { named }

## Actions

# $level: what its dice make of the action; `spent`: on a beast; $heard: the action as one says it
die-placed = { $level ->
    [suns] { $who ->
        [you] You place { A($die) } on { $action }: strong, two suns.
       *[other] { CAPITAL($who) } places { A($die) } on { $action }: strong, two suns.
    }
    [moons] { $who ->
        [you] You place { A($die) } on { $action }: weak, two moons.
       *[other] { CAPITAL($who) } places { A($die) } on { $action }: weak, two moons.
    }
    [spent] { $who ->
        [you] You spend { A($die) } to { $action }.
       *[other] { CAPITAL($who) } spends { A($die) } to { $action }.
    }
   *[normal] { $who ->
        [you] You place { A($die) } on { $action }.
       *[other] { CAPITAL($who) } places { A($die) } on { $action }.
    }
}
    .did = { $level ->
        [suns] placed { A($die) } on { $heard }, two suns
        [moons] placed { A($die) } on { $heard }, two moons
        [spent] spent { A($die) } to { $heard }
       *[normal] placed { A($die) } on { $heard }
    }
grown = { $who ->
    [you] You grow a member { grown-where }.
   *[other] { CAPITAL($who) } grows a member { grown-where }.
}
    .did = grew by { LIST($places) }
    .place = { $number } { grown-where }
moved = { $who ->
    [you] You move a member from { $a } to { $b }.
   *[other] { CAPITAL($who) } moves a member from { $a } to { $b }.
}
    .did = moved { LIST($ways) }
    .way = { $number } from { $a } to { $b }
gathered = { $who ->
    [you] You gather from { $hex }.
   *[other] { CAPITAL($who) } gathers from { $hex }.
}
    .did = gathered from { LIST($hexes) }
plentiful = { $who ->
    [you] You get { LIST($goods) } more from the event.
   *[other] { CAPITAL($who) } gets { LIST($goods) } more from the event.
}
    .did = got { LIST($goods) } more from the event
got = { $who ->
    [you] You get { LIST($goods) }.
   *[other] { CAPITAL($who) } gets { LIST($goods) }.
}
    .did = got { LIST($goods) }
    .from = { $who ->
        [you] You get { LIST($goods) } from { $tile }.
       *[other] { CAPITAL($who) } gets { LIST($goods) } from { $tile }.
    }
paid = { $who ->
    [you] You pay { LIST($goods) }.
   *[other] { CAPITAL($who) } pays { LIST($goods) }.
}
    .did = paid { LIST($goods) }
given = { $who ->
    [you] You give { LIST($goods) } to { named }.
   *[other] { CAPITAL($who) } gives { LIST($goods) } to { named }.
}
    .did = gave { LIST($goods) } to { named }
goal-drawn = { $who ->
    [you] You draw { $goal }.
   *[other] { CAPITAL($who) } draws { $goal }.
}
    .did = drew { LIST($goals) }
    .unseen = drew { goals }
goal-returned = { $who ->
    [you] You put back { $goal }.
   *[other] { CAPITAL($who) } puts back { $goal }.
}
    .did = put back a goal
goal-completed = { $who ->
    [you] You complete { $goal }.
   *[other] { CAPITAL($who) } completes { $goal }.
}
    .did = completed { $goal }
learned = { $who ->
    [you] You pay for Shared Knowledge.
   *[other] { CAPITAL($who) } pays for Shared Knowledge.
}
    .did = paid for Shared Knowledge
member-lost = { $who ->
    [you] You lose a member in { $hex }.
   *[other] { CAPITAL($who) } loses a member in { $hex }.
}
    .did = lost { LIST($places) }
    .place = { members } in { $hex }

## Conflicts

conflict = Conflict in { $hex }.
marked = { $who ->
    [you] You stir up a conflict in { $hex }.
   *[other] { CAPITAL($who) } stirs up a conflict in { $hex }.
}
    .did = stirred up a conflict in { $hex }
driven = { $who ->
    [you] You drive { struck } from { $a } to { $b }.
   *[other] { CAPITAL($who) } drives { struck } from { $a } to { $b }.
}
    .did = drove { struck } from { $a } to { $b }
converted = { $who ->
    [you] You win over { struck } in { $hex }.
   *[other] { CAPITAL($who) } wins over { struck } in { $hex }.
}
    .did = won over { struck } in { $hex }
ambush = { $who ->
    [you] Your ambush adds a member in { $hex }.
   *[other] { CAPITAL(WHOSE($who)) } ambush adds a member in { $hex }.
}
    .did = added a member from ambush in { $hex }
shot = { $who ->
    [you] Your Bow shoots { struck } in { $hex }.
   *[other] { CAPITAL(WHOSE($who)) } Bow shoots { struck } in { $hex }.
}
    .did = shot { struck } in { $hex }
walls = { $who ->
    [you] Your Walls remove an attacker in { $hex }.
   *[other] { CAPITAL(WHOSE($who)) } Walls remove an attacker in { $hex }.
}
    .did = removed an attacker in { $hex } with the Walls
rounds = Losses in { $hex }: { LIST($losses) }.
    .was = conflict in { $hex }. Lost: { LIST($losses) }
    .loss = { named } { $lost }
evaded = { $who ->
    [you] One of your defeated members slips away to { $hex }.
   *[other] One of { WHOSE($who) } defeated members slips away to { $hex }.
}
    .did = let a defeated member slip away to { $hex }
trimmed = { $who ->
    [you] You lose { members } over the limit of { $hex }.
   *[other] { CAPITAL($who) } loses { members } over the limit of { $hex }.
}
    .did = lost { members } over the limit of { $hex }

## Glacier, villages, elders

glacier-stone = The Glacier in { $hex } now holds { stones }.
    .was = the glacier in { $hex } now holds { stones }
glacier-melted = The Glacier in { $hex } melts.
    .was = the glacier in { $hex } melts
village-built = { $who ->
    [you] You build { village }.
   *[other] { CAPITAL($who) } builds { village }.
}
    .did = built { village }
village-lost = { $who ->
    [you] You lose { village }.
   *[other] { CAPITAL($who) } loses { village }.
}
    .did = lost { village }
elder-came = { $who ->
    [you] Your elder comes to { $hex }.
   *[other] { CAPITAL(WHOSE($who)) } elder comes to { $hex }.
}
    .did = brought an elder to { $hex }
elder-left = { $who ->
    [you] Your elder has to leave.
   *[other] { CAPITAL(WHOSE($who)) } elder has to leave.
}
    .did = lost the elder

## Points and the end

# What points are for, behind "for".
deed = { $why ->
    [villages] villages
    [elder] destroying an elder's village
    [invaders] beating the last invaders
    [altar] a member given to the Altar
    [chieftain] becoming chieftain
    [tiger-hunted] hunting the tiger
    [mammoth-hunted] hunting the mammoth
    [mammoth-tamed] taming the mammoth
   *[mammoth-lost] losing the mammoth
}
    .goal = the goal { $goal }
scored = { $who ->
    [you] You score { points } for { $deed }: { $total } in all.
   *[other] { CAPITAL($who) } scores { points } for { $deed }: { $total } in all.
}
    .did = scored { points } for { $deed }, { $total } in all
lost-points = { $who ->
    [you] You lose { points } for { $deed }: { $total } in all.
   *[other] { CAPITAL($who) } loses { points } for { $deed }: { $total } in all.
}
    .did = lost { points } for { $deed }, { $total } in all
won = { $who ->
    [you] You win with { points }.
   *[other] { CAPITAL($who) } wins with { points }.
}
    .did = won with { points }
quiet = No point for { $rounds } rounds: the game ends after { $most }.
    .was = no point for { $rounds } rounds: the game ends after { $most }
    .fact = no point for { $rounds } rounds, { $most } end it
# $number: of winners; $who: the only one
stood-still = { $number ->
    [one] { $who ->
        [you] { $rounds } rounds without a point end the game: you win.
       *[other] { $rounds } rounds without a point end the game: { $who } wins.
    }
   *[other] { $rounds } rounds without a point end the game: { LIST($winners) } win together.
}
