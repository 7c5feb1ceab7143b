### Ce qui se passe dans un Duel. .spoken se place derrière un nom.

owners = { $owner ->
    [you] à toi
   *[other] { WHOSE($owner) }
}
goal = { $is-free ->
    [yes] { $owner ->
        [you] dans une de tes colonnes libres
       *[other] dans une colonne libre { WHOSE($owner) }
    }
   *[no] { $owner ->
        [you] { GENDER($onto) ->
            [m] sur ton { $onto }
           *[f] sur ta { $onto }
        }
       *[other] sur { THE($onto) } { WHOSE($owner) }
    }
}
so-many = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
idle-so-far = { $idle ->
    [0] { "" }
    [1] { "" }
   *[other] ; { $idle } tours sans progrès
}
name = { $who ->
    [you] toi
   *[other] { $who }
}

gave = { $who ->
    [you] Tu donnes { $cards } { goal }.
   *[other] { $who } donne { $cards } { goal }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } donné { $cards } { goal }
    .several = { $who ->
        [you] as
       *[other] a
    } donné { $number } cartes en { $groups } groupes à { $to ->
        [you] toi
       *[other] { $to }
    }
moved = { $who ->
    [you] Tu déplaces { $cards }
   *[other] { $who } déplace { $cards }
} { $is-free ->
    [yes] dans une colonne libre
   *[no] sur { THE($onto) }
}{ $is-own ->
    [yes] { "" }
   *[no] { $owner ->
        [you] { " " }dans ta zone
       *[other] { " " }dans la zone { WHOSE($owner) }
    }
}.
    .spoken = { $who ->
        [you] as
       *[other] a
    } déplacé { $cards } { goal }
own-moves = { $who ->
    [you] as
   *[other] a
} { $number ->
    [one] déplacé { $cards }
   *[other] fait { $number } déplacements
}
turned-up = { CAPITAL(THE($card)) } est { GENDER($card) ->
    [m] retourné
   *[f] retournée
} dans { $column }.
    .spoken = { $who ->
        [you] as
       *[other] a
    } retourné { THE($card) } dans { $column }
put-on-pile = { $who ->
    [you] Tu poses { THE($card) } sur la pile sacrée.
   *[other] { $who } pose { THE($card) } sur la pile sacrée.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } posé { THE($card) } sur la pile sacrée
    .several = { $who ->
        [you] as
       *[other] a
    } posé { LIST($cards) } sur les piles sacrées
stole = { $who ->
    [you] Tu voles { THE($card) } pour ta colonne { $number }.
   *[other] { $who } vole { THE($card) } pour sa colonne { $number }.
}
    .spoken = { $who ->
        [you] as volé { THE($card) } pour ta colonne { $number }
       *[other] a volé { THE($card) } pour sa colonne { $number }
    }
stole-for-pile = { $who ->
    [you] Tu voles { THE($card) } pour la pile sacrée.
   *[other] { $who } vole { THE($card) } pour la pile sacrée.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } volé { THE($card) } pour la pile sacrée
drew = { $who ->
    [you] Tu pioches { THE($card) }.
   *[other] { $who } pioche { THE($card) }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché { THE($card) }
discarded = { $who ->
    [you] Tu pioches { THE($card) }, qui ne va nulle part et part à la défausse.
   *[other] { $who } pioche { THE($card) }, qui ne va nulle part et part à la défausse.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché { THE($card) }, qui ne va nulle part et part à la défausse
took = { $who ->
    [you] Tu prends { THE($card) } dans la défausse.
   *[other] { $who } prend { THE($card) } dans la défausse.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } pris { THE($card) } dans la défausse
placed = { $who ->
    [you] Tu poses { THE($card) }
   *[other] { $who } pose { THE($card) }
} { $is-free ->
    [yes] dans une colonne libre
   *[no] sur { THE($onto) }
} { $owner ->
    [you] de ta zone
   *[other] de la zone { WHOSE($owner) }
}.
placed-in = { $who ->
    [you] as
   *[other] a
} posé { THE($card) } dans { $column }
cleaned = { $who ->
    [you] Tu finis ton nettoyage : { $number ->
        [one] { so-many } retournée.
       *[other] { so-many } retournées.
    }
   *[other] { $who } finit son nettoyage : { $number ->
        [one] { so-many } retournée.
       *[other] { so-many } retournées.
    }
}
    .spoken = { $who ->
        [you] as fini ton nettoyage avec
       *[other] a fini son nettoyage avec
    } { $number ->
        [one] { so-many } retournée
       *[other] { so-many } retournées
    }
began = { $who ->
    [you] Tu commences après le nettoyage : { $fewer ->
        [one] { $fewer } carte retournée
       *[other] { $fewer } cartes retournées
    } contre { $more }.
   *[other] { $who } commence après le nettoyage : { $fewer ->
        [one] { $fewer } carte retournée
       *[other] { $fewer } cartes retournées
    } contre { $more }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } commencé avec moins de cartes retournées, { $fewer } contre { $more }
began-on-tie = { $who ->
    [you] Tu commences : égalité, { so-many } chacun, et tu passes pour le plus jeune.
   *[other] { $who } commence : égalité, { so-many } chacun, et passe pour le plus jeune.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } commencé après une égalité au nettoyage
ended-turn = { $who ->
    [you] Tu finis le tour { $number }{ idle-so-far }.
   *[other] { $who } finit le tour { $number }{ idle-so-far }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } fini le tour { $number }
won = { $who ->
    [you] Tu gagnes : { $why }.
   *[other] { $who } gagne : { $why }.
}
    .draw = Égalité : { $why }.
    .spoken = la partie est finie : { $why }
taken-back = le dernier coup a été annulé

## A turn in one sentence, in full and in brief: its parts are a list

turn-of = { $is-titled ->
    [yes] En tout
   *[no] { $title }
} : { LIST($parts) }{ $key ->
    [none] .
   *[other]  ; { $key } montre le reste.
}
on-piles = { $number ->
    [one] posé { $number } carte sur les piles sacrées
   *[other] posé { $number } cartes sur les piles sacrées
}
stolen-for-pile = { $number ->
    [one] volé { LIST(THE($cards)) } chez { name } pour une pile sacrée
   *[other] volé { LIST(THE($cards)) } chez { name } pour les piles sacrées
}
stolen-from = volé { LIST(THE($cards)) } chez { name }
given-to = { $number ->
    [one] donné { $number } carte{ $who ->
        [you] { "" }
       *[other] { " " }à { $who }
    }
   *[other] donné { $number } cartes{ $who ->
        [you] { "" }
       *[other] { " " }à { $who }
    }
}
given-to-which = donné { LIST(THE($cards)) }{ $who ->
    [you] { "" }
   *[other] { " " }à { $who }
}
drawn-and-given = pioché et donné { LIST(THE($cards)) }{ $who ->
    [you] { "" }
   *[other] { " " }à { $who }
}
drawn-and-discarded = pioché et défaussé { LIST(THE($cards)) }
drawn = pioché { LIST(THE($cards)) }
taken = pris { LIST(THE($cards)) } dans la défausse
other-moves = { $number ->
    [one] fait { $number } autre coup
   *[other] fait { $number } autres coups
}
up = { $number ->
    [one] retourné { $number } carte
   *[other] retourné { $number } cartes
}
