### Le opzioni di Tribe, e le figure del suo regolamento.

## Opzioni: che cos'è ognuna, che cosa significano i suoi valori

leader-choice = Scegliere i capi
    .about = Le regole originali dicono in un punto che i capi si ricevono a sorte, in un altro che si scelgono.
    .on = Tutti scelgono un capo a carte scoperte, uno dopo l'altro, prima il mazziere.
    .off = Tutti ricevono un capo a sorte.
lone-scores = I personaggi soli contano
    .about = Decide se in una sfida conta anche un personaggio senza vasi.
    .on = Un personaggio senza vasi conta le sue sfere.
    .off = Contano solo i personaggi con almeno un vaso.
handicap = Chi è più forte comincia { $points } punti sotto lo 0.
length = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
    .means = La partita finisce quando qualcuno ha { $points } punti alla fine di una sfida.

## Figure

figure-vases = Uno sciamano, e due dei vasi che vuole.
figure-next = Ora va uno spirito, poi un calumet.
figure-one-colour = completa, tutta blu
figure-two-colours = completa, rosso e blu
