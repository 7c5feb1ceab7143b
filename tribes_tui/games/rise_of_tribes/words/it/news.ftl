### What others did since one's turn, in a row: behind their names, in ever fewer words.

at-length = { $who ->
    [you] tu
   *[other] { $who }
}: { LIST($things) }
grown = crescita di { LIST($places) }
gift = { LIST($goods) }
drew = { $goals ->
    [one] { $goals } scopo pescato
   *[other] { $goals } scopi pescati
}
moved = movimento in { LIST($hexes) }
    .heard = { $who ->
        [you] hai
       *[other] ha
    } mosso in { LIST($hexes) }
came = { $who } entra in { LIST($hexes) }, dove ci sei tu
rolled = doppio ({ LIST($tiles) })
# What others did in the reader's own turn, as it came to that.
own-double = il tuo doppio ({ LIST($tiles) }): { $did }
altar = all'Altare un membro e { LIST($goods) } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bought = acquisto: { LIST($items) }
completed = completato { LIST(THE($goals)) }
bid = offerta { $resources } all'asta
# $points: for being chieftain
auction-won = asta vinta con { $resources } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# To the reader.
gave = a te { LIST($goods) }
# The reader had too little.
outbid = non potevi offrire di più
scored = { $points }
    .mixed = { scored }, di cui { $villages } dai villaggi
# `.to-volcano`, `.to-tiger`: who took them; `.hunting`: what they were lost for
lost = perdita di { LIST($places) }
    .to-volcano = perdita di { LIST($places) } per il vulcano
    .to-tiger = perdita di { LIST($places) } per la tigre
    .hunting = perdita di { LIST($places) } a caccia della tigre
somewhere = { $did } in { LIST($hexes) }
briefly = { $kind ->
    [event-drawn] doppio
    [altar] Altare
    [settled] inizio
    [gift] risorse
    [entered] ritorno
    [goal-drawn] scopi pescati
    [grown] crescita
    [moved] movimento
    [gathered] raccolta
    [bought] acquisto
    [goal-completed] scopo completato
    [village-built] { $number ->
        [one] villaggio costruito
       *[other] { $number } villaggi costruiti
    }
    [village-lost] { $number ->
        [one] villaggio perso
       *[other] { $number } villaggi persi
    }
    [village-left] { $number ->
        [one] villaggio lasciato
       *[other] { $number } villaggi lasciati
    }
    [hunted] caccia alla tigre
    [member-lost] perdite
    [lost-to-volcano] perdite per il vulcano
    [lost-to-tiger] perdite per la tigre
    [fought] conflitto
    [bid] offerta
    [auction-won] asta vinta
    [gave] risorse a te
   *[points] punti
}
