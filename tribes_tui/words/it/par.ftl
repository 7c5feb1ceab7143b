### Che cosa si dice del confronto: che cosa hanno fatto i bot con la stessa distribuzione.

not-over = il confronto è per partite finite: ciò che i bot fanno di una distribuzione direbbe troppo di una ancora in corso
working = I bot giocano questa distribuzione dal tuo posto, per confronto ...
searching = Un bot difficile gioca dal tuo posto, al massimo per un minuto ...
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
} { $points } (mediana di { $games }, da { $fewest } a { $most }), primo nel { $share }%
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
    } ne vince { $wins } di { $games }
same-deal = Stessa distribuzione, stesso posto: { $who ->
        [you] tu
       *[other] { $who }
    } { $points }; bot: { $made }.
    .won = Stessa distribuzione, stesso posto: { $who ->
        [you] tu
       *[other] { $who }
    }, { $is-won ->
        [yes] vinta
       *[no] persa
    }; bot: { $made }.
