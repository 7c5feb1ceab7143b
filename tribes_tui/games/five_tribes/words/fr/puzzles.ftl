### What puzzles of Five Tribes are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [BID] l'ordre du tour
    [TAKE] d'où partir
    [DROP] quel chemin prendre
    [BUY] les djinns
    [USE] les djinns
    [KEEP] les djinns
    [PICK] les marchandises
    [SELL] les marchandises
    [CASH] les marchandises
    [KILL] les assassins
    [ROB] les assassins
   *[other] les choix spéciaux
}
