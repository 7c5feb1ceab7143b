### A conflict and an eruption on a page of their own.

named = { $name ->
    [you] tu
    [the-invaders] gli invasori
   *[other] { $name }
}
onward = avanti

## A conflict

out = fuori
invaders-plate = Invasori
conflict = Conflitto in { $hex }: { $parts }.
driven-out = { $number ->
    [one] { $who ->
        [you] lì perdi tutti i membri
        [the-invaders] lì gli invasori cadono tutti
       *[other] { $who } lì perde tutti i membri
    }
   *[other] lì perdono tutti i loro { LIST($names) }
}
village-falls = { $who ->
    [you] il tuo villaggio è perduto
   *[other] il villaggio di { $who } è perduto
}
turn = turno { $turn }
times = { $times ->
    [1] una volta
    [2] due volte
   *[other] { $times } volte
}
heading-before = { $land }, prima: { $number }
heading-rounds = { $fallen ->
    [0] perdono fino a { $times }
   *[other] fino a −{ $times }, { $fallen } prima
}
heading-after = dopo: { $number }
rounds = Ogni parte ancora lì ne perde uno, { times }: { $sides }.
    .side = { named } { $before } → { $after }
holds = { $who ->
    [you] Tieni l'esagono: la lotta finisce quando rimane una sola parte.
    [the-invaders] Gli invasori tengono l'esagono: la lotta finisce quando rimane una sola parte.
    [no-player] Non rimane nessuno, e la lotta è finita.
   *[other] { CAPITAL($who) } tiene l'esagono: la lotta finisce quando rimane una sola parte.
}

## An eruption

who-is-struck = Chi è lì accanto
nobody-there = non succede nulla
rule = { $face ->
    [sun] Due soli: nessuna perdita.
    [blank] Due vuoti: ognuno perde un membro.
   *[moon] Due lune: ognuno perde due membri.
}
    .otherwise = { $face ->
        [sun] Due vuoti prenderebbero un membro, due lune due.
        [blank] Due soli non prenderebbero nessuno, due lune due.
       *[moon] Due soli non prenderebbero nessuno, due vuoti uno.
    }
stone = Ogni tribù lì accanto ottiene una pietra.
heading = Evento: Vulcano
roll = { $who ->
    [you] il tuo tiro
   *[other] tiro di { $who }
}
struck = { $members ->
    [0] { "" }
    [one] −{ $members } membro, in { LIST($hexes) }
   *[other] −{ $members } membri, in { LIST($hexes) }
}
loss = { $members ->
    [one] −{ $members } membro
   *[other] −{ $members } membri
}
    .short = −{ $members }
to-lose = { $number ->
    [0] { "" }
   *[other] ancora { $number } da perdere
}
had = prima { $places }
kept = { $number ->
    [0] dopo nessuno
   *[other] dopo { $places }
}
    .short = { $number ->
        [0] dopo 0
       *[other] dopo { $number }
    }
lost-here = { $who ->
    [you] tu
   *[other] { $who }
}: −{ $number }
gained = { $stones ->
    [0] { "" }
   *[other] +{ $stones } pietra
}
bore = { $who ->
    [you] tu
   *[other] { $who }
}: { $lost } { $gained }

## The win

at-first = prima di questo turno
# What a point came from, read in a line; $points: with their sign
gain = { $what }: { $points }, { $total } in tutto
