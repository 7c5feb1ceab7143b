### Che cosa può chiedere chi ascolta, e che cosa si risponde. Ognuna una frase breve.

spheres = { $number ->
    [one] { $number } sfera
   *[other] { $number } sfere
}
points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}

## Le richieste, per l'aiuto

hand-about = le tue carte. Mano tutto dice che cos'è ognuna
    .typed = mano
table-about = tutti i giocatori con le loro catene
    .typed = tavolo
chains-about = le tue catene
    .typed = catene
piles-about = mazzo e scarti
    .typed = mazzi
discards-about = tutti gli scarti
    .typed = scarti
leads-about = i punti finora
    .typed = chi è in testa, testa, punteggio, punti
goals-about = che cosa chiude la sfida, e quanto avresti
    .typed = scopi, scopo
now-about = sfida, turno, che cosa succede
    .typed = ora, turno

## La mano

no-hand = Non hai carte in mano.
hold = { $number ->
    [0] La tua mano è vuota.
    [one] Hai in mano { $number } carta: { LIST($cards) }.
   *[other] Hai in mano { $number } carte: { LIST($cards) }.
}
each = { CAPITAL($card) }; { $use }.
    .unused = { CAPITAL($card) }.

## Una catena

chain = { $who ->
    [you] Il tuo { $chain }, { spheres }, { $facts }.
   *[other] { CAPITAL(THE($chain)) } di { $who }, { spheres }, { $facts }.
}
has = { $number ->
    [0] non ha vasi
   *[other] ha { LIST(THE($vases)) }
}
needs = vuole { LIST(A($icons), type: "then") }
complete = completo
    .safe = completo, protetto da un totem
hidden = accanto c'è una carta coperta
own-hidden = accanto, coperto: { $card }
none-yet = Non hai catene.

## Un giocatore

leader = il capo è { THE($card) }
seat = { $who ->
    [you] Tu: { $total } finora, { $laid } nelle catene, { $leader }, { $cards } in mano.
   *[other] { $who }: { $total } finora, { $laid } nelle catene, { $leader }, { $cards } in mano.
}
magical = Catene magiche: altri { points }.
skips = { $who ->
    [you] Hai un blocco e salterai un turno.
   *[other] { $who } ha un blocco e salterà un turno.
}
took = Carte prese da { $name }, ora in mano o coperte: { LIST($cards) }.
chains = { $who ->
    [you] { $number ->
        [0] Non hai catene.
        [one] Hai { $number } catena; complete { $done } di { $wanted }, carte mancanti: { $left }.
       *[other] Hai { $number } catene; complete { $done } di { $wanted }, carte mancanti: { $left }.
    }
   *[other] { $number ->
        [0] { $who } non ha catene.
        [one] { $who } ha { $number } catena; complete { $done } di { $wanted }, carte mancanti: { $left }.
       *[other] { $who } ha { $number } catene; complete { $done } di { $wanted }, carte mancanti: { $left }.
    }
}

## Mazzi

piles = { $discards ->
    [0] Il mazzo ha { cards }. Non ci sono scarti.
   *[other] Il mazzo ha { cards }. Scarti: { $discards }, in cima { THE($top) }.
}
played = Carte azione giocate, fuori fino alla prossima sfida: { $number }.
from-top = { $cards ->
    [none] Non ci sono scarti.
   *[other] Scarti, dall'alto: { $cards }.
}
played-cards = { $cards ->
    [none] Non è stata giocata nessuna carta azione.
   *[other] Giocate: { $cards }.
}

## Punti

so-far = Punti finora: { LIST($scores) }.
laid = Nelle catene ora: { LIST($scores) }.
goals = { $wanted } catene complete chiudono la sfida. Con { $goal } punti dopo una sfida, il totale più alto vince la partita.

## Che cosa succede

now = { $turn-of ->
    [you] Sfida { $challenge }, turno { $turn }. { deals }. Tocca a te.
   *[other] Sfida { $challenge }, turno { $turn }. { deals }. Tocca { WHOM($turn-of) }.
}
deals = { $dealer ->
    [you] Distribuisci tu
   *[other] Distribuisce { $dealer }
}
step = { $step ->
    [start] Il turno comincia prendendo una carta, o usandone una coperta.
    [main] Ora si posa, si nasconde, si gioca o si scarta una carta della mano.
    [defence] C'è un attacco a cui rispondere.
    [draw-three] Si scarta per il pesca 3.
   *[leaders] Si scelgono i capi.
}
comes = { $target ->
    [you] { $who ->
        [you] Il tuo { $card } minaccia il tuo { $chain }.
       *[other] { CAPITAL(THE($card)) } di { $who } minaccia il tuo { $chain }.
    }
   *[other] { $who ->
        [you] Il tuo { $card } minaccia { THE($chain) } di { $target }.
       *[other] { CAPITAL(THE($card)) } di { $who } minaccia { THE($chain) } di { $target }.
    }
}
to-discard = Da scartare ancora: { cards }.
swap-used = Lo scambio di questo turno è fatto.
alone = Soli, e in attesa di un vaso in questo turno: { LIST($chains) }.

## Scelte che si chiedono in due passi

card = { THE($card) }
    .ask = { CAPITAL(THE($card)) }: che cosa vuoi fare?
lying = la carta coperta accanto al tuo { $chain }
    .ask = La carta accanto al tuo { $chain }: dove va?
