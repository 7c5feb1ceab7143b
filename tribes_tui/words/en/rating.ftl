### A person's rating in a game: whether a game counts for it, where it stands, what a game has done to it.

counts = Counts for your rating, unless you use a hint.
# Of a deal that was typed.
counts-if-new = Counts for your rating if the deal is new to you.
# $why: the key of why it doesn't
counts-not = { $why ->
    [hinted] This game doesn't count for your rating: a hint was asked for.
    [back] This game doesn't count for your rating: others' moves were taken back.
    [seat] This game doesn't count for your rating: a seat changed hands.
    [middle] This game doesn't count for your rating: it begins in the middle of another.
    [program] This game doesn't count for your rating: a program plays.
    [bots] This game doesn't count for your rating: these bots were never measured.
    [handicap] This game doesn't count for your rating: somebody has a handicap.
    [length] This game doesn't count for your rating: it isn't as long as usual.
    [deal] This game doesn't count for your rating: you know this deal.
    [people] This game doesn't count for your rating: it isn't one person against bots.
   *[untold] This game doesn't count for your rating: its record doesn't tell of hints.
}
    .short = { $why ->
        [hinted] Not rated: a hint was asked for
        [back] Not rated: moves were taken back
        [seat] Not rated: a seat changed hands
        [middle] Not rated: not from the start
        [program] Not rated: a program plays
        [bots] Not rated: unmeasured bots
        [handicap] Not rated: there is a handicap
        [length] Not rated: not the usual length
        [deal] Not rated: you know this deal
        [people] Not rated: not you against bots
       *[untold] Not rated: an older record
    }
    .any-more = { $why ->
        [hinted] This game no longer counts for your rating: a hint was asked for.
        [back] This game no longer counts for your rating: others' moves were taken back.
       *[seat] This game no longer counts for your rating: a seat changed hands.
    }
# Before the first thing that ends this, where it is asked for; asked for again, it is done. $what: the key of why it doesn't count then
warning = { $what ->
    [hinted] If you take a hint, this game won't be rated. Press { $key } again for it.
   *[back] If you undo others' moves, this game won't be rated. Press { $key } again to do it.
}
    .typed = { $what ->
        [hinted] If you take a hint, this game won't be rated. Type it again for it.
       *[back] If you undo others' moves, this game won't be rated. Type it again to do it.
    }
# The same at a stage of the journey that can still give all its stars. $is_rated: whether the game counts for a rating besides
warning-of-stars = { $what ->
    [hinted] { $is_rated ->
        [yes] With a hint, no rating and only the first star. Press { $key } again for it.
       *[no] If you take a hint, only the first star can be won. Press { $key } again for it.
    }
   *[back] { $is_rated ->
        [yes] Undoing others' moves: no rating, only the first star. Press { $key } again.
       *[no] If you undo others' moves, only the first star counts. Press { $key } again.
    }
}
    .typed = { $what ->
        [hinted] { $is_rated ->
            [yes] With a hint, no rating and only the first star. Type it again for it.
           *[no] If you take a hint, only the first star can be won. Type it again for it.
        }
       *[back] { $is_rated ->
            [yes] Undoing others' moves: no rating, only the first star. Type it again.
           *[no] If you undo others' moves, only the first star counts. Type it again.
        }
    }
# Where it stands. In 95 of 100 cases somebody is no more than $within points away. $sign: + or −, or ± where nothing changed; $by: so
# many points
now = Your rating is { $points }, give or take { $within }, after { COUNT($games, "game that counts", "games that count") }.
    .name = Rating
    .brief = rating { $points }, give or take { $within }
    .ended = Rating { $points } ± { $within }, { $sign }{ $by }
    .vague = Your rating so far is { $points }. After { COUNT($games, "game that counts", "games that count") } nobody knows yet how well you play: it will still change much.
    .brief-vague = rating { $points } so far
    .ended-vague = Rating so far { $points }, { $sign }{ $by }
# $points: a medium bot's
about = A medium bot's rating is { $points }; in a game of two, whoever has 400 points more wins 10 games of 11.
none = No game counts for your rating yet. One does when you play a new deal of the usual length to its end, alone against bots, without hints, a handicap or taking back others' moves.
best = At best it was { $points }, { $day }.
# What the last game changed, and why: $way up, down or same; $place (int): from 1, 0 where the first was shared; $chance: of 100
# such games, how many somebody of that rating wins
changed = { $way ->
    [up] Up by { $by }
    [down] Down by { $by }
   *[same] No change
}: { $place ->
    [0] you shared the victory
    [1] you won
   *[other] you came { $came }
}; with the rating you had before, one wins { $chance } of 100 such games.
# The curve in figures. $points (Sequence[str]): the rating after every so many games
curve = { $every ->
    [one] Game by game it was { LIST($points, type: "then") }.
   *[other] Every { $every } games it was { LIST($points, type: "then") }.
}
# How far it is from being settled.
until = After { COUNT($games, "more game that counts", "more games that count") } it is known well enough: from then on your best rating is kept, too, and a bot set to “even” plays about as strongly as you.
# Against whom how many were won; $results: as "3 of 4 against easy bots"
against = Won: { LIST($results) }.
against-one = { $won } of { $games } against { $whom }
what-counts = A game counts when you play a new deal of the usual length to its end, alone against bots, without hints, a handicap or taking back others' moves.
# The drawing: its heading, what the dots are, the band around the line, the numbers below, the line from which on it is settled.
chart = Your rating
    .won = won
    .lost = not won
    .band = shaded: where you may be
    .none = no rating yet: it begins with your first game that counts
    .none-brief = no rating yet
    .games = games
    .so-far = { $points } so far
    .settled = known well from here on
