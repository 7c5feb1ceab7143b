### Che cosa si dice di tutto ciò che è successo dall'ultimo turno di qualcuno.

title = Dal tuo ultimo turno
    .first = Dall'inizio della partita
matters = Ciò che conta ora
nothing = Non è successo niente dal tuo ultimo turno.
walk = ciò che è successo
again = mostra di nuovo
table = tavolo o elenco
now = Il tavolo com'è ora: i segni indicano le novità.
summed-up = { turns-and-things }.
    .touching = { turns-and-things }; { $touching ->
        [one] { $touching } ti riguarda
       *[other] { $touching } ti riguardano
    }.
turns-and-things = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $things ->
    [one] { $things } avvenimento
   *[other] { $things } avvenimenti
}{ $own ->
    [0] { "" }
   *[other] , e { $own } nel tuo
}
step-of = passo { $step } di { $steps }
turn-of = { $name ->
    [you] Tu
   *[other] { $name }
}   { $when }

# What a key does, in a few words more, in the list of everything by name.
walk-told = il fatto seguente, o il precedente
again-told = lo mostra di nuovo sul tavolo
table-told = solo il tavolo, o l'elenco accanto
