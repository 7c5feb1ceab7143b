### Ce que disent l'aide et les conseils autour de ce qu'un jeu dit de ses propres choses.

hint = Conseil
keys = Touches
more-below = ↓ Espace : suite
each-key = ce que fait chacune
next = autre chose
facts = bon à savoir
rules = règle
do-move = faire le choix { $number }
show-it = le montrer
decide = je décide
nothing = Il n'y a encore rien sur la table.
everywhere = À toutes les tables

## Signs on all tables

cursor = le curseur : ce qu'Entrée choisit
name = nom
light = lumière sous une chose ou à côté : on peut la choisir maintenant
picked = pris : sa plaque est blanche, ou a une étoile ; choisis-le encore pour le reposer
faded = pâli
    .means = on ne peut pas le choisir maintenant ; { "?" } dit pourquoi
changed = changé depuis ton dernier coup, dans la couleur de qui l'a fait
turn = devant un nom : c'est à cette personne de jouer
question = sur la deuxième ligne : ce qu'on te demande
thinks = à côté d'un bot sur la deuxième ligne : il réfléchit
enter = sur l'avant-dernière ligne : ce que ferait la touche maintenant
gain = ce qu'on gagne à coup sûr en le choisissant
new = marque le nouveau
    .brief = nouveau
    .last = changé en dernier
news = nouveau : { $what }
since = Depuis ton tour

## All keys of a table

wins = Comment on gagne
walk = passer sur tout ce qui peut se choisir
    .brief = se déplacer
    .to = aller { $ways }
way = { $way ->
    [left] à gauche
    [right] à droite
    [up] en haut
    [down] en bas
    [upleft] en haut à gauche
    [upright] en haut à droite
    [downleft] en bas à gauche
   *[downright] en bas à droite
}
go = aller à l'hexagone de cette lettre, quand on en demande un ; avec Maj où la minuscule est une autre touche
to-column = aller à la colonne de ce numéro, dans la zone du curseur ; encore une fois, à ce qu'on peut y choisir d'autre
at-things = touche près d'une chose
    .means = la choisir ; si elle décide le coup, y aller
mouse = souris
    .means = un clic choisit, glisser prend et pose, le bouton droit demande ce que c'est

## Hints

own-turn = Pas de conseil hors de ton tour.
no-more-hints = La partie est finie : il n'y a plus rien à conseiller.
thinking = Je réfléchis à un conseil…
hint-is-there = Le conseil est prêt : appuie sur { $key }.
hinted = Conseil : { $move }
hint-step = { $left ->
    [0] (premier de plusieurs temps) { $move }
    [2] (Entrée choisit, encore Entrée joue le coup) { $move }
   *[other] (Entrée { $left } fois, une par choix) { $move }
}
    .brief = { $left ->
        [0] (premier temps) { $move }
        [2] (deux fois Entrée) { $move }
       *[other] ({ $left }× Entrée) { $move }
    }
move-shown = Choix { $number } : { $move }
why-again = ({ $worth } ; encore { $key } : pourquoi)
    .bare = (encore { $key } : pourquoi)
    .only = ({ $worth })
follows = Ce qui peut suivre
all-alike = { $number ->
    [2] Les deux gagnent autant :
   *[other] Les { $number } gagnent autant :
}
wins-of = Parties gagnées sur 100 semblables
of-hundred = { $wins } sur 100
equal-share = │ part égale : { $even } sur 100
figures = chiffres
    .back = en mots
lost = 0
even = 50
won = 100 gagnées
other-move = Choix 2 : { $reasons }
legend = ● parties gagnées sur 100, attendues  ━ probablement là  ─ presque sûrement là
only = Rien d'autre ne semblait valoir un essai.
glance = Il a jugé à première vue ce que chaque coup apporte, sans regarder plus loin.
would = Un bot à ta place, en voyant ce que tu vois, choisit : { $best }.
    .even = Un bot à ta place, en voyant ce que tu vois, choisit : { $best }. Le choix 2 { $near ->
        [yes] vaut à peu près autant
       *[no] vaut peut-être autant
    } ; { $why ->
        [spares] le choix 1 garde ce que le choix 2 cède.
        [more] avec ce choix, le bot s'attend à gagner { $by } fois sur 100 de moins.
        [unsure] avec ce choix, le bot s'attend à gagner { $by } fois sur 100 de moins, sans en être sûr.
        [less] avec ce choix, le bot s'attend à gagner { $by } fois sur 100 de plus : trop peu pour les départager.
        [reasons] ce qui parle pour chacun est écrit dessous.
       *[even] l'un ou l'autre ira.
    }
    .all = Un bot à ta place, en voyant ce que tu vois, choisit : { $best }. Les choix 2 et 3 valent à peu près autant.
worth = gagne { $wins } fois sur 100
    .even = gagne { $wins } fois sur 100 (part égale : { $even })
    .lead = gagne { $wins } fois sur 100, { $lead }
    .even-lead = gagne { $wins } fois sur 100 (part égale : { $even }), { $lead }
worth-near = { $worth }, un autre coup à peu près autant
corrected-told = À y regarder mieux, il gagne { $wins } fois sur 100, pas { $before } comme dit auparavant.
level = finit en moyenne à égalité
ahead = finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d'avance
behind = finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard
weighed = { $even ->
    [0] a pesé, et combien de fois sur 100 chacun gagnerait : { $moves }
   *[other] a pesé, et combien de fois sur 100 chacun gagnerait (part égale : { $even }) : { $moves }
}
even-is = (part égale : { $even })
at-once = Aussitôt : { $outcome }.
on-the-sheets = Aussitôt sur les feuilles de score : { $changes }.
better = Avec son coup, le bot s'attend à gagner { $by } fois sur 100 de plus qu'avec le deuxième : { $other }.
    .points = Avec son coup, le bot s'attend à gagner { $by } fois sur 100 de plus qu'avec le deuxième, et à finir avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d'avance en plus : { $other }.
as-good = Les coups se valent : le bot s'attend à gagner { $wins } fois sur 100 avec le sien, et autant avec le deuxième : { $other }.
    .nearly = Les coups se valent presque : le bot s'attend à gagner { $wins } fois sur 100 avec le sien et { $others } avec le deuxième, { $other }. Il a mené jusqu'au bout { $tries } parties avec ces deux coups, trop peu pour savoir lequel est le meilleur.
of-turn = Ton tour
of-help = Aide
of-past = Ce qui s'est passé
of-table = La table

# What a key does, in a few words more, in the list of everything by name.
next-told = ce qu'est la chose suivante sur la table
to-keys-told = toutes les touches de cette table
to-signs-told = ce que veut dire chaque signe de la table
rules-told = la règle, à la section qui en parle
facts-told = des chiffres utiles à cette décision
each-key-told = ce que fait chaque touche, en une phrase
do-it-told = jouer le coup montré
show-it-told = montrer ce coup sur la table
figures-told = tout ce qui a été pesé, en chiffres
decide-told = retour à la table, sans le jouer
# The same for what only one game has. $deed: what the screen is told
own-told = { $deed ->
    [next] vers ce qui peut être choisi, l'un après l'autre
    [pass] rien de plus dans cette décision : on continue
    [discard] jeter la carte sous le curseur
    [collect] prendre les colonnes complètes
    [sacred] envoyer à sa pile sacrée ce qui peut y aller
    [sell] vendre d'un coup toute une série de marchandises
    [use] utiliser le pouvoir d'un de tes djinns
    [djinns] les points de chacun, et tous les djinns
    [moves] les meilleurs coups entiers côte à côte
    [stop] être interrogé ou non quand seule une colonne entière peut bouger
    [watch] les autres jouent vite, jusqu'à la fin
   *[other] un coup de ce jeu, possible maintenant
}
