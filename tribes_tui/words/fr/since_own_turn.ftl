### Ce qui se dit de tout ce qui s'est passé depuis le dernier tour de quelqu'un.

title = Depuis ton dernier tour
    .first = Depuis le début de la partie
matters = Ce qui compte maintenant
nothing = Rien ne s'est passé depuis ton dernier tour.
walk = les faits
again = le remontrer
table = table ou liste
now = La table maintenant ; marqué : ce qui a changé.
summed-up = { turns-and-things }.
    .touching = { turns-and-things } ; { $touching ->
        [one] { $touching } te touche
       *[other] { $touching } te touchent
    }.
turns-and-things = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $things ->
    [one] { $things } fait
   *[other] { $things } faits
}{ $own ->
    [0] { "" }
   *[other] , et { $own } dans le tien
}
step-of = fait { $step } sur { $steps }
turn-of = { $name ->
    [you] Toi
   *[other] { $name }
}   { $when }

# What a key does, in a few words more, in the list of everything by name.
walk-told = l'événement suivant, ou le précédent
again-told = le rejouer sur la table
table-told = la table seule, ou la liste à côté
