### Che cosa sta sul tavolo di un Duello oltre alle carte, e sulla pagina del turno dell'avversario. Di più forme si vede la più lunga che ci sta.

## Che cosa hanno in comune

stock = mazzo (d)
    .empty = vuoto
discard = scarti
    .empty = nessuno
to-place = da posare
what-happened = Che cosa è successo
not-seen = Non ancora viste
needed = Prossime sulle pile sacre
goal = { $cards ->
    [36] Per vincere: svuota le colonne con quattro pile cominciate, o completale.
   *[other] Per vincere: { $cards } carte sulle pile, o colonne vuote e 4 pile cominciate.
}
cleaning = { $tied ->
    [nobody] Comincia chi ne scopre meno
    [you] Se restate pari cominci tu
   *[other] Se restate pari comincia { $tied }
}: { LIST($turned) }.
column-rule = Colori alterni, uno in meno; un 9 in una colonna libera.
first-colours = L'arancione (djembe, maschera) va sul blu (lucertola, tartaruga), e viceversa.
first-values = Ogni carta vale uno in meno di quella su cui sta; una colonna libera prende un 9.
idle = { $left ->
    [one] Dopo { $left } altro turno senza progressi vince chi ha più carte sulle pile: { $piled }.
   *[other] Dopo altri { $left } turni senza progressi vince chi ha più carte sulle pile: { $piled }.
}
    .brief = Senza progressi, fra { $left ->
        [one] 1 turno
       *[other] { $left } turni
    } { $comes }.
    .briefer = Senza progressi, fra { $left ->
        [one] 1 turno
       *[other] { $left } turni
    } decidono le pile.
end-turn = fine turno
end-cleaning = fine pulizia
pass-on = passa fino alla fine
    .rest = passa finché nulla serve
cannot-pass = { $why ->
    [lesson] In partita { $key } passa quando nulla ti fa avanzare; in una lezione no.
    [others] { $key } passa quando nulla ti fa avanzare, nel tuo turno.
    [clean] { $key } passa quando nulla ti fa avanzare. Prima pulisci la zona.
   *[on] { $key } passa quando nulla ti fa avanzare. Ora qualcosa può.
}
to-pile = su pila

## Un giocatore

sacred-piles = Pile sacre →
first-one = prima
    .below = l'1
free = libera
to-clear = { $number ->
    [0] nessuna carta rimasta
    [one] { $number } carta da togliere
   *[other] { $number } carte da togliere
}
    .brief = { $number ->
        [one] resta { $number }
       *[other] restano { $number }
    }
down = { $number ->
    [0] nessuna coperta
   *[other] { $number } coperte
}

## La riga in alto

in-cleaning = pulizia
in-turn = turno { $turn }
unseen = { $number ->
    [one] { $number } carta mai vista
   *[other] { $number } carte mai viste
}
step = { $step ->
    [clean] pulisci la tua zona
    [once] sposta; pesca, prendi o ruba una volta
    [move] sposta quanto vuoi
   *[place] posa la carta
}
    .brief = { $step ->
        [clean] pulisci
        [once] sposta; pesca, prendi o ruba una volta
        [move] sposta
       *[place] posa
    }

## Segni delle carte

folded = ▒{ $number }: { $number ->
    [one] 1 carta coperta
   *[other] { $number } carte coperte
}
can-go = va
new = nuova
banned = vietata ora
next-on = prossima per { $who ->
    [you] te
   *[other] { $who }
}
    .brief = per { $who ->
        [you] te
       *[other] { $who }
    }
    .both = entrambi
ban-steal = × { $card }: furto dell'ultimo turno, ora non si può riprendere
ban-give = × Non si può ridare in questo turno: { $cards } (dono di { $columns ->
    [one] una colonna intera
   *[other] colonne intere
})
ban-both = × Ora non tornano indietro: { $card } (furto), { $cards } (dono di una colonna intera)

## Che cosa ha fatto qualcuno

their-turn = { $who ->
    [you] { $which ->
        [cleaning] La tua pulizia
        [last] Il tuo ultimo turno
       *[now] Il tuo turno
    }
   *[other] { $which ->
        [cleaning] Pulizia di { $who }
        [last] Ultimo turno di { $who }
       *[now] Turno di { $who }
    }
}

## La pagina del turno dell'avversario

onward = continua con il tuo turno
turn-came-to = Turno { $turn } di { $who }: { LIST($did) }.
complete = { $who ->
    [you] La tua pila è completa, da 1 a 9: { LIST($piles) }.
   *[other] { $number ->
        [one] Pila di { $who } completa, da 1 a 9: { LIST($piles) }.
       *[other] Pile di { $who } complete, da 1 a 9: { LIST($piles) }.
    }
}
buried = { $number ->
    [one] Coperta ora, anche se è la prossima per una tua pila
   *[other] Coperte ora, anche se sono le prossime per le tue pile
}: { LIST($cards) }.
leads-now = { $who ->
    [you] Ora sei in testa
   *[other] Ora { $who } è in testa
} sulle pile sacre, { $mine } a { $theirs }: conta se nessuno toglie le sue colonne.
all-begun = Le quattro pile sono cominciate: togli { $left ->
    [one] l'ultima carta
   *[other] le tue { $left } carte
} e vinci.
why-banned = { $kind ->
    [steal] Una carta rubata per una colonna non si può riprendere nel turno subito dopo (regole 3.4).
    [give] Carte che, date, hanno svuotato la loro colonna non si possono ridare nel turno subito dopo: spostale nella tua zona, o mettile su una pila (regole 3.4).
   *[both] Ciò che è stato rubato per una colonna, o che dato ha svuotato la sua colonna, non può tornare indietro nel turno subito dopo (regole 3.4).
}
now = { $is-other ->
    [yes] { $before } → { $left } da togliere
   *[no] { $left } da togliere
}, { $more-up ->
    [yes] { $covered } → { $down } coperte
   *[no] { $down } coperte
}
piles = Pile sacre
    .are = Pile sacre:
pile = { $symbol } { $has-grown ->
    [yes] { $before } → { $height }
   *[no] { $height }
}
deeds-shown = da { $first } a { $last } di { $number }: ↑↓ mostra il resto
    .below = ↓ mostra tutto il turno, { $number ->
        [one] { $number } passo
       *[other] { $number } passi
    }
touched = Che cosa ha toccato le tue carte{ $is-cut ->
    [yes] { " " }({ $shown } di { $number })
   *[no] { "" }
}
how-it-stands = A che punto siamo
more-of-turn = il resto del turno
