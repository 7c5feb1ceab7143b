### What a review of a game says.

# Of whom it tells, in the frame.
of = Review of { WHOSE($who) } game
not-over = a review is for a finished game: this one is still going on
progress = move { $done } of { $total }
    .left = { progress }, about { $minutes ->
        [0] { COUNT($seconds, "second") } left
       *[other] { COUNT($minutes, "minute") } left
    }
# Behind that every move is being looked at: what can be done when all were.
then = Then you can open each of them and play on from there.
waiting = Another game is being reviewed: yours comes next, or soon after.
# Headings, and what stands there where there are none.
moments = Turning points
marked = Every choice, in the order of the game
no-marks = No choice stands out: none was clearly worth more or less than the others.
graph = Chances of winning
    .told = as a bot judges them at a glance, all cards open; { $numbers }: where it turned
    .brief = as a bot judges them at a glance, all cards open
# What the figures mean.
points = Beside a choice stands how many of 100 games are won with it, by what could be known then. Best: clearly more than with any other; as good as any: no other wins clearly more; unclear: too few games to be sure; not the best: another wins clearly more; costly: 10 or more fewer than with the better one. The graph only glances at each position, with all cards open, and plays nothing out: it may stay level where a move was costly, and rise or fall where it was the best.
# The same for a screen, line by line: what a figure is, what each word for a choice means, the graph.
won-means = Figures: games won of 100, played out by what could be known then.
mark-means = { $mark ->
    [good] wins clearly more games than any other choice
    [even] no other choice wins clearly more
    [unsure] the games counted were not enough to be sure
    [better] another choice wins clearly more
   *[costly] wins at least 10 games fewer than the better one
}
graph-means = The graph is another measure: it glances at each position with all cards open and plays nothing out. So its figures differ from these; it may stay level where a move was costly, and rise or fall where it was the best.
# What the keys do.
leave = back to the replay
    .alone = back
look = look at it
    .move = look at move { $number } on the table
to-moment = to that turn
to-moves = the moves
to-words = the figures
play = play on from there
# Above the table of moves.
stood-out = What stood out
    .told = with an arrow: { WHOSE($who) } chances of winning in 100, before and after
# What was looked at, in short.
facts = { COUNT($moves, "move") }, { COUNT($choices, "choice") }
head = { $title }, reviewed for { $name }: { facts }.
# How it ended for whose game it is. $place: from 1; $is-shared: with others
outcome = { $place ->
    [1] { $who } { $is-shared ->
        [yes] shared the win
       *[no] won
    }
   *[other] { $players ->
        [2] { $who } lost
       *[other] { $who } { $is-shared ->
            [yes] shared
           *[no] came
        } { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] sixth
        }
    }
}, { COUNT($choices, "choice") }
# How a choice is judged.
judged = { $mark ->
    [good] ✓ best
    [even] as good as any
    [unsure] unclear
    [better] ○ not the best
   *[costly] − costly
}
# What the move made is compared with, beside it
other-side = { $mark ->
    [good] next best
    [even] just as good
    [unsure] { $is-behind ->
        [yes] perhaps better
       *[no] perhaps worse
    }
   *[better] better
}
# What the two figures beside the moves are. $span: by how many games they surely differ
won-of = Won of 100 games by what could be known then (almost surely { $span }).
# The same where neither is clearly better: as good, or nobody can be sure
won-of-unmarked = { $mark ->
    [even] Won of 100 games by what could be known then; too close to tell apart.
   *[unsure] Won of 100 games by what could be known then; not enough games to be sure.
}
# A choice of several moves that came to the same end by another way: as "b4 to a1: 2 elders; on the way drop an elder on a3"
on-the-way = { $whole }; on the way { $step }
# A choice. $span: by how many games they surely differ: 31 to 45 fewer
choice = { $mark ->
    [good] { $number }. Best: { $played }. By what could be known then, it wins { $made } of 100 games, the next best { $rest } (almost surely { $span }). Next best: { $other }.
    [even] { $number }. As good as any: { $played }. By what could be known then, it wins { $made } of 100 games.
    [unsure] { $number }. Unclear: { $played }. By what could be known then, it wins { $made } of 100 games, another choice { $rest }; not enough games to be sure. The other: { $other }.
    [better] { $number }. Played: { $played }. By what could be known then, it wins { $made } of 100 games, the better one { $rest } (almost surely { $span }). Better: { $other }.
   *[costly] { $number }. Costly: { $played }. By what could be known then, it wins { $made } of 100 games, the better one { $rest } (almost surely { $span }). Better: { $other }.
}
# $least: the same as $most, or less
span = { $way ->
    [more] { $least } to { $most } more
   *[fewer] { $least } to { $most } fewer
}
    .one = { $way ->
        [more] { $most } more
       *[fewer] { $most } fewer
    }
# A turning point. $when: round 3; $told: how the chances changed
moment = { $number }. { CAPITAL($when) }: { $what } { $told }
# Instead of a verdict, in its column. $gain: −4
luck = luck { $gain }%
# Whole, below the list.
own-turn-hidden = The move was as good as any other by what could be known then: what lay hidden made the difference.
# That a bot made some of the moves in a person's seat, and since when. $own: all moves of the seat
bot-sat = A bot sat here from move { $first } of the game: it made { $number } of this seat's { $own } moves.
# The first lines of a review. Where the game turned most for $who; $when: round 3; of 100
turned-most = { $way ->
    [up] { CAPITAL(WHOSE($who)) } chances rose most lastingly { $is-part ->
        [yes] over all of { $when }
       *[no] in move { $number }, { $when }
    }: from { $before } to { $after } in 100.
    [down] { CAPITAL(WHOSE($who)) } chances fell most lastingly { $is-part ->
        [yes] over all of { $when }
       *[no] in move { $number }, { $when }
    }: from { $before } to { $after } in 100.
   *[same] { CAPITAL(WHOSE($who)) } chances hardly changed, even { $is-part ->
        [yes] over all of { $when }
       *[no] in move { $number }, { $when }
    }: they stayed at { $after } in 100.
}
# In how many choices another move was clearly better; $number: the one where it would have won most
headline = { $worse ->
    [0] Well chosen: in none of { COUNT($choices, "choice") } was another move clearly better.
    [one] In 1 of { COUNT($choices, "choice") } another move was clearly better: move { $number }.
   *[other] In { $worse } of { COUNT($choices, "choice") } another move was clearly better, most in move { $number }.
}
# Behind it: what would have been better there.
instead = Better there: { $other }.
# Behind that, where it was done all the same.
order = { CAPITAL($who) } did that too, but only later in the turn.
# A move that was made several times, one after the other. $action: as an order
# $number (int)
times = { $action } { $number } times
# Chance did nothing that is clear.
luck-none = Luck hardly mattered: no move of chance clearly changed { WHOSE($who) } chances.
# What turned the game in the turn that the first line names, where no other choice was clearly better. $name: whose turn it was
what-turned = { $kind ->
    [luck] What turned it was luck.
    [part] What turned it was all of { $when }, not one move.
    [others] What turned it was { WHOSE($name) } move, not luck.
    [hidden] What turned it was what lay hidden, not luck.
    [own] What turned it was { WHOSE($who) } own move, not luck.
   *[small] Luck hardly mattered, either. Many small things changed { WHOSE($who) } chances.
}
# No choice and no move by what could be known then, but chance in the graph. $before (int), $after (int): of 100
luck-turned = Luck mattered most in move { $number }: { WHOSE($who) } chances went from { $before } to { $after } in 100.
# In how many moves chance clearly changed what $who could expect, whoever made them; $best, $worst: the moves in which most; $gain: +9;
# $loss: −7
luck-sum = { $helped ->
    [0] As { $who } saw it, luck hurt { $hurt ->
        [one] once: in move { $worst } ({ $loss } of 100).
       *[other] in { $hurt } moves (most: { $loss } of 100).
    }
    [one] As { $who } saw it, luck helped { $hurt ->
        [0] once: in move { $best } ({ $gain } of 100).
        [one] in move { $best } ({ $gain } of 100) and hurt in move { $worst } ({ $loss }).
       *[other] in move { $best } ({ $gain } of 100) and hurt in { $hurt } (most: { $loss }).
    }
   *[other] As { $who } saw it, luck helped in { $helped } moves (most: { $gain } of 100){ $hurt ->
        [0] {""}.
        [one] {" "}and hurt in move { $worst } ({ $loss }).
       *[other] {" "}and hurt in { $hurt } ({ $loss }).
    }
}
# The seat's own turn that changed its chances most though neither a choice nor chance explains it. $before (int), $after (int): of 100
# $before (int)
# $after (int)
unknown-sum = What lay hidden: cards and plans that { $who } couldn't know of changed the graph most in move { $number }, from { $before } to { $after }.
# The move in which chance did most. $gain: +9
# $luck (int)
chance-sentence = { $luck ->
    [1] In move { $number } chance helped { $who } most: { $gain } of 100 games, by what { $who } could know. The graph sees hidden cards, and may stay level.
   *[other] In move { $number } chance hurt { $who } most: { $gain } of 100 games, by what { $who } could know. The graph sees hidden cards, and may stay level.
}
# When it isn't clear whose game is to be reviewed.
whose = say whose game to review, with --seat: { $names }
no-seat = there are seats 0 to { $last }, not { $seat }

# What a key does, in a few words more, in the list of everything by name.
look-told = the table as it was at this move
to-words-told = what the figures mean, and more in words
