### Ce que dit l'analyse d'une partie.

of = { $who ->
    [you] Analyse de ta partie
   *[other] Analyse de la partie { WHOSE($who) }
}
not-over = une analyse dit comment une partie s'est jouée jusqu'au bout : celle-ci est encore en cours
progress = coup { $done } sur { $total }
    .left = { progress }, encore { $minutes ->
        [0] { $seconds } s environ
       *[other] { $minutes } min environ
    }
then = Ensuite, tu pourras ouvrir chacun et jouer à partir de là.
waiting = Une autre partie est en cours d'analyse : celle-ci est la prochaine, ou presque.
moments = Les moments décisifs
marked = Chaque choix, dans l'ordre de la partie
no-marks = Aucun choix ne ressort : aucun ne valait clairement plus ou moins que les autres.
graph = Chances de gagner
    .told = jugées d'un coup d'œil par un bot, cartes ouvertes ; { $numbers } : les moments décisifs
    .brief = jugées d'un coup d'œil par un bot, cartes ouvertes
points = À côté d'un choix : combien de parties sur 100 sont gagnées avec lui, d'après ce qu'on pouvait savoir alors. Le meilleur : nettement plus qu'avec tout autre ; aussi bon : aucun autre n'en gagne nettement plus ; incertain : trop peu de parties pour le dire ; pas le meilleur : un autre en gagne nettement plus ; coûteux : 10 ou plus de moins qu'avec le meilleur. Le graphique ne jette qu'un coup d'œil à chaque position, cartes ouvertes, et ne joue rien jusqu'au bout : il peut rester plat où un coup était coûteux, et monter ou descendre où il était le meilleur.
won-means = Chiffres : parties gagnées sur 100, jouées jusqu'au bout d'après ce qu'on pouvait savoir alors.
mark-means = { $mark ->
    [good] en gagne nettement plus que tout autre
    [even] aucun autre n'en gagne nettement plus
    [unsure] trop peu de parties comptées pour le dire
    [better] un autre en gagne nettement plus
   *[costly] en gagne au moins 10 de moins que le meilleur
}
graph-means = Le graphique est une autre mesure : il jette un coup d'œil à chaque position, cartes ouvertes, et ne joue rien jusqu'au bout. Ses chiffres diffèrent donc ; il peut rester plat après un coup coûteux, et monter ou descendre après le meilleur.
leave = retour à la partie
    .alone = retour
look = le voir
    .move = voir le coup { $number } sur la table
to-moment = à ce tour
to-moves = les coups
to-words = les chiffres
play = jouer à partir de là
judged = { $mark ->
    [good] ✓ le meilleur
    [even] aussi bon
    [unsure] incertain
    [better] ○ pas le meilleur
   *[costly] − coûteux
}
other-side = { $mark ->
    [good] le second
    [even] aussi bon
    [unsure] { $is-behind ->
        [yes] peut-être mieux
       *[no] peut-être moins bon
    }
   *[better] meilleur
}
won-of-unmarked = { $mark ->
    [even] Gagnées sur 100 d'après ce qu'on savait alors ; trop proches pour les départager.
   *[unsure] Gagnées sur 100 d'après ce qu'on savait alors ; trop peu de parties pour en être sûr.
}
facts = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $choices } choix
head = { $title }, analyse pour { $name ->
    [you] toi
   *[other] { $name }
} : { facts }.
won-of = Parties gagnées sur 100, d'après ce qu'on pouvait savoir alors (presque à coup sûr { $span }).
on-the-way = { $whole } ; en chemin, { $step }
choice = { $mark ->
    [good] { $number }. Le meilleur : { $played }. D'après ce qu'on pouvait savoir alors, il gagne { $made } fois sur 100, le deuxième { $rest } (presque à coup sûr { $span }). Le deuxième : { $other }.
    [even] { $number }. Aussi bon : { $played }. D'après ce qu'on pouvait savoir alors, il gagne { $made } fois sur 100.
    [unsure] { $number }. Incertain : { $played }. D'après ce qu'on pouvait savoir alors, il gagne { $made } fois sur 100, un autre choix { $rest } ; trop peu de parties pour en être sûr. L'autre : { $other }.
    [better] { $number }. Joué : { $played }. D'après ce qu'on pouvait savoir alors, il gagne { $made } fois sur 100, le meilleur { $rest } (presque à coup sûr { $span }). Mieux : { $other }.
   *[costly] { $number }. Coûteux : { $played }. D'après ce qu'on pouvait savoir alors, il gagne { $made } fois sur 100, le meilleur { $rest } (presque à coup sûr { $span }). Mieux : { $other }.
}
span = { $way ->
    [more] { $least } à { $most } de plus
   *[fewer] { $least } à { $most } de moins
}
    .one = { $way ->
        [more] { $most } de plus
       *[fewer] { $most } de moins
    }
moment = { $number }. { CAPITAL($when) } : { $what } { $told }
own-turn-hidden = D'après ce qu'on pouvait savoir alors, le coup était aussi bon que tout autre : ce qui était caché a fait la différence.
bot-sat = Un bot a tenu cette place dès le coup { $first } de la partie : il a joué { $number } des { $own } coups de cette place.
turned-most = { $way ->
    [up] { $who ->
        [you] Tes chances
       *[other] Les chances { WHOSE($who) }
    } sont montées le plus, et pour de bon, { $is-part ->
        [yes] sur l'ensemble ({ $when })
       *[no] au coup { $number }, { $when }
    } : de { $before } à { $after } sur 100.
    [down] { $who ->
        [you] Tes chances
       *[other] Les chances { WHOSE($who) }
    } sont tombées le plus, et pour de bon, { $is-part ->
        [yes] sur l'ensemble ({ $when })
       *[no] au coup { $number }, { $when }
    } : de { $before } à { $after } sur 100.
   *[same] { $who ->
        [you] Tes chances
       *[other] Les chances { WHOSE($who) }
    } n'ont guère changé, même { $is-part ->
        [yes] sur l'ensemble ({ $when })
       *[no] au coup { $number }, { $when }
    } : elles sont restées à { $after } sur 100.
}
headline = { $worse ->
    [0] { $choices ->
        [one] Bien choisi : pour le seul choix, aucun autre coup n'était clairement meilleur.
       *[other] Bien choisi : dans aucun des { $choices } choix, un autre coup n'était clairement meilleur.
    }
    [one] Dans 1 choix sur { $choices }, un autre coup était clairement meilleur : le coup { $number }.
   *[other] Dans { $worse } choix sur { $choices }, un autre coup était clairement meilleur, surtout au coup { $number }.
}
instead = Mieux valait : { $other }.
order = { $who ->
    [you] Tu l'as fait
   *[other] { $who } l'a fait
} quand même, mais seulement plus tard dans le tour.
times = { $action } { $number } fois
luck-none = Le hasard a peu compté : à aucun coup il n'a clairement changé { $who ->
    [you] tes chances
   *[other] les chances { WHOSE($who) }
}.
what-turned = { $kind ->
    [luck] Le tournant est venu du hasard.
    [part] Le tournant : toute une partie ({ $when }), pas un seul coup.
    [others] Le tournant est venu d'un coup { WHOSE($name) }, pas du hasard.
    [hidden] Le tournant est venu de ce qui était caché, pas du hasard.
    [own] { $who ->
        [you] Le tournant est venu d'un de tes coups, pas du hasard.
       *[other] Le tournant est venu d'un coup { WHOSE($who) }, pas du hasard.
    }
   *[small] Le hasard aussi a peu compté. Beaucoup de petites choses ont changé { $who ->
        [you] tes chances
       *[other] les chances { WHOSE($who) }
    }.
}
luck-turned = Le hasard a surtout compté au coup { $number } : { $who ->
    [you] tes chances sont passées
   *[other] les chances { WHOSE($who) } sont passées
} de { $before } à { $after } sur 100.
luck-sum = { $who ->
    [you] De ce que tu voyais, le hasard t'a
   *[other] De ce que voyait { $who }, le hasard lui a
} { $helped ->
    [0] { $hurt ->
        [one] nui une fois : au coup { $worst } ({ $loss } sur 100).
       *[other] nui sur { $hurt } coups (au plus { $loss } sur 100).
    }
    [one] { $hurt ->
        [0] souri une fois : au coup { $best } ({ $gain } sur 100).
        [one] souri au coup { $best } ({ $gain } sur 100) et nui au coup { $worst } ({ $loss }).
       *[other] souri au coup { $best } ({ $gain } sur 100) et nui sur { $hurt } (au plus { $loss }).
    }
   *[other] { $hurt ->
        [0] souri sur { $helped } coups (au plus { $gain } sur 100).
        [one] souri sur { $helped } coups (au plus { $gain } sur 100) et nui au coup { $worst } ({ $loss }).
       *[other] souri sur { $helped } coups (au plus { $gain } sur 100) et nui sur { $hurt } ({ $loss }).
    }
}
outcome = { $place ->
    [1] { $who ->
        [you] tu as gagné
       *[other] { $who } a gagné
    }{ $is-shared ->
        [yes] { " " }à égalité
       *[no] { "" }
    }
   *[other] { $players ->
        [2] { $who ->
            [you] tu as perdu
           *[other] { $who } a perdu
        }
       *[other] { $who ->
            [you] tu finis { $place }e
           *[other] { $who } finit { $place }e
        }{ $is-shared ->
            [yes] { " " }à égalité
           *[no] { "" }
        }
    }
}, { $choices } choix
luck = hasard { $gain } %
stood-out = Ce qui ressort
    .told = avec une flèche : { $who ->
        [you] tes chances
       *[other] les chances { WHOSE($who) }
    } de gagner sur 100, avant et après
# $before (int)
# $after (int)
unknown-sum = Ce qui était caché : des cartes et des plans que { $who ->
    [you] tu ne pouvais pas connaître
   *[other] ne pouvait pas connaître { $who }
} ont surtout changé le graphique au coup { $number }, de { $before } à { $after }.
# $luck (int)
chance-sentence = { $luck ->
    [1] C'est au coup { $number } que le hasard { $who ->
        [you] t'a le plus souri : { $gain } fois sur 100, d'après ce que tu pouvais savoir. Le graphique voit les cartes cachées, et peut rester à plat.
       *[other] a le plus souri à { $who } : { $gain } fois sur 100, d'après ce que pouvait savoir { $who }. Le graphique voit les cartes cachées, et peut rester à plat.
    }
   *[other] C'est au coup { $number } que le hasard { $who ->
        [you] t'a le plus nui : { $gain } fois sur 100, d'après ce que tu pouvais savoir. Le graphique voit les cartes cachées, et peut rester à plat.
       *[other] a le plus nui à { $who } : { $gain } fois sur 100, d'après ce que pouvait savoir { $who }. Le graphique voit les cartes cachées, et peut rester à plat.
    }
}
whose = dis de qui analyser la partie, avec --seat : { $names }
no-seat = il y a les places 0 à { $last }, pas { $seat }

# What a key does, in a few words more, in the list of everything by name.
look-told = la table telle qu'à ce coup
to-words-told = ce que veulent dire les chiffres, et plus en mots
