### Che cosa si può indicare sul tavolo di una Rixe; la posizione intera in righe.

in-hand = { $card }, nella tua mano
column = { $number ->
    [one] { $column }, { $number } carta
   *[other] { $column }, { $number } carte
}
    .free = { $column }, libera: da una mano ci va solo un 9
    .complete = { $column }, completa dal 9 all'1: 1 punto per chi la raccoglie
complete = una colonna completa
free = { $who ->
    [you] uno spazio libero della tua zona: da una mano ci va solo un 9
   *[other] uno spazio libero della zona di { $who }: da una mano ci va solo un 9
}
stock = il mazzo, { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}; non hai visto { $unseen }
turned = { $card }, scoperta perché nessuno poteva giocare: comincia una colonna

## La posizione intera

phase = { $phase ->
    [clean] pulizia
    [zone] una nuova colonna
    [over] la fine
   *[turns] turni
}
position = Tribal Rixe, round { $round } di { $rounds }, { $phase }. Mazzo: { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
}. Turni di fila senza una carta giocata: { $dry } di { $players }.
turned-up = Scoperta: { $card }.
seat = { $who ->
    [you] Tu: { $told }.
   *[other] { $who }: { $told }.
}
points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
held = { $number ->
    [one] { $number } carta in mano
   *[other] { $number } carte in mano
}
out = chiuso { $often }
collected = { $number ->
    [one] { $number } colonna raccolta in questo round
   *[other] { $number } colonne raccolte in questo round
}
complete-column = { $cards } (completa)
hand = La tua mano: { $cards }.
    .empty = La tua mano: vuota.
