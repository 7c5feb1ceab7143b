### What others did since one's turn, in a row: behind their names, in ever fewer words.

at-length = { $who ->
    [you] toi
   *[other] { $who }
} : { LIST($things) }
grown = croissance de { LIST($places) }
gift = { LIST($goods) }
drew = { $goals ->
    [one] { $goals } objectif pioché
   *[other] { $goals } objectifs piochés
}
moved = voyage en { LIST($hexes) }
    .heard = { $who ->
        [you] as
       *[other] a
    } voyagé en { LIST($hexes) }
came = { $who } entre en { LIST($hexes) }, où tu es
rolled = double ({ LIST($tiles) })
# What others did in the reader's own turn, as it came to that.
own-double = ton double ({ LIST($tiles) }) : { $did }
altar = à l'Autel un membre et { LIST($goods) } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bought = achat : { LIST($items) }
completed = accompli : { LIST($goals) }
bid = mise de { $resources } aux enchères
# $points: for being chieftain
auction-won = enchère gagnée avec { $resources } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# To the reader.
gave = à toi { LIST($goods) }
# The reader had too little.
outbid = tu ne pouvais pas miser plus
scored = { $points }
    .mixed = { scored }, dont { $villages } des villages
# `.to-volcano`, `.to-tiger`: who took them; `.hunting`: what they were lost for
lost = perte de { LIST($places) }
    .to-volcano = perte de { LIST($places) } par le volcan
    .to-tiger = perte de { LIST($places) } par le tigre
    .hunting = perte de { LIST($places) } à la chasse au tigre
somewhere = { $did } en { LIST($hexes) }
briefly = { $kind ->
    [event-drawn] double
    [altar] Autel
    [settled] début
    [gift] ressources
    [entered] retour
    [goal-drawn] objectifs piochés
    [grown] croissance
    [moved] voyage
    [gathered] récolte
    [bought] achat
    [goal-completed] objectif accompli
    [village-built] { $number ->
        [one] village construit
       *[other] { $number } villages construits
    }
    [village-lost] { $number ->
        [one] village perdu
       *[other] { $number } villages perdus
    }
    [village-left] { $number ->
        [one] village quitté
       *[other] { $number } villages quittés
    }
    [hunted] chasse au tigre
    [member-lost] pertes
    [lost-to-volcano] pertes par le volcan
    [lost-to-tiger] pertes par le tigre
    [fought] conflit
    [bid] mise
    [auction-won] enchère gagnée
    [gave] ressources pour toi
   *[points] points
}
