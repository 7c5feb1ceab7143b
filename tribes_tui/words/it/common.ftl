### Pezzi di frasi comuni a tutti i giochi.

player = Giocatore { $number }
you = Tu
your-turn = Tocca a te: { $game }
often = { $times ->
    [1] una volta
    [2] due volte
   *[other] { $times } volte
}
repeated = { $times ->
    [1] { $thing }
   *[other] { $thing } { often }
}
waiting = In attesa di { $name }.
taken-back = { $who ->
    [you] Annulli l'ultima mossa.
   *[other] { CAPITAL($who) } annulla l'ultima mossa.
}
played-again = { $who ->
    [you] Rigiochi ciò che avevi annullato.
   *[other] { CAPITAL($who) } rigioca ciò che era stato annullato.
}

colon = :{ " " }
semicolon = ;{ " " }

## What scores count, and parts of a game

units = { $unit ->
    [points] punti
    [feathers] penne
    [sacred-cards] carte sacre
   *[other] { $unit }
}
# $number (int)
amount = { $unit ->
    [points] { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
    [feathers] { $number ->
        [one] { $number } penna
       *[other] { $number } penne
    }
    [sacred-cards] { $number ->
        [one] { $number } carta sacra
       *[other] { $number } carte sacre
    }
   *[other] { $number } { $unit }
}
round = { $kind ->
    [challenge] sfida
    [manche] manche
    [turn] turno
    [move] mossa
   *[other] round
}
    .numbered = { $number ->
        [0] l'inizio
       *[other] { $kind ->
            [challenge] sfida { $number }
            [manche] manche { $number }
            [turn] turno { $number }
            [move] mossa { $number }
           *[other] round { $number }
        }
    }
# Several of them. $kind: the key of what they are called
rounds-numbered = { $kind ->
    [turn] turni da { $first } a { $last }
   *[other] round da { $first } a { $last }
}
