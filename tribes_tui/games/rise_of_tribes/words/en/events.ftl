### The active events: their counters, what ends them, what they do.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
   *[other] { $name }
}
left = { $number } left
price = { $price } { $kind }
costs = costs { $cost }, doubles: 1 less
    .short = costs { $cost }
paid = { $number } of 3 paid
bid = { $number } bid by { named }
invaders-in = { $number } in { $hex }
in-hex = in { $hex }

## In a row, what it does or what ends it

plentiful = 2 more from each { $land }
altar = a member, resources: 1 point
walls = attackers lose a member
canoe = lakes cost nothing in a MOVE
discovery = enter others' hexes: take 1
knowledge = sharing: pay 1, draw a goal
winter = GROW gives { $members } more members
drought = limits are 4 until a double
chieftain = { $high } or more: { $more } points, else { $fewer }
volcano = erupts, then into the deck
abandoned = for { $cost }
tiger = a die hunts, doubles move it
mammoth = hunt by 4: 1 point, tame: 3
invaders = no gathering; last: 2 points

## All in a few words

walls-alone = defence for { $cost }
canoe-alone = lakes for { $cost }
plentiful-alone = 2 more, { $number } left

## Spelt out

discovery-help = whenever you MOVE into a hex with only opponents, take one of the resources on it; it leaves when empty
knowledge-help = at the end of your turn, if you share a hex with an opponent, you may pay any one resource to draw a goal; three payments end it
chieftain-help = an auction: bid more or drop out; the winner gets 1 point (2 for a bid of 5 or more) and hands the bid out to the others
abandoned-help = in turn order everybody may build one village in a hex where they are alone, for one of each resource
volcano-help = it erupts by the double just rolled: each tribe beside it loses nobody (suns), one member (blanks) or two (moons), and gains a stone
drought-help = from the next conflicts on every limit is 4; any double ends it
altar-help = once a turn the owner may give a member and 4 of a kind, or 1 of each, for 1 point; each double: 1 cheaper, the third ends it
walls-help = when the owner defends a village, one attacker falls first; each double: 1 cheaper, the third ends it
canoe-help = the owner enters lakes for nothing in a MOVE; each double: 1 cheaper, the third ends it
tiger-help = a die hunts it where you stand: lose a member, 1 point; any double moves it, and all there lose a member
mammoth-help = with 4 members there a die hunts it (3 food, 1 point) or, for 3 food, tames it (3 points)
invaders-help = no gathering and building with them; any double: one more, up to 5; who beats the last: 2 points
winter-help = each GROW gives two more members and takes a food off it; it leaves when empty

empty = an empty space: the next double draws an event
told = { $event }: { $help }
    .counted = { $event } ({ $counter }): { $help }
