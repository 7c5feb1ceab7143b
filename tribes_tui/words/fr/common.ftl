### Des morceaux de phrases communs à tous les jeux.

player = Joueur { $number }
you = Toi
your-turn = À toi de jouer : { $game }
often = { $times ->
    [1] une fois
    [2] deux fois
   *[other] { $times } fois
}
repeated = { $times ->
    [1] { $thing }
   *[other] { $thing } { often }
}
waiting = On attend { $name }.
taken-back = { $who ->
    [you] Tu annules le dernier coup.
   *[other] { CAPITAL($who) } annule le dernier coup.
}
played-again = { $who ->
    [you] Tu rejoues ce que tu avais annulé.
   *[other] { CAPITAL($who) } rejoue ce qui était annulé.
}

colon = { " : " }
semicolon = { " ; " }

## What scores count, and parts of a game

units = { $unit ->
    [points] points
    [feathers] plumes
    [sacred-cards] cartes sacrées
   *[other] { $unit }
}
# $number (int)
amount = { $unit ->
    [points] { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
    [feathers] { $number ->
        [one] { $number } plume
       *[other] { $number } plumes
    }
    [sacred-cards] { $number ->
        [one] { $number } carte sacrée
       *[other] { $number } cartes sacrées
    }
   *[other] { $number } { $unit }
}
round = { $kind ->
    [challenge] défi
    [turn] tour
    [move] coup
   *[other] manche
}
    .numbered = { $number ->
        [0] le début
       *[other] { $kind ->
            [challenge] défi { $number }
            [turn] tour { $number }
            [move] coup { $number }
           *[other] manche { $number }
        }
    }
# Several of them. $kind: the key of what they are called
rounds-numbered = { $kind ->
    [turn] tours { $first } à { $last }
   *[other] manches { $first } à { $last }
}
