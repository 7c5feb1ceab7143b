### Le opzioni della Rixe, e le figure del suo regolamento.

## Opzioni

length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}
    .means = { $rounds ->
        [one] Contano i punti di { $rounds } round.
       *[other] Si sommano i punti di { $rounds } round.
    }
youngest = Chi comincia a parità
    .about = Comincia il round chi nella pulizia ha giocato meno carte. A parità comincia il primo di loro in senso orario da questo posto.
handicap = Tutti gli altri cominciano con { $amount } punti.

## Figure

shown-fitting = La lucertola 3 va sulla maschera 4: uno in meno, e dell'altro colore.
shown-complete = Dal 9 all'1 la colonna è completa: raccoglila per un punto.
