### Le classement d'une personne à un jeu : si une partie compte, où il en est, ce qu'une partie lui a fait.

counts = Classée, sauf si tu ne joues que des coups proposés.
counts-if-new = Compte pour ton classement si la donne est nouvelle pour toi.
because = { $why ->
    [hinted] il y a eu un conseil
    [back] tu as annulé des coups d'autrui
    [seat] une place a changé de mains
    [offered] chaque coup avait été proposé
    [middle] elle commence au milieu d'une autre
    [program] un programme joue
    [bots] ces bots n'ont jamais été mesurés
    [handicap] quelqu'un a un handicap
    [length] elle n'a pas la durée habituelle
    [deal] tu connais cette donne
    [people] ce n'est pas une personne contre des bots
   *[untold] son enregistrement ne parle pas des conseils
}
    .short = { $why ->
        [hinted] conseil demandé
        [back] coups annulés
        [seat] joueur remplacé
        [offered] coups proposés
        [middle] pas du début
        [program] un programme joue
        [bots] bots non mesurés
        [handicap] avec un handicap
        [length] durée spéciale
        [deal] donne connue
        [people] pas toi contre des bots
       *[untold] conseils inconnus
    }
counts-not = Cette partie ne compte pas pour ton classement : { LIST($reasons) }.
    .short = Non classée : { $reasons }
    .sentence = Non classée : { $reasons }.
    .several = Non classée, pour { $number } raisons
    .first = Non classée : { $reason }{ $more ->
        [one] { " " }et une autre raison
       *[other] { " " }et { $more } autres raisons
    }
counts-no-more = Cette partie ne compte plus pour ton classement : { $reason }.
warning = { warned } Appuie encore sur { $key }.
    .typed = { warned } Tape-le encore pour le faire.
warning-of-stars = { warned-of-stars } Appuie encore sur { $key }.
    .typed = { warned-of-stars } Tape-le encore.
now = Ton classement est de { $points }, à { $within } près, après { $games ->
    [one] { $games } partie qui compte
   *[other] { $games } parties qui comptent
}.
    .name = Classement
    .brief = classement { $points }, à { $within } près
    .ended = Classement { $points } ± { $within }, { $sign }{ $by }
    .first = Ton premier classement : { $points }
    .vague = Ton classement est pour l'instant de { $points }. Après { $games ->
        [one] { $games } partie qui compte
       *[other] { $games } parties qui comptent
    }, personne ne sait encore comment tu joues : il changera encore beaucoup.
    .brief-vague = classement { $points } pour l'instant
    .ended-vague = Classement pour l'instant { $points }, { $sign }{ $by }
about = Le classement d'un bot moyen est { $points }. { $players ->
    [2] À deux, qui a 400 points de plus gagne 10 parties sur 11.
   *[other] À plus de deux, tous ceux qui finissent derrière toi comptent comme battus : même une deuxième place peut faire monter ton classement.
}
none = Aucune partie ne compte encore pour ton classement. { what-counts }
began = C'était ta première partie qui compte : tout le monde part de { $points }, le classement d'un bot moyen. { $place ->
    [0] Tu as partagé la victoire
    [1] Tu as gagné
   *[other] Place : { $came }, sur { $players }
} ; { $number ->
    [one] le classement de ton rival est { LIST($rivals) }
   *[other] les classements de tes rivaux sont { LIST($rivals) }
}.
of-game = { $game } : { $rating }
best = Au mieux, il a été de { $points } ({ $day }).
changed = { $way ->
    [up] Il monte de { $by }
    [down] Il baisse de { $by }
   *[same] Il ne change pas
} : { $place ->
    [0] victoire partagée
    [1] tu as gagné
   *[other] { $came }
} ; avec le classement que tu avais avant, on gagne contre ces bots { $chance } fois sur 100.
curve = { $every ->
    [one] Partie par partie, il a été de { LIST($points, type: "then") }.
   *[other] Toutes les { $every } parties, il a été de { LIST($points, type: "then") }.
}
until = Après { $games ->
    [one] une autre partie qui compte
   *[other] { $games } autres parties qui comptent
}, ton classement sera assez bien connu : dès lors ton meilleur classement est retenu aussi, et un bot réglé sur « équilibré » joue à peu près aussi bien que toi.
against = Gagnées : { LIST($results) }.
against-one = { $won } sur { $games } contre { $whom }
what-counts = Une partie compte quand tu joues jusqu'au bout une nouvelle donne de durée habituelle, en solo contre des bots, avec tes propres coups : sans conseil, ni handicap, ni coup d'autrui annulé, et pas seulement des coups proposés.
a-bot = { $level ->
    [easy] un bot facile
    [hard] un bot difficile
   *[medium] un bot moyen
}
place = { $where ->
    [below] au-dessous d'{ $bot }
    [above] au-dessus d'{ $bot }
    [between] entre { $bot } et { $other }
   *[about] à peu près { $bot }
}
    .so-far = { place }, encore incertain
chart = Ton classement
    .won = gagnée
    .lost = pas gagnée
    .bots = les bots, à { $players } joueurs
    .none = pas encore de classement : il commence avec ta première partie qui compte
    .none-brief = pas encore de classement
    .begin = tu commences ici : { $points }
    .so-far = toi, { $points } pour l'instant
    .here = toi { $points } ± { $within }
    .way = Partie par partie
    .until = { $games } parties sur { $settled }, encore incertain
    .settled = bien connu à partir d'ici
chances = { $players ->
    [2] Sur 100 parties, ce qu'on gagne avec { $points } points
   *[other] Sur 100 parties, combien on en finit devant avec { $points } points
}
warned = { $what ->
    [hinted] Avec un conseil, cette partie ne sera pas classée.
   *[back] Annuler les coups d'autrui : partie non classée.
}
warned-of-stars = { $what ->
    [hinted] { $is_rated ->
        [yes] Avec un conseil : ni classement, ni deuxième étoile.
       *[no] Avec un conseil, une seule étoile à gagner.
    }
   *[back] { $is_rated ->
        [yes] Annuler ces coups : ni classement, ni deuxième étoile.
       *[no] Annuler les coups d'autrui : une seule étoile à gagner.
    }
}
