### Che cosa un tavolo dice dei suoi bot: quanto giocano bene, e che uno pensa.

all-of = { $number ->
    [one] 1 bot { $kind ->
        [easy] facile
        [medium] medio
        [hard] difficile
        [master] maestro
        [even] alla pari
        [random] casuale
       *[other] { $kind }
    }
   *[other] { $number } bot { $kind ->
        [easy] facili
        [medium] medi
        [hard] difficili
        [master] maestri
        [even] alla pari
        [random] casuali
        [mixed] misti
       *[other] { $kind }
    }
}
all-of-strength = { $number ->
    [one] 1 bot, forza { $strength }
   *[other] { $number } bot, forza { $strength }
}
level = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
    [even] alla pari
    [random] casuale
   *[other] { $level }
}
even-now = In { $game } il livello «alla pari» gioca ora con forza { $strength } contro { $whom ->
    [you] di te
   *[other] { $whom }
}, dove facile è 0, medio 50 e difficile 100.
even-here = { CAPITAL($name) } gioca alla pari, ora con forza { $strength }, dove facile è 0, medio 50 e difficile 100.
is-bot = In questo posto c'è un bot, { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
    [even] alla pari
    [random] casuale
   *[other] { $level }
}. { $plays }
