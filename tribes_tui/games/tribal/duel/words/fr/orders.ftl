### Ce qui est demandé dans un Duel, ses actions comme ordres, et ce qui en vient.

owners = { $owner ->
    [you] à toi
   *[other] { WHOSE($owner) }
}

## What is asked

over = La partie est finie : { $outcome }.
    .brief = { CAPITAL($outcome) }.
where-does = Pose { THE($card) } { $where }.
cleaning = { $may-end ->
    [no] Retourne des cartes. { $is-open ->
        [yes] Les piles sont ouvertes.
       *[no] Les piles s'ouvrent après le nettoyage.
    }
   *[yes] Rien ne retourne de carte ni ne vide de colonne : finis ton nettoyage.
}
nothing-to-do = Il n'y a plus rien à faire : finis ton tour.
turn-over = Ton tour finit : il ne reste rien à faire.
was-over = Ton tour a fini : tu as pioché { $card }, qui n'allait nulle part.
danger = Si tu finis là, { $who } peut { wins } et gagner : empêche-le.
    .brief = Si tu finis, { $who } peut gagner : { $is-hindered ->
        [yes] empêche-le.
       *[no] rien de sûr ne l'empêche.
    }
danger-card = Si tu finis là, { $who } gagne avec { $cards } { $cards ->
    [one] carte
   *[other] cartes
} sur { $of }{ $is-hindered ->
    [yes] { "" } : empêche-le.
   *[no] .
}
    .brief = Si tu finis, { $who } gagne avec { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } sur { $of }.
danger-over = Cela freine { $who } : plus de victoire sûre en vue au prochain tour.
    .wins-now = Cela freine { $who }, et tu peux gagner à ce tour.
wins = { $end ->
    [piles] finir ses piles
    [sacred_cards] mettre assez de cartes sur ses piles
   *[empty] vider ses colonnes
}
way = { $way ->
    [move] déplace des cartes
    [move_theirs] déplace les cartes { WHOSE($who) }
    [move_any] déplace des cartes partout
    [give] donne
    [pile] pose sur une pile
    [draw] pioche
    [take] prends
    [steal] vole
   *[end] finis
}
stuck = Plus personne ne peut avancer : { LIST($ways, type: "or") }.
idle = Rien de neuf depuis { $idle } tours, { $most } finissent la partie : { LIST($ways, type: "or") }.
rest-pass = { $left ->
    [gives] Il ne reste qu'à donner, ce qui ne retourne rien.
    [uncovers] Seul un don retournerait une carte à toi.
   *[no] Aucune de tes cartes ne se retourne ni ne va sur une pile.
}
stuck-pass = Plus personne n'avance : { $stands } ; { $key } passe jusqu'à la fin.
idle-pass = { $idle } tours sans progrès sur { $most }, puis { $stands } : { $key } passe.
which-once = Pour tes piles, une de celles-ci : { LIST($cards, type: "or") }.
choices = { $ups ->
    [0] { choices.fit }.
   *[other] { $laid ->
        [0] { choices.turn-up }.
       *[other] { choices.fit } et { choices.turn-up }.
    }
}
    .fit = { $laid ->
        [one] { CAPITAL(LIST($cards, type: "or")) } va sur ta pile
       *[other] { $laid } cartes vont sur tes piles
    }
    .turn-up = { $ups ->
        [one] 1 coup retourne une carte à toi
       *[other] { $ups } coups retournent une carte à toi
    }
ways = { CAPITAL(LIST($ways, type: "or")) }.

## Orders. $cards: a group, or a card with its column; $verb: move, give, steal, place

of-column = { $cards } de la colonne { $number }
    .whose = { $cards } { OF($column) }
to = { $verb ->
    [move] déplace
    [give] donne
    [steal] vole
   *[place] pose
} { $cards }{ $verb ->
    [steal] { GENDER($card) ->
        [m] { " " }et pose-le
       *[f] { " " }et pose-la
    }
   *[place] { "" }
} { $is-free ->
    [yes] { $owner ->
        [you] dans ta colonne libre { $number }
       *[other] dans la colonne libre { $number } { WHOSE($owner) }
    }
   *[no] sur { THE($onto) } dans { $column }
}
to-brief = { $verb ->
    [move] déplace
    [give] donne
   *[steal] vole
} { $cards } { $is-free ->
    [yes] { $owner ->
        [you] dans ta colonne libre
       *[other] { $verb ->
            [give] à { $owner }
           *[other] dans la colonne libre { WHOSE($owner) }
        }
    }
   *[no] sur { $owner ->
        [you] { THE($onto) }
       *[other] { THE($onto) } { WHOSE($owner) }
    }
}
move-anywhere = déplace { THE($card) } { $is-free ->
    [yes] dans une colonne libre
   *[no] sur { THE($onto) }
}
steal-anywhere = vole { THE($card) }
place-anywhere = pose { THE($card) }
    .card = pose la carte
to-pile = pose { $cards } sur ta pile sacrée
    .the-card = pose la carte sur ta pile sacrée
steal-for-pile = vole { $cards } pour ta pile sacrée
draw = pioche une carte
take = prends { THE($card) } dans la défausse
    .for-pile = prends { THE($card) } dans la défausse pour ta pile sacrée
card-in = { THE($card) } dans { $column }
where-to = Où va { THE($card) } dans { $column } ?

## Step by step. $more: cards that lie on it; $where: on a blue 9.

lifted = { $more ->
    [0] Pose { THE($card) } { $where }.
    [one] Pose { THE($card) } et { $more } autre { $where }.
   *[other] Pose { THE($card) } et { $more } autres { $where }.
}
    .brief = { $more ->
        [0] { CAPITAL(THE($card)) } va { $where }.
        [one] { CAPITAL(THE($card)) } et { $more } autre vont { $where }.
       *[other] { CAPITAL(THE($card)) } et { $more } autres vont { $where }.
    }
wanted = { $colour ->
    [orange] un { $value } orange
   *[blue] un { $value } bleu
}
goes = { $kinds ->
    [column] sur { wanted }
    [pile] sur sa pile sacrée
    [free] dans une colonne libre
    [column_pile] sur { wanted } ou sur sa pile sacrée
    [column_free] sur { wanted } ou dans une colonne libre
    [pile_free] sur sa pile sacrée ou dans une colonne libre
   *[column_pile_free] sur { wanted }, sur sa pile sacrée ou dans une colonne libre
}
lift = prends { $cards }{ $is-stolen ->
    [yes] { " " }à voler
   *[no] { "" }
}, { $many ->
    [yes] qui vont
   *[no] qui va
} { $goes }
only-place = Ta carte est { THE($card) }. Elle ne va que sur { THE($onto) }, et y est maintenant.
    .pile = Ta carte est { THE($card) }. Elle ne va que sur ta pile sacrée, et y est maintenant.
    .free = Ta carte est { THE($card) }. Elle ne va que dans une colonne libre, et y est maintenant.
put-on-pile = { $is-stolen ->
    [yes] { GENDER($card) ->
        [m] vole-le pour ta
       *[f] vole-la pour ta
    }
   *[no] { GENDER($card) ->
        [m] pose-le sur ta
       *[f] pose-la sur ta
    }
} pile sacrée de { $symbols }
put = { $verb ->
    [steal] { GENDER($card) ->
        [m] vole-le pour le poser
       *[f] vole-la pour la poser
    }
    [give] { $many ->
        [yes] donne-les
       *[no] { GENDER($card) ->
            [m] donne-le
           *[f] donne-la
        }
    }
   *[put] { $many ->
        [yes] pose-les
       *[no] { GENDER($card) ->
            [m] pose-le
           *[f] pose-la
        }
    }
} { $is-free ->
    [yes] { $owner ->
        [you] dans ta colonne libre { $number }
       *[other] dans la colonne libre { $number } { WHOSE($owner) }
    }
   *[no] { $owner ->
        [you] { GENDER($onto) ->
            [m] sur ton { $onto }, colonne { $number }
           *[f] sur ta { $onto }, colonne { $number }
        }
       *[other] sur { THE($onto) } { WHOSE($owner) }, colonne { $number }
    }
}

## What comes of it: what becomes of the place that is left

turns-up = retourne une carte
frees = libère { THE($column) }
clears = te débarrasse de { $number } { $number ->
    [one] carte
   *[other] cartes
}
good-but = { $gain }, { $price }
takes = ensuite, elle reçoit { LIST($cards, type: "or") }
lays-free = libère { THE($card) }
    .other = libère { THE($card) } du dessous
nothing-left = aucune autre de tes cartes ne se retourne ni ne va sur une pile
lays-free-needed = libère { THE($card) } pour { $who }
hands-over = mais { $number ->
    [one] { $cards } sert à { $who }
   *[other] { $number } servent à { $who }
}
parts-with = mais { $number ->
    [one] { $cards } te sert
   *[other] { $number } te servent
}
buries = enterre { $card }, dont { $who } a besoin
hinders = { $way ->
    [given] { $who } ne peut donc pas { $many ->
        [yes] les
       *[no] la
    } rendre et gagner
    [stolen] { $who } ne peut donc pas la revoler et gagner
    [first] un premier pas pour freiner { $who }
   *[whole] freine { $who }
}
then-wins = alors { $who } peut { wins } et gagner
lets-win = permet à { $who } de { wins } et de gagner
wins-anyway = où qu'elle aille, { $who } peut { wins } au prochain tour
draw-wins = victoire sûre avec { LIST($cards, type: "or") } : { $number } sur { $of } hors de vue
    .brief = victoire sûre avec { $number } sur { $of } hors de vue
draw-brings = { $number } sur { $of } hors de vue { $number ->
    [one] va
   *[other] vont
} sur tes piles
can-draw = tu peux encore piocher
still-useful = une carte peut encore aller sur une pile ou être retournée
draw-risk = { LIST($cards, type: "or") } peut aider { $who }
    .brief = { $number ->
        [one] 1 aiderait
       *[other] { $number } aideraient
    } { $who }
can-give = { $turns-up ->
    [yes] donner { $cards } retournerait une carte à toi
   *[no] tu peux encore donner { $cards }
}
taken-goes = elle va { $where }
