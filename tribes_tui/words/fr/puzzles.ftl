### Ce que disent les problèmes.

begins-here = Le problème commence ici : ce qui vient avant n'est pas raconté.

task = Trouve le coup qui gagne le plus de parties.
    .several = Ici, { $number } se valent à peu près : n'importe lequel convient.
opens = { $key } suite
    .next = { $key } continuer
walk = Va sur un coup, puis { $choose } l'essaie ; ici, { $choose } dit d'abord ce que c'est.
tried = Essayé : { $move }. Choisis un autre coup.
    .brief = Essayé. Choisis un autre coup.
no-undo = rien n'a été joué : dans un problème, on cherche un seul coup
stay = Dans un problème, personne ne change de place.
next = autre problème
leave = quitter
more-key = suite
to-next = { $is-left ->
    [yes] essayer { $puzzle }, le prochain de ce jeu pour toi
   *[no] revoir { $puzzle }
}
unrecorded = un problème
try-it = Quel coup ? Son numéro, conseil, sauter ou quitter :
not-a-move = Ce n'est pas un coup : tape son numéro, conseil, sauter ou quitter.
none-of = il n'y a pas de problèmes pour { $game } : tribes puzzle --list dit quels jeux en ont
titled = { $is-of-day ->
    [yes] { $puzzle }, { $difficulty } : problème du jour
   *[no] { $puzzle }, { $difficulty } : problème
}
of-game = Problème : { $game }
wrong = Pas le meilleur : { $move }.
    .brief = Pas le meilleur.
better = Un autre coup gagne au moins { $worth } de plus.
hint-next-best = Conseil : pas celui-ci, qui n'est que le deuxième : { $move }.
shown = La solution : { $move }.
shown-marked = La solution est sur la table.
marked-only = Elle y est marquée, pas jouée.
hint-place = Conseil : le meilleur coup commence par ce qui est éclairé sur la table. Encore { $hint } le montre tout entier.
difficulty = { $level ->
    [1] facile
    [2] retors
   *[3] difficile
}
rating-now = Ton classement aux problèmes est { $points }, à { $within } près.
    .brief = Ton classement aux problèmes est { $points } ± { $within } ({ $by }).
    .vague = Ton classement aux problèmes est pour l'instant { $points } : personne ne sait encore ce que tu vaux, et il changera encore beaucoup.
    .brief-vague = Ton classement aux problèmes est pour l'instant { $points } ({ $by }) : personne ne sait encore ce que tu vaux.
    .changed = { $way ->
        [up] Ton classement aux problèmes est { $points }, à { $within } près : il monte de { $by }.
        [down] Ton classement aux problèmes est { $points }, à { $within } près : il baisse de { $by }.
       *[same] Ton classement aux problèmes est toujours { $points }, à { $within } près.
    }
hint-costs = Avec un conseil, ce problème compte comme manqué. Appuie encore sur { $key }.
    .typed = Avec un conseil, ce problème compte comme manqué pour ton classement. Tape-le encore pour l'avoir.
rating-missed = Manqué : ton classement aux problèmes est maintenant { $points } ({ $by }).
rating-counts = Pour ton classement, un problème est résolu si ton premier essai le trouve, sans conseil.
    .brief = Le premier essai compte.
listed = { $name } : { $theme }, { $difficulty }{ $way ->
    [solved] , résolu
    [open] , manqué jusqu'ici
    [shown] , solution vue
   *[new] { "" }
}.
opens-one = { "tribes puzzle NAME" } en ouvre un.

## The screen of all puzzles

list-title = Problèmes
    .game = jeu
    .walk = problème
    .next = le prochain pour toi
    .today = celui du jour
    .number = { $game } { $number }
    .of-all = { $game } { $number } sur { $known }
    .back = retour
    .rated = classement aux problèmes : { $points } ± { $within }
    .rated-vague = classement aux problèmes pour l'instant : { $points }
list-first = Trouve le meilleur coup : { $known } positions de parties, { $solved-ones ->
    [0] aucune encore résolue
    [one] dont { $solved-ones } résolue
   *[other] dont { $solved-ones } résolues
}.
list-named = { $puzzle } ({ $difficulty })
list-next = Le prochain pour toi : { $puzzle }.
list-today = Celui du jour : { $puzzle }.
list-of = { $solved } sur { $known }
list-went = { $way ->
    [solved] { $number ->
        [one] { $number } résolu
       *[other] { $number } résolus
    }
    [open] { $number ->
        [one] { $number } manqué, à résoudre
       *[other] { $number } manqués, à résoudre
    }
    [shown] { $number } dont tu as vu la solution
    [today] celui du jour
   *[new] { $number } à essayer
}
about = { difficulty }, thème : { $theme }
so-far-of = { $way ->
    [solved] Résolu : { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }, { $hints ->
        [one] { $hints } conseil
       *[other] { $hints } conseils
    }.
    [open] { $tries ->
        [0] { $hints ->
            [one] { $hints } conseil vu
           *[other] { $hints } conseils vus
        }, encore aucun coup essayé.
       *[other] { $tries ->
            [one] { $tries } coup essayé
           *[other] { $tries } coups essayés
        }{ $hints ->
            [0] { "" }
            [one] , { $hints } conseil vu
           *[other] , { $hints } conseils vus
        } : pas encore résolu.
    }
    [shown] Tu en as vu la solution.
   *[new] Pas encore essayé.
}
rated-by = Ton classement aux problèmes a changé de { $by }.
choices = { $number ->
    [one] { $number } coup au choix.
   *[other] { $number } coups au choix.
}
stands = Manche { $number } : { $units } jusqu'ici
    .hidden = Manche { $number } : { $units } jusqu'ici. Un + veut dire que d'autres peuvent être cachés.
    .before = Avant le défi { $number } : { $units } jusqu'ici. Les cartes sur la table comptent plus tard.
list-opens = essayer { $puzzle }
    .today = essayer le problème du jour, { $puzzle }
    .again = revoir { $puzzle }

## In lines, and at the end

so-far = Problèmes résolus : { $solved-ones } sur { $known }.
none-kept = { $game } : aucun ; dans aucune position examinée un coup n'était sûrement meilleur que tous les autres.
worth = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur 100
why = { $move }. { $as-good ->
    [0] { "" }
    [one] Un autre coup est presque aussi bon.{ " " }
   *[other] { $as-good } autres coups sont presque aussi bons.{ " " }
}Le meilleur des autres, qui gagne { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de moins sur 100 : { $other }.
as-good = Presque aussi bons : { $moves }.
moves = { CAPITAL($difficulty) } : { $number ->
    [one] { $number } coup
   *[other] { $number } coups
} au choix.
    .hint = { CAPITAL($difficulty) } : { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } au choix. { $hint } aide.
tried-so-far = { $number ->
    [one] { $number } coup essayé jusqu'ici. Seul le premier compte pour ton classement.
   *[other] { $number } coups essayés jusqu'ici. Seul le premier compte pour ton classement.
}
hint-worth = Conseil : { $number ->
    [one] le meilleur coup gagne
   *[other] les meilleurs coups gagnent environ
} { $worth } de plus que le suivant.
solved = Résolu en { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}{ $hints ->
    [0] { "" }
    [one] { " " }et { $hints } conseil
   *[other] { " " }et { $hints } conseils
}.
follows = Ce qui peut suivre : { $line }.
goes-on = { $choose } : { $onward }.
streak = Problèmes : résolus { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de suite, { $longest } au mieux.
of-a-game = { $game } : { $solved } sur { $known ->
    [one] { $known } problème
   *[other] { $known } problèmes
} résolus{ $seen ->
    [0] { "" }
   *[other] , la solution de { $seen } vue
}.

# What a key does, in a few words more, in the list of everything by name.
walk-told = le problème suivant de ce jeu, ou le précédent
games-told = les problèmes d'un autre jeu
next-told = le problème non résolu le plus proche de ton classement, tous jeux confondus
today-told = le problème du jour, le même pour tous
ahead = Si des bots rapides continuent { $until ->
    [turn] jusqu'à ton prochain tour
    [challenge] jusqu'à la fin du défi
   *[round] jusqu'à la fin de la manche
}, tu as { $points ->
    [one] un point
   *[other] { $points } points
} d'avance de plus qu'après l'autre coup : { $other }.
# $what: what somebody does then, as the log tells it
prevents = Après l'autre coup, ceci suivrait très probablement, et le meilleur coup l'empêche : { $what }.
brings = Le meilleur coup apporte très probablement ceci, et l'autre non : { $what }.
# After a move that is not the best: what follows it, and wouldn't follow the best.
replied = Ceci suivrait très probablement : { $what }.
    .behind = Si des bots rapides jouent jusqu'à ton prochain tour, il te laisse { $points ->
        [one] un point
       *[other] { $points } points
    } derrière le meilleur coup.
    .costs = Ce que cela coûte : { $what }.
