### What is asked.

over = { $number ->
    [one] { $who ->
        [you] La partie est finie : tu gagnes.
       *[other] La partie est finie : { $who } gagne.
    }
   *[other] La partie est finie, victoire partagée : { LIST($winners) }.
}
waiting = { $stage ->
    [bid] On attend { $who }, qui pense à son enchère.
    [move] On attend { $who }, qui cherche une tuile à prendre.
    [sow] { $steps ->
        [1] On attend { $who }, qui fait le dernier pas.
       *[other] On attend { $who }, qui avance : encore { $steps } pas.
    }
    [tribe-action] On attend { $who } : ses meeples agissent sur { $tile }.
    [second-victim] On attend { $who } : ses assassins tuent encore.
    [tile-action] On attend { $who }, qui décide ce que fait { $tile }.
    [second-card] On attend { $who }, qui prend une seconde carte.
    [sale] On attend { $who }, qui peut vendre des marchandises.
    [suit] On attend { $who }, qui vend des marchandises.
   *[other] On attend { $who }, qui utilise un djinn.
}
question = { $stage ->
    [bid] { $free ->
        [0] Les cases gratuites sont prises : choisis-en une payante.
       *[other] { $players ->
            [2] Mise : la plus haute joue d'abord. Deux tours chacun.
           *[other] Mise pour l'ordre du tour. La plus haute joue d'abord.
        }
    }
    [second-victim] Iblis en tue un second au même endroit.
    [second-card] Prends la seconde carte du grand marché.
    [keep-a-djinn] Choisis le djinn à garder.
    [djinns-tile] Choisis une tuile pour { $djinn }.
    [sow] { $steps ->
        [1] Dépose le dernier meeple là où est sa tribu.
       *[other] Dépose un meeple sur une tuile voisine. Encore { $steps } pas.
    }
   *[several] { "" }
}

## Where there are several choices: a sentence of them

several = { $where ->
    [nowhere] { CAPITAL($choices) }.
    [tile] { $tile } : { $choices }.
   *[with] { $tile }, { $meeples } : { $choices }.
}
choices-or = { $before }, ou { $last }
choice = { $kind ->
    [PLACE] { $tile ->
        [village] place un palais ici
        [oasis] place un palmier ici
       *[shift] place-le ici
    }
    [PICK] { $tile ->
        [small-market] achète une carte pour 3 or
        [large-market] achète deux cartes pour 6 or
       *[last] achète la dernière carte pour 6 or
    }
    [TAKE] { $is-only ->
        [yes] choisis une tuile. Tu déposes ses meeples un à un en chemin
       *[no] choisis une tuile, prends ses meeples et avance
    }
    [FAKIRS] choisis combien de fakirs aident tes bâtisseurs
    [KILL] tue un meeple à portée
    [ROB] { $kills ->
        [no-more] tue un vizir ou un sage adverse
       *[also] un vizir ou un sage adverse
    }
    [BUY] achète un djinn
    [SELL] { $is-begun ->
        [yes] ajoute à la série une marchandise différente
       *[no] vends des marchandises
    }
    [USE] { $tile ->
        [shift] utilise { $djinn } pour le placer sur une tuile voisine
       *[other] utilise un djinn
    }
    [CASH] vends la série préparée
    [END] { $ends ->
        [no] termine ton tour
        [open] termine ton tour et la partie
        [you] termine ton tour et la partie : tu gagnes, quoi qu'il y ait de caché
        [shared] termine ton tour et la partie : { LIST($winners) } gagnent
       *[other] termine ton tour et la partie : { $who } gagne, quoi qu'il y ait de caché
    }
   *[PASS] { passing }
}
passing = { $stage ->
    [move] continue sans bouger
    [tribe-action] { $tribe ->
        [R] ne tue personne
       *[other] continue
    }
   *[other] laisse la tuile
}

## Once something is picked

which-tribe = Quelle tribu ramasses-tu sur { $tile } ?
which-to-drop = Quel meeple déposes-tu sur { $tile } ?
where-to-drop = { $colour ->
    [Y] Où déposes-tu le vizir ?
    [W] Où déposes-tu le sage ?
    [G] Où déposes-tu le marchand ?
    [B] Où déposes-tu le bâtisseur ?
   *[other] Où déposes-tu l'assassin ?
}
which-to-kill = Quel meeple tues-tu sur { $tile } ?
vizier-or-elder = { $who ->
    [you] Qui tues-tu chez toi, un vizir ou un sage ?
   *[other] Qui tues-tu chez { $who }, un vizir ou un sage ?
}
how-to-pay = Comment paies-tu { $djinn } ?
how-many-fakirs = Combien de fakirs baissent cette enchère ?
sell-it = Vends-tu cette série, ou la reprends-tu ?
