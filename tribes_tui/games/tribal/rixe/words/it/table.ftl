### Che cosa sta sul tavolo di una Rixe oltre alle carte. Di più forme si vede la più lunga che ci sta.

what-happened = Che cosa è successo
free = libero
    .takes = per un 9
    .takes-brief = per 9
    .takes-briefest = 9
round-of = round { $round } di { $rounds }
step = { $step ->
    [clean] tutti puliscono
    [column] comincia una nuova colonna
    [play] gioca
    [draw] pesca se nessuna va
   *[end] fine
}
zone = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $few ->
    [yes] solo { "" }
   *[no] { "" }
}{ $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
    .brief = { $points } pt, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
    .briefest = { $points } pt, { $cards } c.
hand = La tua mano, { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
no-hand = Le mani sono coperte
use = { $use ->
    [lifted] presa
    [fits] va
   *[nowhere] non va
}
worth = Mano vuota: { $points } punti, e il round finisce. Raccogliere una colonna da 9 a 1: 1 punto.
    .brief = Mano vuota: { $points } punti. Raccogliere una colonna da 9 a 1: 1 punto.
    .briefer = Mano vuota: { $points } punti. Colonna da 9 a 1: 1 punto.
    .briefest = Mano vuota: { $points } punti Da 9 a 1: 1 punto
fitting = Una carta va su una più alta di uno e dell'altro colore; un 9 va in uno spazio libero.
    .brief = Le carte vanno su una più alta di uno, altro colore; un 9 in uno spazio libero.
column = una colonna:
orange = arancione:
blue = blu:
draw = pesca
end = fine
none-fitted = { $times ->
    [one] Nessuna tua carta andava
   *[other] Per { $times } turni nessuna tua carta andava
}{ $drew ->
    [none] .
    [named] : hai pescato { LIST($cards) }.
   *[number] : hai pescato { $number } carte.
}
    .took = { $drew ->
        [none] Nessuna tua carta va: le colonne vogliono
        [ended] Il tuo turno finisce: le colonne vogliono
       *[card] Hai pescato { $card }: le colonne volevano
    } solo { $both ->
        [orange] arancione { $orange }
        [blue] blu { $blue }
       *[both] arancione { $orange } e blu { $blue }
    }.
column-begun = Nessuno ha potuto giocare: comincia una colonna { THE($card) }. Ogni zona va bene.
skip = salta finché non ne va una
    .brief = salta
stop = { $is-on ->
    [yes] lascia finire i turni da soli
   *[no] chiedi prima che finisca il turno
}
    .brief = { $is-on ->
        [yes] lascia finire
       *[no] chiedi prima
    }
stopped = { $is-on ->
    [yes] Ora ti si chiede ogni volta che una colonna intera si può spostare.
   *[no] Ora il turno finisce da sé se spostare una colonna intera non toglie posti agli altri.
}
and-skip = { $order }; n lo fa finché non va una carta
cannot-skip = { $why ->
    [lesson] In partita n salta i turni in cui non va niente; in una lezione no.
    [others] n salta i turni in cui non va niente, quando tocca a te.
    [clean] n salta i turni in cui non va niente. Prima pulisci la tua zona.
    [fits] n salta i turni in cui non va niente. Ora una carta va.
   *[moves] n salta i turni in cui non va niente. Qui uno spostamento può servire.
}
column-yours = Ora hai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $leads ->
    [yes] , e sei in testa
   *[no] { "" }
}.
turned = scoperta:
collect = raccogli
    .brief = +1 pt
    .briefest = +1
is-complete = da 9 a 1
    .brief = 9-1
stock = mazzo: { $number }
dry = { $turns ->
    [one] Dopo ancora { $turns } turno senza carte giocate
   *[other] Dopo ancora { $turns } turni senza carte giocate
}
    .column = una carta del mazzo comincia una nuova colonna
    .end = il round finisce senza punti di chiusura
no-stock = A mazzo vuoto
    .means = nessuno pesca; se nessuno può nemmeno giocare, il round finisce senza punti di chiusura

## Punti per round

points = Punti
    .after = Punti dopo { $number } round
round = round
start = inizio
together = in tutto
    .brief = tot

## Che cosa si vorrebbe sapere

their-hand = { $who ->
    [you] La tua mano
   *[other] Mano di { $who }
}
lacks = senza { LIST($cards, type: "or") }
# What scores in this turn. $steps: so many actions; $card: the one that comes first
scores = Che cosa fa punti ora
    .out = puoi giocare la tua ultima carta: { $points } punti
    .collect = { $number ->
        [one] si può raccogliere una colonna completa: 1 punto
       *[other] si possono raccogliere { $number } colonne complete: 1 punto ciascuna
    }
    .complete = { $steps ->
        [one] si può completare una colonna: { $card } va sopra { $onto }
       *[other] si può completare una colonna in { $steps } passi: prima { $card } sopra { $onto }
    }
    .from-free = si può completare una colonna in { $steps } passi: prima { $card } in uno spazio libero
longest = La più lunga dal 9
    .needs = { $column } ha { $length } carte su 9 e le serve { $colour ->
        [orange] un { $value } arancione
       *[blue] un { $value } blu
    }
threat = Sta per chiudere
    .out = { LIST($who) } { $number ->
        [one] ha
       *[other] hanno
    } ancora { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, e l'ultima porta { $points } punti

## Perché qualcosa non si può scegliere

nines-only = uno spazio libero prende solo un 9 da una mano
no-free = un 9 va solo in uno spazio libero, e non ce n'è
nine-stays = un 9 non va su nessuna colonna: questo resta dov'è
takes-no-card = la tua carta ora non va su nessuna colonna
    .alone = ora non va su nessuna colonna
    .group = con ciò che ha sopra ora non va su nessuna colonna
