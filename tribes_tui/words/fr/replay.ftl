### Ce que dit une partie revue, et le graphique de la situation de chacun, dans tous les jeux.

comes = Ensuite : { $told }
before = Appuie sur → pour le premier coup, ou sur Espace pour dérouler la partie.
turn-ends = { $who ->
    [you] Ton tour finit.
   *[other] Le tour { WHOSE($who) } finit.
}
by-luck = { $told } (chance).
    .whose = { $told } (chance { $who ->
        [you] pour toi
       *[other] pour { $who }
    }).
no-choice = { $told } Il n'y avait pas d'autre choix.
left-only = { $deed } Cela ne laissait pas le choix. { $told }
part-ended = { $closer ->
    [none] Points obtenus : { LIST($points) }.
   *[closed] { $who ->
        [you] Tu as conclu le défi. Points : { LIST($points) }.
       *[other] { $who } a conclu le défi. Points : { LIST($points) }.
    }
}
got = { $whom ->
    [you] toi { $points }
   *[other] { $whom } { $points }
}
unseen = Il n'y a rien à voir dans ce coup.
chosen = { $who ->
    [you] Ton choix
   *[other] Le choix { WHOSE($who) }
} : { $action }
log = Ce qui s'est passé
moments = Les moments décisifs
legend = { $numbers } : le tournant ; pâle : encore à venir
    .brief = { $numbers } : le tournant
here = ici : { LIST($stands) }
stands = { $name } { $chance }
judging = Je regarde chaque coup…
on = coup
back = coup arrière
turn = tour
turn-back = tour arrière
round = manche
round-back = manche arrière
first = premier
last = dernier
run = lecture
faster = plus vite
slower = moins vite
moment = à ce tour
eyes = vue
    .all = qui joue
graph = graphique
measure = points ou chances
play = continuer à jouer
review = analyse
film = filmer
    .turn = ce tour
    .round = { $round ->
        [manche] cette manche
       *[other] ce { $round }
    }
    .game = toute la partie
    .names = noms ou non
    .make = le faire
    .lasts = { $minutes ->
        [0] environ { $seconds } secondes
       *[other] { $minutes ->
            [one] environ { $minutes } minute
           *[other] environ { $minutes } minutes
        }
    }
    .moves = { $number ->
        [one] coup { $first }
       *[other] coups { $first } à { $last }
    }
    .called = { $are-hidden ->
        [yes] Noms des personnes : cachés
       *[no] Noms des personnes : visibles
    }
    .into = Le fichier sera dans { $folder }
    .made = Le film
    .which = Faire un film : images animées, en fichier SVG
note = note
    .title = Ta note au coup { $move }
    .ask = Ce que tu veux en retenir. Laissée vide, la note disparaît.
noted = Note : { $text }
not-noted = La note n'a pas pu être écrite sur le disque.
filming = Je fais le film…
back-to-review = retour à l'analyse
whole-log = journal
leave = quitter
others-play = d'autres jouent encore cette partie : quand elle sera finie, tu pourras la continuer à partir de tout coup
nothing-to-decide = Ici, il n'y avait plus rien à décider. Reviens à un coup précédent.
outlook = Chances de gagner
    .long = Chances de gagner, jugées par un bot qui voit toutes les cartes
pace-of = vitesse { $pace } sur { $paces }
replay-of = revoir, coup par coup : { $called }
place = { $move ->
    [0] avant le premier coup
   *[other] coup { $move } sur { $moves }
}
    .titled = { $title }, { place }
    .coming = avant le coup { $move } sur { $moves }
seen-by = { $who ->
    [you] vu par toi
   *[other] vu par { $who }
}
start = début
chance = { $share } %
changed = { $way ->
    [rose] sont montées de { $before } % à { $after } %
    [fell] sont tombées de { $before } % à { $after } %
    [risen] sont montées de { $before } % à { $peak } %, puis tombées à { $after } %
    [fallen] sont tombées de { $before } % à { $peak } %, puis remontées à { $after } %
   *[level] sont passées de { $before } % à { $after } %
}
# $before (int)
# $after (int)
chances = Toutes cartes ouvertes, { $who ->
    [you] tes chances
   *[other] les chances { WHOSE($who) }
} de gagner { changed }{ $since ->
    [turn] { $by ->
        [you] , à partir de ton tour
       *[other] , à partir du tour { WHOSE($by) }
    }
    [in] { $by ->
        [you] { " " }pendant ton tour
       *[other] { " " }pendant le tour { WHOSE($by) }
    }
   *[other] { "" }
}.
    .brief = { $before } → { $after }
    .over = { $when } : { $before } → { $after }
farthest = { $who ->
    [you] Tes chances
   *[other] Les chances { WHOSE($who) }
} de gagner étaient au plus { $has-won ->
    [yes] bas
   *[no] haut
} ({ $when }) : { $share } %.
measured = { CAPITAL($units) }
brought = { $who ->
    [you] Cela t'a
   *[other] Cela a
} { $way ->
    [lost] coûté
   *[got] rapporté
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $who ->
    [you] {""}
   *[other] {" "}à { $who }
}.
open-to-end = Rien n'était sûr avant le décompte des points.
led = { $way ->
    [unknown] Aucun tour à lui seul n'a décidé.
    [start] Aucun tour à lui seul n'a décidé : { $who ->
        [you] tu n'as jamais été
       *[other] { $who } n'a jamais été
    } en retard.
   *[later] Aucun tour à lui seul n'a décidé. À partir de là ({ $when }), { $who ->
        [you] tu n'as plus été
       *[other] { $who } n'a plus été
    } en retard.
}
in-all = En tout : { LIST($points) }.
swing = { CAPITAL($when) } : { $text }
swing-judged = { CAPITAL($when) }{ $turn ->
    [great] { $whose ->
        [you] , ton grand tour
       *[other] , le grand tour { WHOSE($whose) }
    }
    [plain] { $whose ->
        [you] , ton tour
       *[other] , le tour { WHOSE($whose) }
    }
   *[none] { "" }
} : { $who ->
    [you] tes chances
   *[other] les chances { WHOSE($who) }
} { changed }{ $since ->
    [turn] { $by ->
        [you] , à partir de ton tour
       *[other] , à partir du tour { WHOSE($by) }
    }
   *[other] { "" }
}. { $text }
# What a key does, in a few words more, in the list of everything by name.
on-told = un coup en avant, ou en arrière
round-told = une manche en avant, ou en arrière
run-told = faire avancer la partie toute seule, et l'arrêter
eyes-told = ce que voyait un autre joueur, ou celui qui joue
graph-told = les chances de gagner de chacun, à la place de la table
leave-told = retour là d'où tu viens
turn-told = un tour en avant, ou en arrière
moment-told = à ce qui a fait gagner
review-told = ce que valaient tes choix et le hasard
measure-told = points, ou chances de gagner, sur le graphique
play-told = une partie à toi à partir de ce coup
film-told = les images animées d'un tour, d'une manche ou de tout, dans un fichier
note-told = noter ce que tu veux retenir de ce coup
faster-told = lire plus vite, ou moins vite
whole-log-told = tout ce qui s'est passé jusqu'ici
first-told = à la position d'avant le premier coup
last-told = à la fin de la partie
