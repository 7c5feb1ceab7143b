### Ce que disent les deux jeux de Tribal.

## Cards and columns

card = { $symbol ->
    [djembe] djembé { $value }
    [mask] masque { $value }
    [lizard] lézard { $value }
   *[turtle] tortue { $value }
}
    .the = { $symbol ->
        [turtle] la { card }
       *[other] le { card }
    }
    .a = { $symbol ->
        [turtle] une { card }
       *[other] un { card }
    }
    .of = { $symbol ->
        [turtle] de la { card }
       *[other] du { card }
    }
    .to = { $symbol ->
        [turtle] à la { card }
       *[other] au { card }
    }
    .gender = { $symbol ->
        [turtle] f
       *[other] m
    }
symbol = { $symbol ->
    [djembe] djembé
    [mask] masque
    [lizard] lézard
   *[turtle] tortue
}
    .several = { $symbol ->
        [djembe] djembés
        [mask] masques
        [lizard] lézards
       *[turtle] tortues
    }
    .brief = { $symbol ->
        [djembe] djembé
        [mask] masque
        [lizard] lézard
       *[turtle] tortue
    }
coloured = { $colour ->
    [orange] { $card } orange
   *[blue] { $card } { GENDER($card) ->
        [m] bleu
       *[f] bleue
    }
}
in-sentence = { THE($card) }
and-more = { $more ->
    [one] { $card } et { $more } autre
   *[other] { $card } et { $more } autres
}
column = { $who ->
    [you] ta colonne { $number }
   *[other] la colonne { $number } { WHOSE($who) }
}
    .the = { column }
    .a = { column }
    .of = de { column }
    .to = à { column }
    .gender = f
column-cards = { $hidden ->
    [0] { $shown }
    [one] { $hidden } cachée, { $shown }
   *[other] { $hidden } cachées, { $shown }
}
column-of-number = colonne { $number }
unseen-of = { $symbol ->
    [djembe] Djembés jamais vus
    [mask] Masques jamais vus
    [lizard] Lézards jamais vus
   *[turtle] Tortues jamais vues
}
unseen-values = { symbol } { $values }
none = aucune
legend = Cartes : D djembé, M masque (orange) ; L lézard, T tortue (bleu) ; une valeur ; copie a ou b.

card-in = { $card } dans { $column }
    .group = { $card } dans { $column }, avec { $number ->
        [one] { $number } carte dessus
       *[other] { $number } cartes dessus
    }
column-line = { "  " }{ $number } : { $cards }
free-line = { "  " }libres : { LIST($numbers) }
of-name = { $name ->
    [you] toi { $number }
   *[other] { $name } { $number }
}

## For those who listen

free-column-is = { CAPITAL($column) } est libre.
beside = À côté, { LIST($columns) }.
ends-with = la colonne { $number } finit par { THE($card) }
    .nothing = la colonne { $number } est libre
ends = { $who ->
    [you] Les dernières cartes de tes colonnes : { $ends }.
   *[other] Les dernières cartes des colonnes { WHOSE($who) } : { $ends }.
}
end-of = { $number } { $card }
    .nothing = { $number } libre
about-ends = la dernière carte de chaque colonne
    .typed = dernières cartes, dernières
about-zone = ta zone
    .typed = zone

## Ending

end-turn = finis ton tour
end-cleaning = finis ton nettoyage
end-button = { $cleaning ->
    [yes] le bouton qui finit ton nettoyage
   *[no] le bouton qui finit ton tour
}
cleaning-over = Plus rien ne va dans ta zone : ton nettoyage est fini.

## What helps

goal-fits-orange = Djembé et masque sont orange, lézard et tortue sont bleus.

## Words: what each means

djembe = djembé
    .means = Un symbole orange.
mask = masque
    .means = Un symbole orange.
lizard = lézard
    .means = Un symbole bleu.
turtle = tortue
    .means = Un symbole bleu.
symbol-word = symbole
    .means = Djembé, masque, lézard ou tortue.
colour = couleur
    .means = Orange ou bleu : dans une colonne, elle alterne de carte en carte.
column-word = colonne
    .means = Des cartes à la suite, de la base à la dernière. Celles face visible descendent de un en un et alternent les couleurs.
base = base
    .means = La première carte d'une colonne.
end = dernière carte
    .means = Celle qui termine une colonne, la seule sans carte dessus.
group = groupe
    .means = Une carte face visible d'une colonne avec tout ce qui est dessus.
zone = zone
    .means = Les colonnes devant un joueur.
stock = pioche
    .means = Les cartes à piocher.
cleaning = nettoyage
    .means = Chacun range sa propre zone avant que les tours commencent.

## Signs

sign = { $symbol ->
    [djembe] djembé, orange
    [mask] masque, orange
    [lizard] lézard, bleu
   *[turtle] tortue, bleue
}

## Why something can't be chosen

no-fit = il faut un de moins, et l'autre couleur
ends-only = une carte va au bout d'une colonne, pas au milieu
nothing-to-do = seul, cela ne fait rien : choisis d'abord une carte
put-back = choisis d'abord où vont les cartes prises, ou repose-les
