### Per che cosa si danno le stelle nelle tappe di indy lungo il viaggio.

asked = { $feat ->
    [eagles] { $number ->
        [one] Gioca { $number } aquila.
       *[other] Gioca { $number } aquile.
    }
    [kept] { $number ->
        [one] In una manche
       *[other] In { $number } manche
    } tieni al buio tutte le tue carte.
    [lost] { $rounds ->
        [0] { $number ->
            [0] Non perdere nessuna penna.
            [1] Perdi al massimo { $number } penna.
           *[other] Perdi al massimo { $number } penne.
        }
       *[other] Non perdere penne prima della manche { $rounds }.
    }
   *[swaps] { $number ->
        [0] Non scambiare nessuna carta.
        [one] Scambia una carta al massimo una volta.
       *[other] Scambia una carta al massimo { $number } volte.
    }
}
stands = { $feat ->
    [eagles] { $now ->
        [one] { $now } aquila giocata
       *[other] { $now } aquile giocate
    }
    [kept] tutte le carte tenute al buio: { $now } manche
    [lost] { $now ->
        [one] { $now } penna persa
       *[other] { $now } penne perse
    }
   *[swaps] { $now ->
        [one] { $now } scambio
       *[other] { $now } scambi
    }
}
