### What the screen of a game's end says in every game.

# In large letters A to Z: what became of the viewer, among two and among more.
victory = VICTORY
defeat = DEFEAT
came-in = { $place ->
    [2] SECOND
    [3] THIRD
    [4] FOURTH
    [5] FIFTH
   *[other] SIXTH
}
came-from = Where it came from
# Above the turns and parts in which chances changed most, in ever fewer words; and where nothing is judged.
decided = Turning points, biggest first, with all cards open
    .open = Turning points, with all cards open
    .brief = Turning points
    .unjudged = What decided it
# Above what is told without figures, behind the turns that changed most.
also = More of the game
# At the lower edge, where sentences have no room; the key shows them.
more-decided = { $number } more: { $key }
# Behind them, for whoever lost. $key: of the review
own-choices = Which of your choices were good and which cost you: { $key }
record = Your games at this table
in-all = in all
round = round
# Behind the numbers of the rounds: what everybody has when all is shared out.
the-end = end
# $unit: what the bars measure, sacred cards
this-game = your { $unit }, the last bar: this game
    .brief = your { $unit }; last: this game
look = look at the table
rematch = rematch
take-record = record
review = review
replay = replay
all-decided = what decided it
# What the keys do.
# Where a game would be rated, had anything been chosen but what the cursor offered. $key: ends this
offered = Press { $key } to turn suggested moves off.
leave = leave
# How many played.
seated = { $number } players

## Who won

# $amount: 15 points
wins = { CAPITAL(DO($who, "win")) } with { $amount }.
    .ahead = { CAPITAL(DO($who, "win")) } with { $amount }, { $ahead } ahead.
    .ahead-of = { CAPITAL(DO($who, "win")) } with { $amount }, { $ahead } ahead of { LIST($others) }.
# Where it wasn't the higher score. $why: what it was
wins-by = { CAPITAL(DO($who, "win")) }: { $why }.
    .brief = { CAPITAL(DO($who, "win")) }.
shared = { CAPITAL(LIST($winners)) } share the victory with { $amount }.
    .brief = { $number } players share the victory with { $amount }.
# The same where it wasn't the score. $why: as Ada resigned
shared-by = { CAPITAL(LIST($winners)) } share the victory: { $why }.
    .brief = { $number } players share the victory: { $why }.
# Behind a sentence that doesn't say who is next, among more than two.
second = { CAPITAL(DO($who, "come")) } second.
    .several = { CAPITAL(LIST($names)) } come second.
# A place, from 1.
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }
}
    .short = { place }
# Under a tower.
foot = { $name }, { place } place
    .short = { $name }, { place }
    .brief = { $place }. { $name }
# What hangs below the names there.
below = below the names: { $lost }

## How it came about

# What the record counts: the games with bots of the same levels, as 2 easy bots.
# $is-of-length: whether others with them, of another length, are not counted
record-with = { $is-of-length ->
    [yes] Your games of this length with { LIST($bots) }
   *[no] Your games with { LIST($bots) }
}
# Where the points came from by which the winner is ahead of who came next. $parts: 10 more from chains
apart = { CAPITAL(DO($who, "end")) } { $amount } ahead of { $other }: { $parts }.
    .brief = { CAPITAL(DO($who, "end")) } { $amount } ahead of { $other }.
# $costs: whether points are lost by it
part = { $number } { $is_more ->
    [yes] more
   *[no] fewer
} { $costs ->
    [yes] lost to
   *[no] from
} { $what }
# Since when the winner has been ahead. $when: round 3
turned = { CAPITAL(DO($who, "were", "was")) } ahead on points from { $when } on.
# When it was over. $kind: the key of what a game's parts are called
# $number (int)
over-after = { $kind ->
    [challenge] the game is over after { COUNT($number, "challenge") }
    [turn] the game is over after { COUNT($number, "turn") }
   *[other] the game is over after { COUNT($number, "round") }
}
# What strips of marks show, from the first round or from a later one; in ever fewer words.
strips = { $first ->
    [1] { $units } after each round, × where some were lost
   *[other] { $units } after each round from round { $first } on, × where some were lost
}
    .shorter = { $first ->
        [1] { $units } by round
       *[other] { $units } from round { $first } on
    }, × where some were lost
    .shortest = { $first ->
        [1] { $units }
       *[other] { $units } from round { $first } on
    }, ×: some lost
# What became of a rating, and the key that tells more. $rating: as "Rating 889 ± 60, −21", or why the game doesn't count
rating = { $rating }; { $key }: why
    .key = your rating

# What a key does, in a few words more, in the list of everything by name.
look-told = back to the table, as it was at the end
rematch-told = the same players again, with a new deal
review-told = what your choices and luck were worth
replay-told = see the game again, move by move
graph-told = how likely each was to win, move by move
all-decided-told = everything that decided the game
rating-key-told = what this game did to your rating, and its curve

# What a key does, in a few words more, in the list of everything by name.
take-record-told = where this game's file is, to copy it
leave-told = this game stays among your saved games
