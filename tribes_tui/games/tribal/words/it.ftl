### Quello che dicono i due giochi di Tribal.

## Carte e colonne

card = { $symbol ->
    [djembe] djembe { $value }
    [mask] maschera { $value }
    [lizard] lucertola { $value }
   *[turtle] tartaruga { $value }
}
    .the = { $symbol ->
        [djembe] il { card }
       *[other] la { card }
    }
    .a = { $symbol ->
        [djembe] un { card }
       *[other] una { card }
    }
    .of = { $symbol ->
        [djembe] del { card }
       *[other] della { card }
    }
    .to = { $symbol ->
        [djembe] al { card }
       *[other] alla { card }
    }
    .from = { $symbol ->
        [djembe] dal { card }
       *[other] dalla { card }
    }
    .in = { $symbol ->
        [djembe] nel { card }
       *[other] nella { card }
    }
    .on = { $symbol ->
        [djembe] sul { card }
       *[other] sulla { card }
    }
    .gender = { $symbol ->
        [djembe] m
       *[other] f
    }
symbol = { $symbol ->
    [djembe] djembe
    [mask] maschera
    [lizard] lucertola
   *[turtle] tartaruga
}
    .several = { $symbol ->
        [djembe] djembe
        [mask] maschere
        [lizard] lucertole
       *[turtle] tartarughe
    }
    .brief = { $symbol ->
        [djembe] djembe
        [mask] masch.
        [lizard] lucert.
       *[turtle] tartar.
    }
coloured = { $colour ->
    [orange] { $card } arancione
   *[blue] { $card } blu
}
in-sentence = { THE($card) }
and-more = { $more ->
    [one] { $card } e un'altra
   *[other] { $card } e altre { $more }
}
column = { $who ->
    [you] la tua colonna { $number }
   *[other] la colonna { $number } di { $who }
}
    .the = { column }
    .a = { column }
    .of = { $who ->
        [you] della tua colonna { $number }
       *[other] della colonna { $number } di { $who }
    }
    .to = { $who ->
        [you] alla tua colonna { $number }
       *[other] alla colonna { $number } di { $who }
    }
    .from = { $who ->
        [you] dalla tua colonna { $number }
       *[other] dalla colonna { $number } di { $who }
    }
    .in = { $who ->
        [you] nella tua colonna { $number }
       *[other] nella colonna { $number } di { $who }
    }
    .on = { $who ->
        [you] sulla tua colonna { $number }
       *[other] sulla colonna { $number } di { $who }
    }
    .gender = f
column-cards = { $hidden ->
    [0] { $shown }
    [one] { $hidden } coperta, { $shown }
   *[other] { $hidden } coperte, { $shown }
}
column-of-number = colonna { $number }
unseen-of = Mai viste: { symbol.several }
unseen-values = { symbol } { $values }
none = nessuna
legend = Carte: D djembe, M maschera (arancione); L lucertola, T tartaruga (blu); un valore; copia a o b.

card-in = { $card } { IN($column) }
    .group = { $card } { IN($column) }, con { $number ->
        [one] { $number } carta sopra
       *[other] { $number } carte sopra
    }
column-line = { "  " }{ $number }: { $cards }
free-line = { "  " }libere: { LIST($numbers) }
of-name = { $name ->
    [you] tu { $number }
   *[other] { $name } { $number }
}

## Per chi ascolta

free-column-is = { CAPITAL($column) } è libera.
beside = Accanto { LIST($columns) }.
ends-with = la colonna { $number } finisce con { THE($card) }
    .nothing = la colonna { $number } è libera
ends = { $who ->
    [you] Le ultime carte delle tue colonne: { $ends }.
   *[other] Le ultime carte delle colonne di { $who }: { $ends }.
}
end-of = { $number } { $card }
    .nothing = { $number } libera
about-ends = l'ultima carta di ogni colonna
    .typed = ultime carte, ultime
about-zone = la tua zona
    .typed = zona

## Finire

end-turn = finisci il turno
end-cleaning = finisci la pulizia
end-button = { $cleaning ->
    [yes] il pulsante che finisce la tua pulizia
   *[no] il pulsante che finisce il tuo turno
}
cleaning-over = Non va più nulla di tuo: la tua pulizia è finita.

## Che cosa aiuta

goal-fits-orange = Djembe e maschera sono arancione, lucertola e tartaruga sono blu.

## Parole: che cosa significa ognuna

djembe = djembe
    .means = Un simbolo arancione.
mask = maschera
    .means = Un simbolo arancione.
lizard = lucertola
    .means = Un simbolo blu.
turtle = tartaruga
    .means = Un simbolo blu.
symbol-word = simbolo
    .means = Djembe, maschera, lucertola o tartaruga.
colour = colore
    .means = Arancione o blu: in una colonna si alterna da carta a carta.
column-word = colonna
    .means = Carte in fila, dalla base all'ultima. Quelle scoperte scendono di uno e alternano il colore.
base = base
    .means = La prima carta di una colonna.
end = ultima carta
    .means = Quella che chiude una colonna, l'unica senza altre sopra.
group = gruppo
    .means = Una carta scoperta di una colonna con tutto ciò che ha sopra.
zone = zona
    .means = Le colonne davanti a un giocatore.
stock = mazzo
    .means = Le carte da pescare.
cleaning = pulizia
    .means = Ognuno riordina la propria zona prima che comincino i turni.

## Segni

sign = { $symbol ->
    [djembe] djembe, arancione
    [mask] maschera, arancione
    [lizard] lucertola, blu
   *[turtle] tartaruga, blu
}

## Perché qualcosa non si può scegliere

no-fit = deve essere più bassa di uno, e dell'altro colore
ends-only = una carta va in fondo a una colonna, non in mezzo
nothing-to-do = da sola non fa nulla: prima scegli una carta
put-back = prima scegli dove vanno le carte sollevate, o rimettile a posto
