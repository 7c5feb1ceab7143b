### Che cosa si dice del confronto: che cosa hanno fatto i bot con la stessa distribuzione.

not-over = il confronto è per partite finite: ciò che i bot fanno di una distribuzione direbbe troppo di una ancora in corso
working = I bot giocano questa distribuzione dal tuo posto, per confronto…
searching = Un bot difficile la gioca { $games } volte, per un minuto circa: { $seconds } s finora…
ask = falla giocare a un bot difficile
head = { $title }: { $name ->
    [you] tu
   *[other] { $name }
} { $amount } con questa distribuzione.
at-the-table = Agli altri posti: { $levels }.
title = { $unit ->
    [points] Confronto con i bot
   *[other] Confronto con i bot, in { $units }
}
legend = ◆ tu  ● risultato mediano di un bot  ─ dal peggiore al migliore
    .brief = ◆ tu  ● bot, in mezzo  ─ il loro intervallo
    .briefer = ◆ tu  ● bot
level = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
   *[other] { $level }
} { $points } (mediana di { $games }, da { $fewest } a { $most }), primo posto: { $share }%
one = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
   *[other] { $level }
} { $points }
    .wins = { $level ->
        [easy] facile
        [medium] medio
        [hard] difficile
        [master] maestro
       *[other] { $level }
    } vince { $wins ->
        [one] { $wins } volta
       *[other] { $wins } volte
    } su { $games }
same-deal = I bot hanno rigiocato questa distribuzione { $who ->
        [you] dal tuo
       *[other] dallo stesso
    } posto e di solito hanno fatto: { $made }; { $who ->
        [you] tu hai
       *[other] { $who } ha
    } fatto { $points }.
    .won = I bot hanno rigiocato questa distribuzione { $who ->
        [you] dal tuo
       *[other] dallo stesso
    } posto: { $made }; { $who ->
        [you] tu hai
       *[other] { $who } ha
    } { $is-won ->
        [yes] vinto
       *[no] perso
    }.

# What a key does, in a few words more, in the list of everything by name.
ask-told = guarda che cosa fa un bot al tuo posto
