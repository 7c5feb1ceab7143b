### What each place on the screen is, and what an action would lead to.

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## A hex

# $notes: what is special about it
hex = { $hex }; { $notes }
    .put = { $hex }; { $notes }. { $put }
beside-volcano = next to the volcano
moved-already = { $members ->
    [one] 1 member moved already
   *[other] { $members } members moved already
}
outer = an outer hex
inner = an inner hex
put-glacier = The Glacier: { $help }; { melts }
put-tiger = The tiger: { $help }
put-mammoth = The mammoth: { $help }
put-invaders = Invaders: { $help }
melts = each action with two suns lays a stone on it; the fifth melts it, and whoever gathers there first takes all five

## Dice and actions

your-die = your { $die } for { $action }
offer = your { $die } on { $action }: the { $last } leaves; { LIST($dice) } decide: 2 suns strong, 2 moons weak
action = { $action }: { $queue }. Two moons: { $moons }; two suns: { $suns }; else { $normal }

## Goals, tribes, villages

goal-now = { $goal }; { $done }/{ $wanted } now
power = { $power }: { $help }
owner = { $who ->
    [you] you
   *[other] { $who }
}
# Of a village of somebody's tribe: what it costs, and what they have.
village = a village of { $tribe }, 1 point a turn, costs { $cost }; { owner }: { $held }, enough for one
    .short = a village of { $tribe }, 1 point a turn, costs { $cost }; { owner }: { $held }, { $missing } short

## The volcano

volcano = the volcano: { LIST($hexes) } may give stone; when it erupts, tribes there lose members and gain a stone
site = a site for the volcano, beside { LIST($hexes) }; { $help }
    .nothing = a site for the volcano, beside nothing; { $help }

## Buttons

bids = bids of { $least } to { $most } resources
bid = a bid of { $number }
lend = borrow { $development }
give = give 2 { $kind }
get = for 1 { $kind }
light = pay 1 { $kind }: a moon becomes a sun
bottom = put this one at the bottom
done = no more of this
roll = roll the dice
drop = drop out of the auction
wayfare = Wayfarers: for 1 wood, from an outer hex to another, as many as you like
shift = the mammoth follows you to another hex where you are
exogamy = Exogamy: pay 2 resources to another player, and one of their members becomes yours
cunning = Cunning: for 1 resource, a conflict in a hex that you share
intimidate = Intimidate: for 1 resource, drive an opponent's member to a neighbouring hex
ambush = Ambush: a member from your board joins a conflict
learn = Shared Knowledge: pay one resource, draw a goal
altar = the Altar: a member and resources for 1 point
    .each = 1 food, 1 wood and 1 stone
trade = Trader: 2 resources of a kind for 1 of another
loan = the elder's loan: give a player 1 resource to use one of their developments once
elder = your elder comes to the new village: once a turn, give a player 1 resource to use one of their developments
alone = a village without the elder
dream = Dreamtime: look at the next two events, put one at the bottom
board = Ambush: a member you grow on your board may join a conflict later
hide = your second village, on your own board
far = one that has not moved this turn
far-moved = one that has moved already
invaders = one of the invaders

## What an action leads to

brief = { $action }: { $outcome }
hunts-tiger = 1 point, a member falls
hunts-mammoth = 3 food, 1 point
tames-mammoth = 3 points for 3 food
# Behind what an action gives: what helps.
gain-with = with { LIST($helpers) }
conflict = conflict in { $hex } ({ $verdict })
village-falls = your village in { $hex } falls
harvest =
    .stones = { $goods } and { $stones } stone of the Glacier
    .event = { $goods }, { $more } from the event
    .stones-event = { $goods } and { $stones } stone of the Glacier, { $more } from the event
any-kinds = { $number } of any kinds
completing = complete { $goal }
    .helps = complete { $goal } ({ $cost }): { $help }
gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
    .goods = +{ $goods }
elder-borrows = { $outcome }; an elder may borrow others' developments
brings-glacier = room for 3, no village, gives 1 stone, melts later
brings-mammoth = 4 members there may hunt it, 1 point, or tame it, 3
brings-invaders = no gathering there; beating the last of them: 2 points
# By the tiger.
loses-member = { $who ->
    [you] you lose a member
   *[other] { $who } loses a member
}
    .several = { LIST($names) } lose a member
nobody-there = nobody is there
wins-bid = { points } if nobody bids more
then = then { $verdict }
last-one = the last one there
    .village = the last one there, and your village falls
no-losses = nobody loses a member
# By the volcano: the first tribe, the others.
losses = { LIST($losses) }
losing = { $members ->
    [one] { $who ->
        [you] you lose 1 member
       *[other] { $who } loses 1 member
    }
   *[other] { $who ->
        [you] you lose { $members } members
       *[other] { $who } loses { $members } members
    }
}
    .next = { owner } { $members }
wait = { $goal } waits, a village needs the same resources
    .several = { LIST($goals) } wait, a village needs the same resources
could = you could still complete { LIST($goals, type: "or") }
altar-gain = once a turn, a member and 4 of a kind or 1 of each win 1 point
walls-gain = whoever attacks a village of yours loses a member first
canoe-gain = your MOVE enters lakes for nothing
