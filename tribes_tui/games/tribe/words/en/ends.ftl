### An attack that has to be answered, the end of a challenge, and the end of the game.

spheres = { COUNT($number, "point") }

## An attack. $chain: the character whose chain it is

# What the attacking card does, in two rows.
takes = takes { COUNT($number, "vase") },
    .which = { $number ->
        [one] the last one
       *[other] the last two
    }
# How much of it there is. $number: vases
begun = { $number } of { $most } vases
whole = complete
# Above an answer.
let-it-happen = let it happen
    .first = Your hidden cards
    .then = stay as they are.
    .helpless = No card of yours
    .helpless-then = protects it.
protects = { $card } by the { $chain }
# What becomes of the card that protects, in three rows.
stops = saves { $number } of { $most }
    .goes = goes under
    .discards = the discards
# What an answer costs. $number: spheres
loses = { $number ->
    [0] loses nothing
   *[other] loses { spheres }
}
left = { $number } left
# What the chain is afterwards.
complete = complete: { $done } of { $wanted } to close
needs = needs { $icons }
# Who is left without a vase, in two rows: not its owner's leader; its leader.
leaves = alone: needs a vase
    .then = next turn, or it leaves
stays = your leader: may stay
    .then = without a vase
# Below a vase.
lost = lost
    .sign = ×
saved = saved
    .brief = safe
    .least = ok
# Below the answers.
before = What happened before
legend = spheres: each is a point

## The end of a challenge. $number: which

closed = { CAPITAL(DO($who, "close")) } challenge { $number }. Others pay for cards they didn't place.
nobody-closed = { $why ->
    [exhausted] Challenge { $number } is over: no vase or totem is left in the piles. Nobody closed it, so nobody pays.
   *[limit] Challenge { $number } is over: the turn limit is reached. Nobody closed it, so nobody pays.
}
# How the points came about.
sum-before = { $points } before
sum-laid = +{ $points } for spheres
sum-magic = +{ $points } for magic
sum-paid = −{ $points } left over
sum = { $parts }: { $total }.
left-in-hand = In hand: { LIST($cards) }.
left-face-down = Hidden: { LIST($cards) }.
# A card and its spheres.
cost = { $card } { $number }
to-go = Still needed for { $goal }: { $missing }.
goal = { $number } wins
part-before = before
place = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
    .tied = { $place ->
        [1] tied first
        [2] tied second
       *[3] tied third
    }
onward = begin challenge { $number }: five cards for everybody
onward-end = show the result

## The end of the game, in figures and in sentences

chains = chains
magical = magical chains
left-over = cards left over
times-closed = times closed
attacks-sent = attacks made
vases-lost = vases lost
share = { CAPITAL(LIST($names)) } share the victory: none of them closed the last challenge.
as-many = { CAPITAL(DO($who, "have", "has")) } as many points, but a tie goes to whoever closed the last challenge.
    .several = { CAPITAL(LIST($names)) } have as many points, but a tie goes to whoever closed the last challenge.
# $best: who got the most points, $number
got-most = { $best } got the most points: { $number }
told = { CAPITAL($who) } closed challenge { $challenge }; { got-most }.
    .nobody = Nobody closed challenge { $challenge }; { got-most }.
    .best = { CAPITAL($who) } closed challenge { $challenge }, with the most points: { $number }.
