### A person's rating in a game: whether a game counts for it, where it stands, what a game has done to it.

counts = Rated unless you make only suggested moves.
# Of a deal that was typed.
counts-if-new = Counts for your rating if the deal is new to you.
# Why a game doesn't count. $why: its key
because = { $why ->
    [hinted] a hint was asked for
    [back] others' moves were taken back
    [seat] a seat changed hands
    [offered] every move was a suggested one
    [middle] it begins in the middle of another
    [program] a program plays
    [bots] these bots were never measured
    [handicap] somebody has a handicap
    [length] its length isn't the usual one
    [deal] you know this deal
    [people] it isn't one person against bots
   *[untold] its record doesn't tell of hints
}
    .short = { $why ->
        [hinted] a hint was asked for
        [back] moves taken back
        [seat] a seat changed hands
        [offered] only suggested moves
        [middle] not from the start
        [program] a program plays
        [bots] unmeasured bots
        [handicap] there is a handicap
        [length] not the usual length
        [deal] you know this deal
        [people] not you against bots
       *[untold] hints not recorded
    }
# $reasons: `because` of each
counts-not = This game doesn't count for your rating: { LIST($reasons) }.
    .short = Not rated: { $reasons }
    .sentence = Not rated: { $reasons }.
    .several = Not rated, for { $number } reasons
    .first = Not rated: { $reason } and { $more } more
# What ended it just now. $reason: `because` of it
counts-no-more = This game no longer counts for your rating: { $reason }.
# Before the first thing that ends this, where it is asked for; asked for again, it is done. $what: the key of why it doesn't count then
warning = { warned } Press { $key } again to go ahead.
    .typed = { warned } Type it again to do it.
# The same at a stage of the journey that can still give all its stars. $is_rated: whether the game counts for a rating besides
warning-of-stars = { warned-of-stars } Press { $key } again.
    .typed = { warned-of-stars } Type it again to do it.
# Where it stands. In 95 of 100 cases somebody is no more than $within points away. $sign: + or −, or ± where nothing changed; $by: so
# many points
now = Your rating is { $points }, give or take { $within }, after { COUNT($games, "game that counts", "games that count") }.
    .name = Rating
    .brief = rating { $points }, give or take { $within }
    .ended = Rating { $points } ± { $within }, { $sign }{ $by }
    .first = Your first rating: { $points }
    .vague = Your rating so far is { $points }. After { COUNT($games, "game that counts", "games that count") } it is too early to say how well you play, and it can still change a lot.
    .brief-vague = rating { $points } so far
    .ended-vague = Rating so far { $points }, { $sign }{ $by }
# $points: a medium bot's
# $players: at the last game's table
about = A medium bot's rating is { $points }. { $players ->
    [2] With two players, whoever is rated 400 points higher wins 10 games in 11.
   *[other] With more than two players, all who come after you count as beaten, so second place can raise your rating, too.
}
none = No game counts for your rating yet. { what-counts }
# What is said of the very first game instead of what it changed.
# $rivals: the ratings of the bots; $place (int): 0 where the first was shared
began = This was your first game that counts: everybody begins at { $points }, a medium bot's rating. { $place ->
    [0] You shared the victory
    [1] You won
   *[other] You came { $came } of { $players }
}; { $number ->
    [one] your rival's rating is { LIST($rivals) }
   *[other] your rivals' ratings are { LIST($rivals) }
}.
# Of one game among all. $rating: `now-brief`
of-game = { $game }: { $rating }
best = Your best was { $points }, on { $day }.
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
}. A player with the rating you had before wins { $chance } of 100 games against these bots.
# The curve in figures. $points (Sequence[str]): the rating after every so many games
curve = { $every ->
    [one] Game by game it was { LIST($points, type: "then") }.
   *[other] Every { $every } games it was { LIST($points, type: "then") }.
}
# How far it is from being settled.
until = Your rating settles after { COUNT($games, "more game that counts", "more games that count") }: from then on your best rating is kept, too, and a bot set to “even” plays about as strongly as you.
# Against whom how many were won; $results: as "3 of 4 against easy bots"
against = Won: { LIST($results) }.
against-one = { $won } of { $games } against { $whom }
what-counts = A game counts when you play a new deal of the usual length to its end, alone against bots, with moves of your own: without hints, a handicap or taking back others' moves, and not only with suggested moves.
# One bot of a level, and beside which bots a rating stands. $where: about, below, above, between; $bot, $other: `a-bot`
a-bot = { $level ->
    [easy] an easy bot
    [hard] a hard bot
   *[medium] a medium bot
}
place = { $where ->
    [below] weaker than { $bot }
    [above] stronger than { $bot }
    [between] between { $bot } and { $other }
   *[about] about { $bot }
}
    .so-far = { place }, not settled yet
# The drawing: its heading, what the dots are, which bots are in it, what is told before the first game, the figure on the line, its way, how
# many games are still missing, and from where on it is settled.
chart = Your rating
    .won = won
    .lost = not won
    .bots = the bots, with { $players } players
    .none = no rating yet: it begins with your first game that counts
    .none-brief = no rating yet
    .begin = you begin here: { $points }
    .so-far = you { $points } so far
    .here = you { $points } ± { $within }
    .way = Game by game
    .until = { $games } of { $settled } games, not settled yet
    .settled = settled from here on
# Above a bar for each level of bots: in how many games whoever has so many points comes before it.
chances = { $players ->
    [2] What a rating of { $points } wins, of 100 games
   *[other] What a rating of { $points } leaves behind, in 100 games
}
warned = { $what ->
    [hinted] If you take a hint, this game won't be rated.
   *[back] If you undo others' moves, this game won't be rated.
}
warned-of-stars = { $what ->
    [hinted] { $is_rated ->
        [yes] With a hint, no rating and only the first star.
       *[no] If you take a hint, only the first star can be won.
    }
   *[back] { $is_rated ->
        [yes] Undoing others' moves: no rating, only the first star.
       *[no] If you undo others' moves, only the first star can be won.
    }
}
