### Pieces of sentences that all games share.

# A person without a name, where several play. $number: of their seat, from 1
player = Player { $number }
# The viewer, where other players stand by their names alone.
you = You
# A notification of the terminal's.
your-turn = Your turn: { $game }
often = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
# A thing that is there more than once.
repeated = { $times ->
    [1] { $thing }
   *[other] { $thing } { often }
}
waiting = Waiting for { $name }.
# A line of the log for moves that were taken back.
taken-back = { CAPITAL(DO($who, "take")) } back the last move.
# The same for moves that were taken back and are played again.
played-again = { $who ->
    [you] You redo the moves you took back.
   *[other] { CAPITAL($who) } redoes the moves that were taken back.
}

# Between a thing's name and what is said of it, and between two things that are said; with the blanks that belong there.
colon = :{ " " }
semicolon = ;{ " " }

## What scores count, and parts of a game

# $unit: the key of what a game's scores count
units = { $unit ->
    [points] points
    [feathers] feathers
    [sacred-cards] sacred cards
   *[other] { $unit }
}
# So much of it.
# $number (int)
amount = { $unit ->
    [points] { COUNT($number, "point") }
    [feathers] { COUNT($number, "feather") }
    [sacred-cards] { COUNT($number, "sacred card") }
   *[other] { $number } { $unit }
}
# $kind: the key of what a game's parts are called, which its scores are told by. Number 0: what comes before the first one
round = { $kind ->
    [challenge] challenge
    [turn] turn
    [move] move
   *[other] round
}
    .numbered = { $number ->
        [0] the start
       *[other] { $kind ->
            [challenge] challenge { $number }
            [turn] turn { $number }
            [move] move { $number }
           *[other] round { $number }
        }
    }
# Several of them. $kind: the key of what they are called
rounds-numbered = { $kind ->
    [turn] turns { $first } to { $last }
   *[other] rounds { $first } to { $last }
}
