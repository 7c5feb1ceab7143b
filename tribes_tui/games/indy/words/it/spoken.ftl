### Risposte di indy per chi ascolta.

## Che cosa si può chiedere

about-hand = le tue carte e che cosa fanno
    .typed = mano
about-row = le carte scoperte. Fila 2 è un solo posto
    .typed = fila
about-table = la fila e tutti i giocatori
    .typed = tavolo
about-me = le tue penne, il tuo sciamano
    .typed = io, me
about-leads = penne
    .typed = chi è in testa, testa, punteggio, punti
about-goals = che cosa conta in una manche
    .typed = scopi, scopo
about-now = manche, fase, mazzo
    .typed = ora, turno

## Che cosa si dice

hand = { $number ->
    [0] La tua mano è vuota.
   *[other] Hai in mano { LIST($cards) }.
}
    .best = Hai in mano { LIST($cards) }. Le tre migliori fanno { $made }.
no-row = Non c'è ancora una fila.
row = La fila: { $cards }.
on-place = { THE($card) } al posto { $place }
places = La fila ha { $number } posti.
place = Posto { $place }: { THE($card) }; alla sua sinistra { THE($left) } e alla sua destra { THE($right) }.
    .first = Posto { $place }: { THE($card) }; alla sua destra { THE($right) }.
    .last = Posto { $place }: { THE($card) }; alla sua sinistra { THE($left) }.
player = { $who ->
    [you] Tu: { $parts }.
   *[other] { $who }: { $parts }.
}
in-hand = { $number ->
    [one] { $number } carta in mano
   *[other] { $number } carte in mano
}
known = In mano { WHOM($name) }, come tutti sanno: { LIST($cards) }.
maybe = Ancora in mano o messe sotto il mazzo: { LIST($cards) }.
laid = { $who ->
    [you] La tua evocazione: { LIST($cards) }, { $made }.
   *[other] Evocazione di { $who }: { LIST($cards) }, { $made }.
}
beside-shaman = Accanto allo sciamano c'è { THE($card) }.
leads = Penne: { $players }. Sul piatto: { $feathers }.
has = { $who ->
    [you] tu { $number }
   *[other] { $who } { $number }
}
now = { $who ->
    [you] Manche { $number }, { $phase }. Cominci tu.
   *[other] Manche { $number }, { $phase }. Comincia { $who }.
}
turn = { $who ->
    [you] Tocca a te. Il mazzo ha { $cards }.
   *[other] Tocca { WHOM($who) }. Il mazzo ha { $cards }.
}
under = Di queste, { $cards } sono finite sotto in questa manche. Aquile viste finirci: { $eagles }.
swap-first = Prima viene uno scambio.
swap-over = Il tempo degli scambi è finito.
about-eagle = La domanda riguarda la tua aquila, fuori turno.
goals = L'evocazione peggiore di una manche costa una penna. La migliore, se è un team che nessun altro ha, ne vince una dal piatto, se ce n'è.
    .win = Vince l'ultimo giocatore con penne.
