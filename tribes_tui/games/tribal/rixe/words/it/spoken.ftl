### Che cosa risponde una Rixe a chi ascolta.

column = { CAPITAL($column) }: { $cards }.
    .complete = { CAPITAL($column) }: { $cards }, completa.
out-of-cards = chiuso { $often }
played = { $number ->
    [one] { $number } carta giocata nella pulizia
   *[other] { $number } carte giocate nella pulizia
}
free-places = { $number ->
    [one] Spazio libero: { LIST($numbers) }.
   *[other] Spazi liberi: { LIST($numbers) }.
}
lacks = { $who ->
    [you] La tua mano
   *[other] Mano di { $who }
}: { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}, nessuna delle quali è { LIST($kinds, type: "or") }.
    .nothing = { $who ->
        [you] La tua mano
       *[other] Mano di { $who }
    }: { $number ->
        [one] { $number } altra carta, di cui non si sa nulla
       *[other] altre { $number } carte, di cui non si sa nulla
    }.
no-cards = Nessuna mano ha carte.
holds = { $number ->
    [one] Hai in mano { $number } carta: { LIST($cards) }.
   *[other] Hai in mano { $number } carte: { LIST($cards) }.
}
hand-empty = La tua mano è vuota.
stock = { $number ->
    [one] Il mazzo ha { $number } carta.
   *[other] Il mazzo ha { $number } carte.
}
turned-up = Scoperta: { THE($card) }.
collected = { $name ->
    [you] Tu: { LIST($cards) }.
   *[other] { $name }: { LIST($cards) }.
}
nobody-collected = In questo round nessuno ha raccolto una colonna.
leads = Punti: { $points }.
round = Round { $number }: { LIST($points) }. Senza più carte: { $outs ->
    [0] nessuno
   *[other] { LIST($names) }
}.
goal = Una mano vuota finisce il round e porta { $points } punti. Una colonna dal 9 all'1 porta 1 punto.
may-pass = O di' passa: i tuoi turni scorrono finché una carta non va.
now = Round { $round } di { $rounds }, { $phase }.
dry = Turni di fila senza una carta giocata: { $dry }; dopo { $players } { $begins ->
    [yes] comincia una nuova colonna
   *[no] il round finisce
}.
moves = Spostamenti in questo turno: { $number } di { $most }.
    .cleaning = Spostamenti in questa pulizia: { $number } di { $most }.
done = { $what ->
    [both] In questo turno una carta è stata giocata e una pescata.
    [played] In questo turno è stata giocata una carta.
   *[drawn] In questo turno è stata pescata una carta.
}

## Che cosa si può chiedere

about-hand = le tue carte
    .typed = mano
about-table = tutte le zone
    .typed = tavolo
about-market = il mazzo
    .typed = mazzo
about-collected = colonne raccolte in questo round
    .typed = raccolte
about-known = che cosa si sa delle altre mani
    .typed = noto, note
about-leads = punti e round
    .typed = chi è in testa, testa, punteggio, punti
about-goals = che cosa porta punti, e che cosa va dove
    .typed = scopi, scopo
about-now = round, fase, turni a vuoto
    .typed = ora, turno
