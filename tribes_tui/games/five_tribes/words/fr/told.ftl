### What the rules tell by these keys: why an action is not legal now (rules/five_tribes/notation): a clause, in small letters,
### without an end. $tile as it is typed; $tribe, $goods, $djinn by their English names.

now-bid = c'est le moment de miser pour l'ordre du tour
now-move = choisis d'abord la tuile dont tu déplaces les meeples
now-drop = tu es en train de déposer des meeples
now-tribe = c'est le moment de l'action de la tribu
now-second-victim = Iblis veut une seconde victime au même endroit
now-tile = c'est le moment de l'action de la tuile
now-second-card = tu prends maintenant la seconde carte du grand marché
now-sales = il ne reste que les ventes et les djinns ce tour-ci
now-suit = tu prépares une série : ajoute une marchandise ou vends-la
now-djinns = après la vente, il ne reste que les djinns
now-target = choisis la tuile pour ton djinn
now-beside = choisis de le placer ici ou à côté
now-keep = choisis le djinn que tu gardes
not-now = pas maintenant : { $why }
too-dear = tu ne peux pas payer { $price } or
no-way-from = à partir de { $tile }, aucun dernier meeple ne pourrait arriver sur une tuile avec un autre de sa tribu
no-landing = de là, le dernier meeple ne pourrait pas arriver sur une tuile avec un autre de sa tribu
out-of-reach = { $tile } est à { $steps } pas, tes assassins atteignent { $reach }
iblis-same-place = avec Iblis, les deux victimes doivent être au même endroit
nothing-placed = { $place ->
    [Village] rien ne se place dans ce village
   *[other] rien ne se place sur cette tuile
}
only-first = seules les { $number } premières cartes sont en vente ici
djinn-not-on = { $djinn } ne peut pas servir sur { $tile }
djinn-not-drawn = { $djinn } n'a pas été pioché
no-goods = { $goods ->
    [Ivory] tu n'as pas d'ivoire
    [Jewels] tu n'as pas de joyaux
    [Gold] tu n'as pas la marchandise or
    [Papyrus] tu n'as pas de papyrus
    [Silk] tu n'as pas de soie
    [Spice] tu n'as pas d'épices
    [Fish] tu n'as pas de poisson
    [Wheat] tu n'as pas de blé
    [Pottery] tu n'as pas de poterie
   *[other] tu n'as pas de fakir
}
no-space = aucune case à { $price } n'est libre
only-kumarbi = seul Kumarbi baisse une enchère, et tu n'as pas ce djinn
no-meeples = il n'y a aucun meeple sur { $tile }
not-carried = { $tribe ->
    [viziers] tu n'as pas de vizir en main
    [elders] tu n'as pas de sage en main
    [merchants] tu n'as pas de marchand en main
    [builders] tu n'as pas de bâtisseur en main
   *[assassins] tu n'as pas d'assassin en main
}
no-step-back = tu ne peux pas revenir aussitôt en arrière
no-tile-there = il n'y a pas de tuile dans cette direction
last-lands = { $tribe ->
    [viziers] le dernier meeple doit arriver là où il y a des vizirs
    [elders] le dernier meeple doit arriver là où il y a des sages
    [merchants] le dernier meeple doit arriver là où il y a des marchands
    [builders] le dernier meeple doit arriver là où il y a des bâtisseurs
   *[assassins] le dernier meeple doit arriver là où il y a des assassins
}
only-builders = seuls les bâtisseurs s'aident ainsi ; pour les assassins, choisis la victime, et les fakirs qu'il faut sont dépensés
only-assassins = seuls les assassins tuent
none-of-tribe = { $tribe ->
    [viziers] il n'y a pas de vizir sur { $tile }
    [elders] il n'y a pas de sage sur { $tile }
    [merchants] il n'y a pas de marchand sur { $tile }
    [builders] il n'y a pas de bâtisseur sur { $tile }
   *[assassins] il n'y a pas d'assassin sur { $tile }
}
no-seat = il n'y a pas de place { $seat }
own-people = tes vizirs et tes sages ne sont pas des victimes
boaz-protects = Boaz protège ce joueur
no-viziers = ce joueur n'a pas de vizir
none-left = il n'en reste aucun à placer
no-cards-sold = { $place ->
    [Village] aucune carte ne se vend dans un village
    [Oasis] aucune carte ne se vend dans une oasis
   *[other] aucune carte ne se vend dans un lieu sacré
}
no-gold-for-market = { $place ->
    [Village] tu ne peux pas payer { $price } or
   *[other] tu ne peux pas payer les { $price } or de ce marché
}
no-card = il n'y a pas de carte { $place } dans la rangée
sacred-places-only = les djinns ne s'achètent que dans les lieux sacrés
djinn-not-there = { $djinn } n'est pas parmi les djinns visibles
djinn-not-yours = tu n'as pas { $djinn }
djinn-used = { $djinn } a déjà servi ce tour-ci
djinn-idle = { $djinn } n'a rien sur quoi agir maintenant
in-suit = { $goods ->
    [Ivory] l'ivoire est déjà dans la série
    [Jewels] les joyaux sont déjà dans la série
    [Gold] l'or est déjà dans la série
    [Papyrus] le papyrus est déjà dans la série
    [Silk] la soie est déjà dans la série
    [Spice] les épices sont déjà dans la série
    [Fish] le poisson est déjà dans la série
    [Wheat] le blé est déjà dans la série
   *[other] la poterie est déjà dans la série
}
no-elders = ce joueur n'a pas de sage
no-declining = on ne peut renoncer à rien : { $why }
must-move = tu dois bouger tant qu'une tuile permet un déplacement
must-kill = une victime à portée doit être tuée
compulsory = l'action de cette tuile est obligatoire
too-few-fakirs = { $fakirs ->
    [one] tu n'as pas { $fakirs } fakir
   *[other] tu n'as pas { $fakirs } fakirs
}
too-few-elders = { $elders ->
    [one] tu n'as pas { $elders } sage
   *[other] tu n'as pas { $elders } sages
}
too-few-of-both = { $elders ->
    [one] { $fakirs ->
        [one] tu n'as pas { $elders } sage et { $fakirs } fakir
       *[other] tu n'as pas { $elders } sage et { $fakirs } fakirs
    }
   *[other] { $fakirs ->
        [one] tu n'as pas { $elders } sages et { $fakirs } fakir
       *[other] tu n'as pas { $elders } sages et { $fakirs } fakirs
    }
}
option-camels = avec combien de chameaux on commence ; moins, c'est plus court (variante)
