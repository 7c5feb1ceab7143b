### Come è finita una partita di indy.

alone = nessun altro ha più penne
held = penne tenute
from-plate = dal piatto
paid = penne pagate
won-back = penne riprese
round-won = { $who ->
    [you] Manche { $number }: il tuo team prende una penna.
   *[other] Manche { $number }: il team di { $who } prende una penna.
}
last-feather = { $number ->
    [1] { $who ->
        [you] Manche { $round }: va via la tua ultima penna.
       *[other] Manche { $round }: va via l'ultima penna di { $who }.
    }
   *[other] Manche { $round }: ultime penne perse da { LIST($names) }.
}
shared-worst = Manche { $number }, l'ultima: per l'evocazione peggiore pagano una penna { LIST($names) }.
came-back = { $who ->
    [you] Manche { $number }: torni in gioco.
   *[other] Manche { $number }: { $who } torna in gioco.
}
