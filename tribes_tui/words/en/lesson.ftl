### What a lesson and the learning mode say around what a game teaches.

# Over a box on the table, where the game is named anyway.
title = Lesson
# In the frame, where it else says whether the game is kept.
unrecorded = a lesson
over-title = Now you can play
over = { $first } starts a game { $stage ->
    [none] against easy bots
   *[other] { $bots }, a stage of the journey: { $stage }
}. Learning mode explains each kind of action that the lesson left out, once. You can turn it off in the settings.
    .brief = { $first } starts a game { $stage ->
        [none] against easy bots
       *[other] { $bots }, a stage of the journey: { $stage }
    }.
# In the frame, what a key does at the end.
closes = { $leave } leaves the lesson.
stay = In a lesson everybody keeps their seat.
first = This is the first step.
last = That was the last step.
# A lesson that is gone on with where it was left; $key: what leads to the step before.
left-here = You left off here. { $key } goes back a step.
first-game = start a game
before = step back
skip = skip this
# Above the games, where one of them is to be chosen.
pick = Learn a game by playing it
do-it = do it
# Of a game without one.
no-lesson = There is no lesson for { $game } yet.
# How far one is: steps from 1.
place-of = { $number } of { $count }
# The prompt of a step that is only told; `choose` is the key that goes on.
read = Read this, then press { $choose }.
# The same while the text is folded away; `back` is the key that shows it.
read-on = { $back } shows the text again, { $choose } goes on.
    .more = { $choose } shows the rest of the text.
# Below a step that is only told.
goes-on = { $choose } goes on.
# Below a move that is asked about once more, with the keys for either. $action: an action in words
confirm = { $choose } { $action }, { $back } cancels.
    .once = { $choose } { $action }, { $back } cancels. The settings turn such questions off.
    .each = { $choose } { $action }, { $back } cancels. Next time it's done at once.
    .brief = { $choose } does it, { $back } cancels.
# While another plays, before the next step.
others = { CAPITAL(DO($who, "play")) }
    .watch = Watch the table: the lesson goes on when { $who } has played.
# What is to be done.
now = Now { $action }.
# What the learning mode asks to confirm.
about-to = You are about to { $action }.
# A step's words, and where the rulebook says it.
taught = { $text } ({ $where })
# An action, and how many follow it without being asked about.
and-steps = { $action }, then { COUNT($number, "more step") }
# The prompt while it is asked. $action: an action in words
asked = { CAPITAL($action) }?
# The rule behind it.
rule = Rule { $section }, { $heading }: { $text }
    .short = Rule { $section }, { $heading }.
    .brief = Rule { $section }: { $text }
