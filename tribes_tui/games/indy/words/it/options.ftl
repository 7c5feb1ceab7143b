### Le opzioni di indy, e le figure del suo regolamento.

## Opzioni

return-from = Rientrare in gioco
    .about = Quali carte fanno rientrare in gioco un giocatore senza penne.
    .row = difficile (dalla fila)
    .row-means = Un personaggio del colore del tuo sciamano ti fa tornare se altri due personaggi di quel colore sono nella fila: circa un turno su 25.
    .all = facile (anche evocazioni)
    .all-means = Un personaggio del colore del tuo sciamano ti fa tornare se altri due personaggi di quel colore sono nella fila o nelle evocazioni: circa un turno su quattro.
handicap = { $number ->
    [one] Chi ce l'ha comincia con una penna in meno: sta sul piatto.
   *[other] Chi ce l'ha comincia con { $number } penne in meno: stanno sul piatto.
}
length = { $feathers ->
    [one] { $feathers } penna a testa
   *[other] { $feathers } penne a testa
}
    .means = Tutti cominciano con { $feathers } penne.

## Figure del regolamento

picture-cards = un personaggio, un cavallo, un oggetto; un'aquila
picture-eagle =
    Non ha colore né valore.
    Prende una carta dalla fila.
picture-class = { $name }: { $rule }
    .sum = somma { $sum }
