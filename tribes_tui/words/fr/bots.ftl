### Ce qu'une table dit de ses bots : leur force, et que l'un d'eux réfléchit.

all-of = { $number ->
    [one] { $number } bot { $kind ->
        [easy] facile
        [medium] moyen
        [hard] difficile
        [master] maître
        [even] équilibré
        [random] aléatoire
       *[other] { $kind }
    }
   *[other] { $number } bots { $kind ->
        [easy] faciles
        [medium] moyens
        [hard] difficiles
        [master] maîtres
        [even] équilibrés
        [random] aléatoires
        [mixed] variés
       *[other] { $kind }
    }
}
all-of-strength = { $number ->
    [one] 1 bot, force { $strength }
   *[other] { $number } bots, force { $strength }
}
level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
    [even] équilibré
    [random] aléatoire
   *[other] { $level }
}
even-now = Dans { $game }, le niveau équilibré joue maintenant avec la force { $strength } contre { $whom ->
    [you] toi
   *[other] { $whom }
}, où facile est 0, moyen 50 et difficile 100.
even-here = { CAPITAL($name) } joue au niveau équilibré, maintenant avec la force { $strength }, où facile est 0, moyen 50 et difficile 100.
is-bot = Un bot tient cette place, { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
    [even] équilibré
    [random] aléatoire
   *[other] { $level }
}. { $plays }
