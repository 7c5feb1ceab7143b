### Ce qu'il y a sur la table d'un Duel outre les cartes, et sur la page du tour de l'adversaire. De plusieurs formes, on montre la plus longue qui tient.

## What both share

stock = pioche (d)
    .empty = vide
discard = défausse
    .empty = vide
to-place = à poser
what-happened = Ce qui s'est passé
not-seen = Pas encore vues
needed = Prochaines des piles sacrées
goal = { $cards ->
    [36] Pour gagner : vide ta zone avec quatre piles commencées, ou complète-les.
   *[other] Pour gagner : { $cards } cartes sur tes piles, ou vide ta zone, quatre commencées.
}
cleaning = { $tied ->
    [nobody] Qui en retourne moins commence
    [you] À égalité, tu commences
   *[other] À égalité, { $tied } commence
} : { LIST($turned) }.
column-rule = Couleurs alternées, un de moins ; 9 en colonne libre.
first-colours = L'orange (djembé, masque) va sur le bleu (lézard, tortue), et l'inverse.
first-values = Chaque carte vaut un de moins que celle du dessous ; une colonne libre prend un 9.
idle = { $left ->
    [one] Après encore { $left } tour sans progrès, qui a le plus de cartes sur ses piles gagne : { $piled }.
   *[other] Après encore { $left } tours sans progrès, qui a le plus de cartes sur ses piles gagne : { $piled }.
}
    .brief = Sans progrès, dans { $left ->
        [one] 1 tour
       *[other] { $left } tours
    } { $comes }.
    .briefer = Sans progrès, dans { $left ->
        [one] 1 tour
       *[other] { $left } tours
    } les piles décident.
end-turn = finir le tour
end-cleaning = fin du nettoyage
pass-on = passer jusqu'à la fin
    .rest = passer tant que rien n'aide
cannot-pass = { $why ->
    [lesson] En partie, { $key } passe quand rien ne te fait avancer ; pas en leçon.
    [others] { $key } passe quand rien ne te fait avancer, et que c'est ton tour.
    [clean] { $key } passe quand rien ne te fait avancer. D'abord, nettoie ta zone.
   *[on] { $key } passe quand rien ne te fait avancer. Là, tu peux avancer.
}
to-pile = sur la pile

## A player

sacred-piles = Piles sacrées →
first-one = le 1
    .below = ouvre
free = libre
to-clear = { $number ->
    [0] plus de cartes
    [one] { $number } carte à écouler
   *[other] { $number } cartes à écouler
}
    .brief = { $number } à écouler
down = { $number ->
    [0] aucune cachée
    [one] { $number } cachée
   *[other] { $number } cachées
}

## The line above

in-cleaning = nettoyage
in-turn = tour { $turn }
unseen = { $number ->
    [one] { $number } carte jamais vue
   *[other] { $number } cartes jamais vues
}
step = { $step ->
    [clean] nettoie ta zone
    [once] déplace ; pioche, prends ou vole une fois
    [move] déplace à volonté
   *[place] pose la carte
}
    .brief = { $step ->
        [clean] nettoie
        [once] déplace ; pioche, prends ou vole une fois
        [move] déplace
       *[place] pose
    }

## Marks of cards

folded = ▒{ $number } : { $number ->
    [one] 1 carte cachée
   *[other] { $number } cartes cachées
}
can-go = va
new = récent
banned = interdit ce tour
next-on = prochaine pour { $who ->
    [you] toi
   *[other] { $who }
}
    .brief = pour { $who ->
        [you] toi
       *[other] { $who }
    }
    .both = les deux
ban-steal = × { $card } : un vol du dernier tour, impossible à reprendre maintenant
ban-give = × Impossible à rendre ce tour : { $cards } (don { $columns ->
    [one] d'une colonne entière
   *[other] de colonnes entières
})
ban-both = × Pas de retour immédiat : { $card } (vol), { $cards } (don d'une colonne entière)

## What somebody did

their-turn = { $who ->
    [you] { $which ->
        [cleaning] Ton nettoyage
        [last] Ton dernier tour
       *[now] Ton tour
    }
   *[other] { $which ->
        [cleaning] Nettoyage { WHOSE($who) }
        [last] Dernier tour { WHOSE($who) }
       *[now] Tour { WHOSE($who) }
    }
}

## The page about the opponent's turn

onward = continue avec ton tour
turn-came-to = Tour { $turn } { WHOSE($who) } : { LIST($did) }.
complete = { $who ->
    [you] Ta pile est complète, de 1 à 9 : { LIST($piles) }.
   *[other] { $number ->
        [one] Pile { WHOSE($who) } complète, de 1 à 9 : { LIST($piles) }.
       *[other] Piles { WHOSE($who) } complètes, de 1 à 9 : { LIST($piles) }.
    }
}
buried = { $number ->
    [one] Recouverte maintenant, bien qu'une de tes piles l'attende
   *[other] Recouvertes maintenant, bien que tes piles les attendent
} : { LIST($cards) }.
leads-now = { $who ->
    [you] Tu mènes
   *[other] { CAPITAL($who) } mène
} { $mine } à { $theirs } sur les piles sacrées : cela compte si personne ne vide ses colonnes.
all-begun = Tes quatre piles sont commencées : encore { $left ->
    [one] 1 carte
   *[other] { $left } cartes
} à écouler pour gagner.
why-banned = { $kind ->
    [steal] Une carte volée pour une colonne ne peut pas être reprise au tour suivant (règles 3.4).
    [give] Des cartes qui, une fois données, ont vidé leur colonne ne peuvent pas être rendues au tour suivant : déplace-les dans ta zone, ou pose-les sur une pile (règles 3.4).
   *[both] Ce qui a été volé pour une colonne, ou a vidé sa colonne une fois donné, ne peut pas revenir au tour suivant (règles 3.4).
}
now = { $is-other ->
    [yes] { $before } → { $left } à écouler
   *[no] { $left } à écouler
}, { $more-up ->
    [yes] { $covered } → { $down } cachées
   *[no] { $down } cachées
}
piles = Piles sacrées
    .are = Piles sacrées :
pile = { $symbol } { $has-grown ->
    [yes] { $before } → { $height }
   *[no] { $height }
}
deeds-shown = { $first } à { $last } sur { $number } : ↑↓ montre les autres
    .below = ↓ montre tout le tour, { $number ->
        [one] { $number } geste
       *[other] { $number } gestes
    }
touched = Ce qui a touché tes cartes{ $is-cut ->
    [yes] { " " }({ $shown } sur { $number })
   *[no] { "" }
}
how-it-stands = Où en est la partie
more-of-turn = la suite du tour
