### What stars of Rise of Tribes's stages on the journey are given for.

# $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [conflicts] Affronta { $number ->
        [one] un conflitto
       *[other] { $number } conflitti
    }.
    [goals] { $number ->
        [one] Completa { $number } scopo.
       *[other] Completa { $number } scopi.
    }
    [grown] { $number ->
        [one] Cresci di { $number } membro.
       *[other] Cresci di { $number } membri.
    }
    [lost] { $number ->
        [0] Non perdere membri fuori dai conflitti.
        [one] Perdi al massimo { $number } membro fuori dai conflitti.
       *[other] Perdi al massimo { $number } membri fuori dai conflitti.
    }
    [suns] Agisci con due soli { $number ->
        [one] una volta
       *[other] { $number } volte
    }.
    [taken] { $number ->
        [one] Gioca tu al massimo { $number } turno.
       *[other] Gioca tu al massimo { $number } turni.
    }
   *[villages] { $number ->
        [one] Costruisci { $number } villaggio.
       *[other] Costruisci { $number } villaggi.
    }
}
stands = { $feat ->
    [conflicts] { $now ->
        [one] { $now } conflitto
       *[other] { $now } conflitti
    }
    [goals] { $now ->
        [one] { $now } scopo completato
       *[other] { $now } scopi completati
    }
    [grown] { $now ->
        [one] { $now } membro in più
       *[other] { $now } membri in più
    }
    [lost] { $now } persi fuori dai conflitti
    [suns] { $now ->
        [one] { $now } azione con due soli
       *[other] { $now } azioni con due soli
    }
    [taken] { $now ->
        [one] { $now } turno
       *[other] { $now } turni
    }
   *[villages] { $now ->
        [one] { $now } villaggio costruito
       *[other] { $now } villaggi costruiti
    }
}
