### Per che cosa si danno le stelle nelle tappe del Duello lungo il viaggio.

asked = { $feat ->
    [bare] Vinci svuotando tutte le tue colonne.
    [drawn] { $number ->
        [one] Pesca al massimo { $number } carta dal mazzo.
       *[other] Pesca al massimo { $number } carte dal mazzo.
    }
    [sacred] { $number ->
        [one] Metti { $number } carta delle tue colonne sulle tue pile sacre.
       *[other] Metti { $number } carte delle tue colonne sulle tue pile sacre.
    }
    [stolen] { $number ->
        [one] Ruba { $number } carta.
       *[other] Ruba { $number } carte.
    }
   *[turns] { $number ->
        [one] Gioca tu al massimo { $number } turno.
       *[other] Gioca tu al massimo { $number } turni.
    }
}
stands = { $feat ->
    [bare] { $now ->
        [0] non così
       *[other] svuotate
    }
    [drawn] { $now ->
        [one] { $now } carta pescata
       *[other] { $now } carte pescate
    }
    [sacred] { $now ->
        [one] { $now } carta messa
       *[other] { $now } carte messe
    }
    [stolen] { $now ->
        [one] { $now } carta rubata
       *[other] { $now } carte rubate
    }
   *[turns] { $now ->
        [one] { $now } turno tuo
       *[other] { $now } turni tuoi
    }
}
