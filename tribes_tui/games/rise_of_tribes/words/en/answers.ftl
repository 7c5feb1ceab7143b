### Answers to what people ask who listen.

# Whoever it is, within a sentence.
named = { $name }

## Hexes

east = east
west = west
south-east = south-east
north-west = north-west
north-east = north-east
south-west = south-west
nobody = nobody
notes = { CAPITAL($notes) }.
beside = Beside it: { $hexes }.
    .way = { $way } { $hex }
around-what = Around which hex? Say around and a letter.
around = { CAPITAL($way) }, { $hex }
rows = The map has { COUNT($rows, "row") }. Say row and a number.
# $hexes: in how many they are
your-members = { $hexes ->
    [0] Your members: none on the map; { $supply } in the supply.
   *[other] Your members: { $places }; { $supply } in the supply.
}
in-ambush = In ambush: { $number }.
fight = { $hex }, { $verdict }.
stirred = A conflict was stirred up in { $hex }.
no-fight = No conflict would break out now.

## Players

in-deck = Goals left in the deck: { $number }.
you-have = You have: { $held }.
to-place = Dice to place: { LIST($dice) }.
your-goals = { $number ->
    [0] Your goals: none.
   *[other] Your goals: { LIST($goals) }.
}
leads = Points: { $names }. { $most } points win.
    .each = { named } { $points }
goal = { $goal }.
village-costs = The first to have { $most } points wins. A village brings a point when its owner's turn begins, a goal one to four, once. A village costs you { $cost }.

## Dice, events, the turn

action = { $used ->
    [yes] { $action }: { $dice }; used this turn.
   *[no] { $action }: { $dice }.
}
with-die = with { A($die) }, { $gain }
event = { CAPITAL($event) }.
older = { $first ->
    [yes] The first is the older one.
   *[no] The second is the older one.
}
volcano = The volcano is on site { $site }, beside { LIST($hexes) }.
set-aside = Two more events join the deck when the first village is built.
deck = The event deck has { COUNT($tiles, "tile") }; { $discarded } are discarded.
# The same at the beginning of one. $first: who began
began = { CAPITAL($first) }
# $phase: of the turn; $first: who began
now = Turn { $turn }, { WHOSE($who) } turn, { $phase }. { began } began the game.
# By the name that the rules have for it.
phase = { $phase ->
    [setup] setup
    [village-points] village points
    [roll] roll
    [events] events
    [actions] actions
    [conflict] conflict
    [build] build
   *[over] over
}
used = Actions used: { LIST($actions) }.
done = { $event }: done this turn.
gathered = Gathered this turn: { COUNT($resources, "resource") }.
borrowed = Borrowed: { $development }.
touched = Hexes your members entered or grew in this turn: { LIST($hexes) }.
highest = Highest bid: { $bid }, by { named }.
dropped = Out of the auction: { LIST($names) }.
over = The game is over.

## What can be asked, and by `.typed` under which names, the full one first


ask-hand = your resources, dice and goals
    .typed = hand, resources, h
ask-table = all players and the map
    .typed = table, t
ask-hexes = every hex
    .typed = hexes, map
ask-row = a row of the map, such as row 2
    .typed = row, r
ask-around = the neighbours of a hex, such as around E
    .typed = around
ask-members = your members
    .typed = where are my members, members, m
ask-conflicts = the conflicts that would break out now
    .typed = conflicts
ask-leads = points
    .typed = who leads, leads, score, l
ask-goals = your goals, and how close they are
    .typed = goals, g
ask-dice = the dice on the four actions
    .typed = dice, market, d
ask-events = the active events
    .typed = events
ask-now = the turn, and the actions used
    .typed = now, turn
