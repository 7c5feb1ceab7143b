### Per che cosa si danno le stelle nelle tappe della Rixe lungo il viaggio.

asked = { $feat ->
    [collected] { $number ->
        [one] Raccogli { $number } colonna.
       *[other] Raccogli { $number } colonne.
    }
    [drew] { $number ->
        [one] Pesca al massimo { $number } carta.
       *[other] Pesca al massimo { $number } carte.
    }
    [moved] Sposta carte { $number ->
        [one] una volta
       *[other] { $number } volte
    }.
    [new] { $number ->
        [one] Comincia al massimo { $number } colonna con carte del mazzo.
       *[other] Comincia al massimo { $number } colonne con carte del mazzo.
    }
   *[out] Chiudi { $number ->
        [one] una volta
       *[other] in { $number } round
    }.
}
stands = { $feat ->
    [collected] { $now ->
        [one] { $now } colonna raccolta
       *[other] { $now } colonne raccolte
    }
    [drew] { $now ->
        [one] { $now } carta pescata
       *[other] { $now } carte pescate
    }
    [moved] { $now ->
        [one] { $now } spostamento
       *[other] { $now } spostamenti
    }
    [new] { $now ->
        [one] { $now } colonna dal mazzo
       *[other] { $now } colonne dal mazzo
    }
   *[out] { $now ->
        [one] { $now } round chiuso
       *[other] { $now } round chiusi
    }
}
