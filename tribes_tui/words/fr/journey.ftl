### Le voyage : sa carte, ses étapes, les étoiles qu'on y reçoit.

title = { $stage ->
    [indy-1] Premières plumes
    [indy-2] Le voleur de la rangée
    [indy-3] Ferme comme Boulder
    [indy-4] Pas une plume
    [indy-5] Ce qu'on pose revient
    [indy-6] Le vieil aigle
    [rixe-1] Une tournée de cartes
    [rixe-2] À trois près du feu
    [rixe-3] Burrow se terre
    [rixe-4] Finir avant les autres
    [rixe-5] Entre épines et miel
    [rixe-6] Le maître de la salle
    [duel-1] Sept colonnes
    [duel-2] Contre la bourrasque
    [duel-3] Dans la coquille
    [duel-4] Table rase
    [duel-5] La terre de la vipère
    [duel-6] Tenir bon
    [tribe-1] La première chasse
    [tribe-2] Autour de la palissade
    [tribe-3] Des noix pour l'hiver
    [tribe-4] On n'abandonne personne
    [tribe-5] Le feu et l'eau
    [tribe-6] Le chef de la tribu
    [five-1] Un djinn en bouteille
    [five-2] À la lanterne
    [five-3] L'appel du minaret
    [five-4] Trois vœux
    [five-5] Tempête sur Naqala
    [five-6] Le conseil du sultan
    [rise-1] À terre
    [rise-2] Un été de baies
    [rise-3] Autour du foyer
    [rise-4] Quatre toits
    [rise-5] La vallée du lièvre
   *[rise-6] Le maître du mont
}
land = { $game ->
    [indy] Une prairie sous le ciel nocturne, où se perdent et se gagnent des plumes.
    [tribal_rixe] Une verte campagne, et des cartes sur chaque table.
    [tribal_duel] Des collines noires, où deux s'assoient et un se relève.
    [tribe] Des feux de camp, et nul ne dort sans veilleur.
    [five_tribes] Le désert, ses marchés, et ce qui vit dans ses bouteilles.
   *[rise_of_tribes] Une île sur une mer sombre, avec une montagne qui fume.
}

## A stage

bots = { $level ->
    [easy] { $number ->
        [one] un bot facile
       *[other] { $number } bots faciles
    }
   *[hard] { $number ->
        [one] un bot difficile
       *[other] { $number } bots difficiles
    }
}
    .with = avec { LIST($who) }
line = { $name } : { $title }, { $bots }.
by-options = Avec ces options : { LIST($options) }.
option = { $option } ({ $value })
path = { $is_open ->
    [yes] Le sentier est ouvert.
   *[no] Le sentier s'ouvre avec { $more ->
        [one] une étoile de plus
       *[other] { $more } étoiles de plus
    } dans { $game }.
}
reached = { $is_reached ->
    [yes] La voie jusque-là est ouverte.
   *[no] La voie jusque-là s'ouvre avec { $more ->
        [one] une étoile de plus
       *[other] { $more } étoiles de plus
    }.
}
not-locked = Seul le sentier est fermé : Nouvelle partie a tous les jeux, bots et options. Ce qui y commence n'est pas du voyage.
star = { $is_got ->
    [yes] Étoile { $number }, obtenue : { $asked }
   *[no] Étoile { $number } : { $asked }
}
star-now = { $way ->
    [met] Étoile { $number } : { $asked } C'est fait.
    [lost] Étoile { $number } : { $asked } Trop tard.
    [hinted] Étoile { $number } : { $asked } Il y a eu un conseil : seule la première étoile compte.
    [back] Étoile { $number } : { $asked } Tu as annulé des coups d'autrui : seule la première étoile compte.
    [deal] Étoile { $number } : { $asked } Tu connais cette donne : seule la première étoile compte.
    [late] Étoile { $number } : { $asked } On le saura à la fin.
    [kept] Étoile { $number } : { $asked } Jusqu'ici oui : { $stands }.
   *[open] Étoile { $number } : { $asked } Jusqu'ici { $stands }.
}
how-stars = Les étoiles 2 et 3 ne comptent que dans une partie qui donne aussi l'étoile 1 : ensemble, ou chacune dans la sienne.
help-costs = Avec un conseil, des coups d'autrui annulés ou une donne que tu connais, une partie ne donne que la première étoile.

## At a table

at-start = Le voyage, { $title }. { $asked }
    .brief = { $key } montre ce que demandent les étoiles de cette étape.
star-lost = l'étoile { $number } est perdue ({ $asked })
stars-lost = { $number ->
    [one] l'étoile { LIST($numbers) } est perdue
   *[other] les étoiles { LIST($numbers) } sont perdues
}
stars-won = { $number ->
    [one] l'étoile { LIST($numbers) } est gagnée
   *[other] les étoiles { LIST($numbers) } sont gagnées
}
    .met = { $number ->
        [one] l'étoile { LIST($numbers) } est atteinte, et compte avec l'étoile 1
       *[other] les étoiles { LIST($numbers) } sont atteintes, et comptent avec l'étoile 1
    }
stars-brief = { $number ->
    [one] étoile { LIST($numbers) } { $way ->
        [won] gagnée
        [met] atteinte
       *[lost] perdue
    }
   *[other] étoiles { LIST($numbers) } { $way ->
        [won] gagnées
        [met] atteintes
       *[lost] perdues
    }
}
    .next = { LIST($numbers) } { $way ->
        [won] { $number ->
            [one] gagnée
           *[other] gagnées
        }
        [met] { $number ->
            [one] atteinte
           *[other] atteintes
        }
       *[lost] { $number ->
            [one] perdue
           *[other] perdues
        }
    }
hint-loses = { $instead ->
    [none] L'étoile 1 est perdue avec ce coup ({ $asked }).
   *[other] L'étoile 1 est perdue avec ce coup ({ $asked }). Ce qui la garde ouverte : { $instead }.
}
    .brief = l'étoile 1 reste ouverte avec : { $instead }
loses-typed = Avec ce coup, { $told }. Tape-le encore pour le faire.
fact = étoile { $number } : { $stands } sur { $of }
    .most = étoile { $number } : { $stands }, { $of } au plus
    .briefest = { $most ->
        [yes] étoile { $number } : { $now }, { $of } au plus
       *[no] étoile { $number } : { $now } sur { $of }
    }
signs = ★ gagnée  ☆ encore ouverte  × perdue
no-stage-here = Cette partie n'est pas une étape du voyage.

## When a stage is over

missed = SANS ÉTOILE
    .told = La partie est gagnée, l'étape non : il manque l'étoile 1.
over = Le voyage, { $title } : { $stars }
    .stars = { $got ->
        [0] { $missed ->
            [yes] la partie est gagnée, l'étape non. Pas d'étoile cette fois.
           *[no] pas d'étoile cette fois.
        }
       *[other] { $number ->
            [0] { $got ->
                [one] { $got } étoile, pas nouvelle
               *[other] { $got } étoiles, aucune nouvelle
            } ; tu en as { $stars } sur { $all }.
           *[other] { $number ->
                [one] { $number } nouvelle étoile
               *[other] { $number } nouvelles étoiles
            } ; tu en as { $stars } sur { $all }.
        }
    }
star-after = { $way ->
    [got] { $asked } Oui{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
    [met] { $asked } Atteint{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
   *[lost] { $asked } Non{ $stands ->
        [none] .
       *[other] , { $stands }.
    }
}
not-counted = { $why ->
    [alone] Les étoiles 2 et 3 ne comptent qu'avec la première.
    [hinted] Il y a eu un conseil : seule la première étoile compte.
    [back] Tu as annulé des coups d'autrui : seule la première étoile compte.
    [untold] L'enregistrement ne parle pas des conseils : seule la première étoile compte.
   *[deal] Tu connaissais la donne : seule la première étoile compte.
}
opens = { $number ->
    [one] Un sentier s'ouvre : { LIST($titles) }.
   *[other] Des sentiers s'ouvrent : { LIST($titles) }.
}
reaches = La voie s'ouvre vers { LIST($games) }.

## In lines

in-all = Le voyage : { $got ->
    [one] { $got } étoile
   *[other] { $got } étoiles
} sur { $all }.
region = { $game } : { $got ->
    [one] { $got } étoile
   *[other] { $got } étoiles
} sur { $all }. { $land }
where-next = La suite est à { $name } : { $title }.
how-to-play = Pour jouer une étape, donne la commande : tribes journey et son nom.
no-stage = il n'y a pas d'étape { $typed } (étapes : { $names })
shut = { $title }, étape encore fermée : { $path } Tout jeu peut se jouer avec Nouvelle partie, ou avec la commande : tribes play.

## What a star of any game asks for

asked = { $feat ->
    [place] { $number ->
        [2] Arrive à la deuxième place ou mieux.
       *[other] Arrive à la troisième place ou mieux.
    }
    [lead] Gagne avec { $number } d'avance ou plus.
    [score] À la fin, aies-en { $number } ou plus.
   *[win] Gagne.
}
stands = { $feat ->
    [place] { $now ->
        [1] 1re place
       *[other] { $now }e place
    }
    [lead] { $now ->
        [0] pas d'avance
       *[other] { $now } d'avance
    }
    [score] { $now }
   *[win] { $now ->
        [0] pas gagnée
       *[other] gagnée
    }
}

## On the map

name = Le voyage
stars = { $got ->
    [one] { $got } étoile
   *[other] { $got } étoiles
} sur { $all }
region-name = { $game }, { $got ->
    [one] { $got } étoile
   *[other] { $got } étoiles
} sur { $all }
    .brief = { $game } : { $got }/{ $all } ★
    .briefest = { $game } { $got }/{ $all }
region-opens = { $more ->
    [one] s'ouvre avec { $more } étoile de plus
   *[other] s'ouvre avec { $more } étoiles de plus
}
plate = ouverte
    .won = gagnée
    .shut = fermée
stage-head = { $game }, étape { $number } : { $title }
play = jouer { $title }
go-on = continuer { $title }
anew = recommencer
anew-warning = La partie laissée reste parmi les parties enregistrées : encore { $key } en commence une autre.
closed = { $title } : { $path }
stars-head = { $open ->
    [0] Toutes ses étoiles sont gagnées.
    [1] Reste une étoile à gagner :
    [2] Restent deux étoiles à gagner :
   *[3] Trois étoiles possibles :
}
gate = Sans cette étoile, les autres ne comptent pas.
    .brief = (les autres en dépendent)
to-map = à la carte
against = Contre { LIST($who) }.
learn = { $game }, c'est nouveau ? { $key } l'enseigne en une partie guidée.
walk = étape
lesson = leçon
rules = règles
back = retour
stars-key = sur les étoiles
stars-rules = ★ gagnée, ☆ ouverte. Les étoiles 2 et 3 ne comptent qu'avec la première. Une partie avec un conseil, des coups d'autrui annulés ou une donne connue ne donne que la première.
visits = { $games ->
    [one] { $games } partie jouée ici.
   *[other] { $games } parties jouées ici.
}

# What a key does, in a few words more, in the list of everything by name.
anew-told = jouer cette étape depuis le début
walk-told = à une autre étape du sentier, ou aux sentiers au-dessus et au-dessous
lesson-told = une courte partie guidée, coup par coup
rules-told = la règle de ce jeu
stars-told = comment on gagne les étoiles et ce qu'elles valent
