### What stars of Five Tribes's stages on the journey are given for.

# $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [camels] { $number ->
        [one] Posa { $number } cammello.
       *[other] Posa { $number } cammelli.
    }
    [djinns] { $number ->
        [one] Finisci con { $number } genio.
       *[other] Finisci con { $number } geni.
    }
    [kills] Uccidi con gli assassini { $number ->
        [one] una volta
       *[other] { $number } volte
    }.
    [paid] { $number ->
        [0] Non pagare mai per l'ordine di turno.
        [one] Paga al massimo { $number } moneta per l'ordine di turno.
       *[other] Paga al massimo { $number } monete per l'ordine di turno.
    }
    [palaces] { $number ->
        [one] Costruisci { $number } palazzo.
       *[other] Costruisci { $number } palazzi.
    }
   *[palms] { $number ->
        [one] Pianta { $number } palma.
       *[other] Pianta { $number } palme.
    }
}
stands = { $feat ->
    [camels] { $now ->
        [one] { $now } cammello posato
       *[other] { $now } cammelli posati
    }
    [djinns] { $now ->
        [one] { $now } genio
       *[other] { $now } geni
    }
    [kills] { $now ->
        [one] { $now } vittima
       *[other] { $now } vittime
    }
    [paid] { $now ->
        [one] { $now } moneta pagata
       *[other] { $now } monete pagate
    }
    [palaces] { $now ->
        [one] { $now } palazzo costruito
       *[other] { $now } palazzi costruiti
    }
   *[palms] { $now ->
        [one] { $now } palma piantata
       *[other] { $now } palme piantate
    }
}
