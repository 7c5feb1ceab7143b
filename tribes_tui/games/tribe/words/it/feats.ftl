### Per che cosa si danno le stelle nelle tappe di Tribe lungo il viaggio.

asked = { $feat ->
    [attacks] Attacca { $number ->
        [one] una volta
       *[other] { $number } volte
    }.
    [closed] Chiudi tu { $number ->
        [one] una sfida
       *[other] { $number } sfide
    }.
    [complete] Completa { $number ->
        [one] { $number } catena
       *[other] { $number } catene
    }.
    [felled] Fai andare via { $number ->
        [one] una catena altrui
       *[other] { $number } catene altrui
    } attaccando.
    [lost] { $rounds ->
        [0] { $number ->
            [0] Non perdere nessuna catena.
            [1] Perdi al massimo { $number } catena.
           *[other] Perdi al massimo { $number } catene.
        }
       *[other] Non perdere catene prima della sfida { $rounds }.
    }
   *[took] Raccogli { $number ->
        [one] { $number } carta scartata
       *[other] { $number } carte scartate
    }.
}
stands = { $feat ->
    [attacks] { $now ->
        [one] { $now } attacco
       *[other] { $now } attacchi
    }
    [closed] { $now ->
        [one] { $now } sfida chiusa
       *[other] { $now } sfide chiuse
    }
    [complete] { $now ->
        [one] { $now } catena completa
       *[other] { $now } catene complete
    }
    [felled] { $now ->
        [one] { $now } catena fatta andare via
       *[other] { $now } catene fatte andare via
    }
    [lost] { $now ->
        [one] { $now } catena persa
       *[other] { $now } catene perse
    }
   *[took] { $now ->
        [one] { $now } carta raccolta
       *[other] { $now } carte raccolte
    }
}
