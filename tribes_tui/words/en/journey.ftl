### The journey: its map, its stages, the stars that are given there.

# What a stage is called. $stage (str): its name
title = { $stage ->
    [indy-1] First feathers
    [indy-2] The thief of the row
    [indy-3] As firm as Boulder
    [indy-4] Nothing plucked
    [indy-5] What is laid comes back
    [indy-6] The old eagle
    [rixe-1] A round of cards
    [rixe-2] Three at the fire
    [rixe-3] Burrow digs in
    [rixe-4] Out before the others
    [rixe-5] Between thorns and honey
    [rixe-6] The card-room's master
    [duel-1] Seven columns
    [duel-2] Against the gale
    [duel-3] Inside the shell
    [duel-4] A bare table
    [duel-5] The viper's ground
    [duel-6] Holding out
    [tribe-1] The first hunt
    [tribe-2] Round the palisade
    [tribe-3] Nuts for the winter
    [tribe-4] Nobody is left behind
    [tribe-5] Fire and water
    [tribe-6] The chieftain
    [five-1] A djinn in a bottle
    [five-2] By lantern light
    [five-3] The call from the minaret
    [five-4] Three wishes
    [five-5] Storm over Naqala
    [five-6] The sultan's council
    [rise-1] Landfall
    [rise-2] A summer of berries
    [rise-3] Round the hearth
    [rise-4] Four roofs
    [rise-5] The hare's own valley
   *[rise-6] The mountain's master
}
# Of a region: what it is like there, in a sentence.
land = { $game ->
    [indy] A prairie under the night sky, where feathers are lost and won.
    [tribal_rixe] Green country, and cards on every table.
    [tribal_duel] Black hills, where two sit down and one gets up.
    [tribe] Camp fires, and nobody sleeps without a guard.
    [five_tribes] The desert, its markets, and what lives in its bottles.
   *[rise_of_tribes] An island in a dark sea, with a mountain that smokes.
}

## A stage

# Who sits there, of one level: $number of them
bots = { $level ->
    [easy] { $number ->
        [one] an easy bot
       *[other] { $number } easy bots
    }
   *[hard] { $number ->
        [one] a hard bot
       *[other] { $number } hard bots
    }
}
    .with = with { LIST($who) }
# A stage in a list, in one line. $name: by which it is typed; $bots: with whom
line = { $name }: { $title }, { $bots }.
# Which options aren't as usual, and what each is set to
by-options = With { LIST($options) }.
option = { $option } set to { $value }
# Whether one may go there.
path = { $is_open ->
    [yes] The path is open.
   *[no] The path opens with { COUNT($more, "more star") } in { $game }.
}
# Of a region
reached = { $is_reached ->
    [yes] The way there is open.
   *[no] The way there opens with { COUNT($more, "more star") }.
}
# That what is shut here is not shut elsewhere.
not-locked = Only the path is shut: New game has every game, bot and option. Games begun there aren't part of the journey.
# A star: its number, what it asks for, whether one has it.
star = { $is_got ->
    [yes] Star { $number }, met: { $asked }
   *[no] Star { $number }: { $asked }
}
# A star at a table, and how it stands there. $stands: how many there are; "" before that is known
star-now = { $way ->
    [met] Star { $number }: { $asked } Done.
    [lost] Star { $number }: { $asked } Not any more.
    [hinted] Star { $number }: { $asked } A hint was taken: only the first star counts.
    [back] Star { $number }: { $asked } Others' moves were taken back: only the first star counts.
    [deal] Star { $number }: { $asked } You know this deal: only the first star counts.
    [late] Star { $number }: { $asked } Known at the end.
    [kept] Star { $number }: { $asked } So far yes: { $stands }.
   *[open] Star { $number }: { $asked } So far { $stands }.
}
# What the first star is to the others, and what help costs.
how-stars = Stars 2 and 3 count only in a game that wins star 1, too: both in one game, or each in its own.
help-costs = With a hint, with others' moves taken back, or with a deal you know, a game gives the first star alone.

## At a table

# Said when a game begins. $asked: what its stars ask for, a sentence each
at-start = The journey, { $title }. { $asked }
    .brief = { $key } shows what the stars of this stage ask for.
# Of a move that loses stars for good, or wins them: in the line that says what Enter does. $asked: what the star asks for, without its full stop
star-lost = star { $number } is lost ({ $asked })
stars-lost = { $number ->
    [one] star { LIST($numbers) } is lost
   *[other] stars { LIST($numbers) } are lost
}
# met: where star 1 is still open, without which they don't count
stars-won = { $number ->
    [one] star { LIST($numbers) } is won
   *[other] stars { LIST($numbers) } are won
}
    .met = { $number ->
        [one] star { LIST($numbers) } is met, and counts with star 1
       *[other] stars { LIST($numbers) } are met, and count with star 1
    }
# The same in few words, behind what the move is. $way: won, met (star 1 is still open) or lost
stars-brief = { $number ->
    [one] star { LIST($numbers) }
   *[other] stars { LIST($numbers) }
} { $way ->
    [won] won
    [met] met
   *[lost] lost
}
    .next = { $number ->
        [one] { LIST($numbers) }
       *[other] { LIST($numbers) }
    } { $way ->
        [won] won
        [met] met
       *[lost] lost
    }
# Of a hint whose move loses the first star. $asked: what that asks for; $instead: the move that keeps it open, none for none
hint-loses = { $instead ->
    [none] Star 1 is lost with it ({ $asked }).
   *[other] Star 1 is lost with it ({ $asked }). What keeps star 1 open: { $instead }.
}
    .brief = star 1 stays open with: { $instead }
# In lines, before a move that loses stars. $told: as above
loses-typed = With this { $told }. Type it again to do it.
# In a table's first line: a star, and how many there are so far, of how many that are asked for or allowed; in fewer words
fact = star { $number }: { $stands } of { $of }
    .most = star { $number }: { $stands }, at most { $of }
    .briefest = { $most ->
        [yes] star { $number }: { $now }, at most { $of }
       *[no] star { $number }: { $now } of { $of }
    }
# What the signs before stars mean
signs = ★ won  ☆ still open  × lost
no-stage-here = This game isn't a stage of the journey.

## When a stage is over

# $missed: whether the game was won without the first star; $got: how many stars this game gives, $number: how many are new, $all: how many the stage has, $stars: how many of them are one's own now
# In large letters A to Z, and beside who won: that the game was won without the first star
missed = NO STAR
    .told = The game is won, the stage is not: star 1 is missing.
over = The journey, { $title }: { $stars }
    .stars = { $got ->
        [0] { $missed ->
            [yes] the game is won, the stage is not. No star this time.
           *[no] no star this time.
        }
       *[other] { $number ->
            [0] { COUNT($got, "star") }, none of them new; { $stars } of { $all } are yours.
           *[other] { COUNT($number, "new star") }; { $stars } of { $all } are yours.
        }
    }
# Each star, when the game is over. $way: got, met (but it doesn't count) or lost; $stands: how many there were, none for a star whose asking says it
star-after = { $way ->
    [got] { $asked } Yes{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
    [met] { $asked } Met{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
   *[lost] { $asked } No{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
}
# Why one of them that was met doesn't count
not-counted = { $why ->
    [alone] Stars 2 and 3 count only with the first.
    [hinted] A hint was taken: only the first star counts.
    [back] Others' moves were taken back: only the first star counts.
    [untold] The record doesn't tell of hints: only the first star counts.
   *[deal] You knew the deal: only the first star counts.
}
opens = { $number ->
    [one] A path opens: { LIST($titles) }.
   *[other] Paths open: { LIST($titles) }.
}
reaches = The way opens to { LIST($games) }.

## In lines

in-all = The journey: { $got } of { $all } stars.
region = { $game }: { $got } of { $all } stars. { $land }
where-next = It goes on at { $name }: { $title }.
how-to-play = To play a stage, type tribes journey NAME.
no-stage = there is no stage { $typed } (stages: { $names })
shut = { $title } is still shut: { $path } Every game can be played with New game, or with the command: tribes play.

## What a star of any game asks for

# $feat (str): win, place, lead, score; $number: how many
asked = { $feat ->
    [place] { $number ->
        [2] Come second or better.
       *[other] Come third or better.
    }
    [lead] Win by { $number } or more.
    [score] Finish with { $number } or more.
   *[win] Win.
}
stands = { $feat ->
    [place] place { $now }
    [lead] { $now ->
        [0] not ahead
       *[other] { $now } ahead
    }
    [score] { $now }
   *[win] { $now ->
        [0] not won
       *[other] won
    }
}

## On the map

name = The journey
# At the upper right: how many stars of how many.
stars = { $got } of { $all } stars
# The name of a region, and how many of its stars one has; in fewer words; how many open it.
region-name = { $game }: { $got } of { $all } stars
    .brief = { $game }: { $got }/{ $all } ★
    .briefest = { $game } { $got }/{ $all }
region-opens = opens with { COUNT($more, "more star") }
# The key of the map: what the colours of its stages mean: to be played, won, not to be reached yet.
plate = open
    .won = won
    .shut = closed
# Above what is told of a stage. $number: which one of its region
stage-head = { $game }, stage { $number }: { $title }
# What Enter does; that it does nothing.
play = play { $title }
go-on = go on with { $title }
anew = begin anew
# Before that begins a game beside one that was left. $key: its key
anew-warning = The game you left stays among the saved games: { $key } again begins another.
closed = { $title }: { $path }
# Above what the stars of a stage ask for. $open: how many of its three one has not
stars-head = { $open ->
    [0] All its stars are won.
    [1] One star left to win:
    [2] Two stars left to win:
   *[3] Three stars can be won:
}
# Behind what the first star of a stage asks for; in fewer words
gate = Without this star the others don't count.
    .brief = (the others need it)
# Of the key that leaves the end of a game
to-map = to the map
# Who sits there, as a sentence
against = Against { LIST($who) }.
# That there is a lesson. $key: its key
learn = New to { $game }? { $key } teaches it in a guided game.
walk = stage
lesson = lesson
rules = rules
back = back
# Of the key that says how stars count; what it says, in two rows
stars-key = about stars
stars-rules = ★ won, ☆ open. Stars 2 and 3 count only with the first. A game with a hint, with others' moves taken back or on a deal you know gives only the first.
# A stage where one has been: how many games
visits = { COUNT($games, "game") } played here.

# What a key does, in a few words more, in the list of everything by name.
anew-told = play this stage from its beginning
walk-told = to another stage of this path, or to the paths above and below
lesson-told = a short guided game, move by move
rules-told = the rulebook of this game
stars-told = how stars are won, and when they count
