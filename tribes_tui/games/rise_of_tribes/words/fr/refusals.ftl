### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = place d'abord un dé : son action demande alors un hexagone
home = ils partent d'ici : choisis où ils vont
no-hex = aucun hexagone n'est demandé maintenant
no-tribe = aucune tribu n'est demandée maintenant

## Why the key of a die does nothing now

die-waits = { $asked ->
    [grow] Finis d'abord de CROÎTRE, ou arrête.
    [move] Finis d'abord de VOYAGER, ou arrête.
    [gather] Finis d'abord de RÉCOLTER, ou arrête.
   *[lead] Remets d'abord des objectifs, ou pioche tout de suite.
}
action-taken = { $action } : action déjà prise à ce tour.
die-placed = Ce dé est déjà placé.
both-alike = Tes deux dés sont pareils : prends 1 à 4.
