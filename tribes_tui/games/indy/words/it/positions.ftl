### Una posizione intera di indy in righe, e la storia di una partita.

phase = { $phase ->
    [shamans] sciamani
    [dark] buio
    [light] luce
    [evocation] evocazione
    [return] ritorno
    [eagles] ultime aquile
    [keep] carta da tenere
   *[end] la fine
}
position = { $who ->
    [you] indy, manche { $number }, { $phase }. Cominci tu.
   *[other] indy, manche { $number }, { $phase }. Comincia { $who }.
}
plate = Piatto: { $feathers }. { $legend }
row-codes = Fila: { $cards }
hand-codes = { $cards ->
    [none] La tua mano: vuota.
   *[other] La tua mano: { $cards }.
}
    .best = La tua mano: { $cards }. Le tre migliori: { $made }.
seat = { $who ->
    [you] tu: { $parts }
   *[other] { $who }: { $parts }
}
holds = tiene { $cards }
evoked = evocato { $cards }, { $made }
won = { $number ->
    [1] { $who ->
        [you] Vinci dopo { $rounds }.
       *[other] { $who } vince dopo { $rounds }.
    }
   *[other] Vincono in { $number } dopo { $rounds }: { LIST($winners) }.
}
rounds = { $number ->
    [one] { $number } manche
   *[other] { $number } manche
}
takes-plate = { $who ->
    [you] Nessun altro ha una penna: prendi anche il piatto.
   *[other] Nessun altro ha una penna: { $who } prende anche il piatto.
}
most-win = Dopo { $rounds } vince chi ha più penne.
last-evocation = { $who ->
    [you] La tua ultima evocazione: { $cards }, { $made }.
   *[other] Ultima evocazione di { $who }: { $cards }, { $made }.
}
with-team = { $number ->
    [1] { $who ->
        [you] Finisci con un team di personaggi.
       *[other] { $who } finisce con un team di personaggi.
    }
   *[other] Finiscono con un team di personaggi: { LIST($winners) }.
}
course = Penne dopo ogni manche:
