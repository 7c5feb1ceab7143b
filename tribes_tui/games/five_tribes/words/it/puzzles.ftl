### What puzzles of Five Tribes are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [BID] ordine di turno
    [TAKE] da dove partire
    [DROP] che strada fare
    [BUY] geni
    [USE] geni
    [KEEP] geni
    [PICK] merci
    [SELL] merci
    [CASH] merci
    [KILL] assassini
    [ROB] assassini
   *[other] scelte particolari
}
