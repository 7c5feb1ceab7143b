### Ce qui se dit de tout ce qui s'est passé depuis le dernier tour de quelqu'un.

title = Depuis ton dernier tour
matters = Ce qui compte maintenant
nothing = Rien ne s'est passé depuis ton dernier tour.
walk = les faits
again = le remontrer
table = table ou liste
back = continuer
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
}
step-of = fait { $step } sur { $steps }
turn-of = { $name ->
    [you] Toi
   *[other] { $name }
}   { $when }
