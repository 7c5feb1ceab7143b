### Les rivaux : des bots avec un nom et un style. Ce qui s'en dit, et les quelques mots qu'ils disent à une table.

about = { $rival ->
    [flint] Flint échange ce qui est face cachée : où sont ses loups maintenant ?
    [palisade] Palisade ramasse les esprits de l'aigle, de l'ours et du saumon.
    [brook] Brook court avec le vent et la foudre, et ramasse les deux.
    [acorn] Acorn ramasse tout ce qui peut lui servir des défausses d'autrui.
    [talon] Talon arrache des cartes à la rangée.
    [boulder] Boulder garde les cartes qu'il a et laisse passer la rangée.
    [colt] Colt joue ce qu'il a reçu et n'en cherche pas plus.
    [magpie] Magpie échange autant de cartes que possible.
    [viper] Viper vole des cartes pour ses propres colonnes.
    [shell] Shell garde ce qu'il pioche dans ses propres colonnes.
    [gale] Gale pioche une carte dès que c'est permis.
    [squirrel] Squirrel prend les cartes que d'autres ont laissées.
    [thorn] Thorn commence de nouvelles colonnes de ton côté.
    [burrow] Burrow commence de nouvelles colonnes chez lui.
    [spark] Spark pousse les colonnes de ton côté, et vite.
    [honey] Honey attire les colonnes de son propre côté.
    [tusk] Tusk cherche le conflit.
    [hearth] Hearth laisse grandir sa tribu.
    [hare] Hare est toujours en mouvement.
    [berry] Berry récolte dès que les soleils sont favorables.
    [scimitar] Scimitar lance ses assassins contre quelqu'un.
    [minaret] Minaret s'entoure de sages.
    [simoom] Simoom laisse un chameau partout où il passe.
    [saffron] Saffron suit les marchands.
    [lantern] Lantern appelle un djinn après l'autre.
   *[other] { $style ->
        [attacks] Il cherche la bagarre.
        [guards] Il veille sur ce qu'il a.
        [hurries] Il se dépêche.
       *[other] Il amasse ce qu'il peut.
    }
}
plays = { about } Force { $strength } (facile 0, moyen 50, difficile 100).
strength = force { $strength } sur 100
    .brief = force { $strength }
who = Qui s'assied à la place { $seat } ? Chacun a son propre style.
rival = rival
title = Rivaux
meet = rivaux
    .about = m montre les rivaux.
style = { $style ->
    [attacks] attaque
    [guards] défend
    [hurries] fonce
   *[gathers] { $is-second ->
        [yes] collectionne
       *[no] amasse
    }
}

## Short words at a table. $name is who says it

begins = { $name } : { $style ->
    [attacks] Je viens me battre.
    [guards] Prends ton temps. J'ai des murs.
    [hurries] Allez, on commence !
   *[gathers] Que de bonnes choses ici.
}
does = { $name } : { $style ->
    [attacks] { $which ->
        [0] Celle-là fait mal.
       *[1] Surveille tes arrières.
    }
    [guards] { $which ->
        [0] Mieux vaut à l'abri.
       *[1] Ça, je le garde.
    }
    [hurries] { $which ->
        [0] Et on avance.
       *[1] Pas de temps à perdre.
    }
   *[gathers] { $which ->
        [0] C'est à moi maintenant.
       *[1] Un de plus pour moi.
    }
}
wins = { $name } : { $style ->
    [attacks] Belle bataille.
    [guards] Mes murs ont tenu.
    [hurries] Moi d'abord !
   *[gathers] Mes paniers sont pleins.
}
loses = { $name } : { $style ->
    [attacks] Tu as frappé plus fort.
    [guards] Mes murs sont tombés.
    [hurries] Trop rapide pour moi.
   *[gathers] La prochaine fois, j'en prends plus.
}

# What a key does, in a few words more, in the list of everything by name.
meet-told = rencontrer les bots, chacun avec son jeu
