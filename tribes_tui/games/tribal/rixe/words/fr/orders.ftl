### Ce qui est demandé dans une Rixe, ses actions comme ordres, et ce qu'elles font.

## What is asked

over = { $number ->
    [one] { $who ->
        [you] La partie est finie : tu gagnes.
       *[other] La partie est finie : { $who } gagne.
    }
   *[other] La partie est finie. Victoire partagée : { LIST($names) }.
}
choose-zone = Personne n'a pu jouer : tu as retourné { THE($card) }. Dans quelle zone ?
clean = { $fits ->
    [yes] { $moves ->
        [no] Nettoie ta zone : joue un de moins, autre couleur ; 9 en emplacement libre.
       *[yes] Nettoie ta propre zone : joue des cartes qui vont, ou déplace des colonnes.
    }
   *[no] { $moves ->
        [no] Aucune carte ne va dans ta zone : finis ton nettoyage.
       *[yes] Aucune carte ne va : déplace des colonnes, ou finis ton nettoyage.
    }
}
way = { $way ->
    [PLAY] joue une carte qui va
    [MOVE] déplace
    [HINDER] déplace une colonne pour gêner les autres
    [COLLECT] ramasse une colonne
    [DRAW] pioche une carte
   *[END] finis ton tour
}
turn = { CAPITAL(LIST($ways, type: "or")) }.
    .none-fits = Aucune carte ne va{ $opens ->
        [column] , mais tu peux compléter une colonne
        [room] , mais un coup libère une place
       *[nothing] { "" }
    }. { CAPITAL(LIST($ways, type: "or")) }.
lifted = { $more ->
    [0] Tu tiens { THE($card) }, qui va
    [one] Tu tiens { THE($card) } et { $more } autre, qui vont
   *[other] Tu tiens { THE($card) } et { $more } autres, qui vont
} { $goal }{ $is-own ->
    [yes] { " " }de ta propre zone
   *[no] , n'importe où
}.
wanted = { $colour ->
    [orange] { $value } orange
   *[blue] { $value } bleu
}
    .one = { $colour ->
        [orange] un { $value } orange
       *[blue] un { $value } bleu
    }
goal = { $colour ->
    [orange] sur un { $value } orange
   *[blue] sur un { $value } bleu
}
    .free = dans un emplacement libre

## Orders. $onto: a card on the table

card = { $who ->
    [you] { GENDER($card) ->
        [m] ton { $card }
       *[f] ta { $card }
    }
   *[other] { THE($card) } { WHOSE($who) }
}
    .in-column = { $who ->
        [you] { GENDER($card) ->
            [m] ton { $card } dans la colonne { $number }
           *[f] ta { $card } dans la colonne { $number }
        }
       *[other] { THE($card) } { WHOSE($who) } dans la colonne { $number }
    }
move = { $number ->
    [0] déplace { $card } sur { $onto }
    [one] déplace { $card } et la carte dessus, sur { $onto }
   *[other] déplace { $card } et les { $number } cartes dessus, sur { $onto }
}
put = { $moves ->
    [yes] déplace { $cards } sur { $onto }
   *[no] joue { $cards } sur { $onto }
}
    .in-free = { $who ->
        [you] joue { $cards } dans ton emplacement libre
       *[other] joue { $cards } dans l'emplacement libre { WHOSE($who) }
    }
    .in-none = joue { $cards } dans aucun emplacement libre
collect = ramasse la colonne du 9 { TO($card) } : { $column }
    .table = ramasse la colonne du 9 { TO($card) } : la table
draw = pioche une carte
start-column = { $who ->
    [you] commence la nouvelle colonne dans ta zone
   *[other] commence la nouvelle colonne dans la zone { WHOSE($who) }
}
    .none = commence la nouvelle colonne dans aucune zone
    .told = { $free ->
        [mine] pose-la dans { $who ->
            [you] ton emplacement libre
           *[other] l'emplacement libre { WHOSE($who) }
        }, dont ton 9 a besoin
        [theirs] pose-la dans { $who ->
            [you] ton emplacement libre
           *[other] l'emplacement libre { WHOSE($who) }
        } : aucun 9 n'y va plus
        [completes] pose-la dans { $who ->
            [you] ta zone
           *[other] la zone { WHOSE($who) }
        } : tu peux alors compléter une colonne
       *[keeps] pose-la dans { $who ->
            [you] ta zone
           *[other] la zone { WHOSE($who) }
        }, colonne { $column } : aucun emplacement n'est pris
    }
put-card = joue { THE($card) }
    .where = Où va { THE($card) } ?
move-card = déplace { $card }
    .where = Où va { $card } ?
collect-one = ramasse une colonne
    .which = Quelle colonne ramasses-tu ?

## Step by step. $many: whether several cards are lifted; $number: cards on the table that they fit on, free places

lift = prends { $cards }, { $many ->
    [yes] qui vont
   *[no] qui va
} sur { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
    .frees = prends { $cards }, qui va { $number ->
        [one] dans l'emplacement libre
       *[other] dans l'emplacement libre d'une zone
    }
end-leaves = finis ton tour, et laisse une colonne complète aux autres
put-makes = { $order } : { $made }
aim = { $aim ->
    [complete] une colonne complète
    [begin] vers une colonne complète
    [room] un emplacement libre pour ton 9
   *[shut] les autres ne peuvent jouer { wanted.one }
}
    .lifting = prends { $cards } { $aim ->
        [complete] pour compléter une colonne
        [begin] vers une colonne complète
        [room] pour faire place à ton 9
       *[shut] pour que les autres ne jouent pas { wanted.one }
    }

## What they make

last-card = ta dernière carte
column-of-nine = une colonne à lui seul
column = { $length ->
    [9] une colonne complète
   *[other] { $is-from-nine ->
        [yes] une colonne de { $length } à partir du 9
       *[no] une colonne de { $length }
    }
}
column-wants = { $column }, et d'autres peuvent la compléter
    .brief = d'autres peuvent la compléter
and-place = { $column }, et un emplacement libre
shuts-out = plus de place pour { LIST($cards) }
points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}

## What speaks for them

then-hold = Il te reste ensuite { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main.
worth = Une colonne complète vaut 1 point pour qui la ramasse ; tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
played = Tu as joué { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} au nettoyage : qui en a joué le moins commence.
why-move = { $aim ->
    [complete] Cela complète une colonne de 9 à 1 : tu peux ramasser les neuf cartes, pour 1 point.
    [begin] Avec les coups qui suivent, cela complète à ce tour une colonne : tu peux ramasser les neuf cartes, pour 1 point.
    [room] La place libérée peut prendre un 9 de ta main.
   *[shut] Alors aucun { wanted } ne va nulle part : parmi les cartes que tu ne vois pas, { $number ->
        [one] une de moins va
       *[other] { $number } de moins vont
    }.
}
none-fits = { $number ->
    [one] Ta dernière carte ne va pas maintenant.
   *[other] Aucune de tes { $number } cartes ne va maintenant.
}
new-column-there = { $zone ->
    [mine] Elle prendrait un emplacement libre où ton 9 pourrait aller : mieux vaut une zone sans place libre. Où qu'elle soit, chacun peut jouer sur la nouvelle colonne.
    [theirs] Elle prend un emplacement libre : un de moins pour les 9, ceux des autres et ceux que tu piocheras. Tu n'en as pas : cela gêne surtout les autres.
   *[keeps] Elle ne prend aucun emplacement libre, ce qui vaut mieux tant que tu as un 9, et chacun peut quand même y jouer.
}
fit-on = { $number ->
    [0] Aucune de tes cartes ne va sur { THE($card) }.
    [one] Une de tes cartes va sur { THE($card) }.
   *[other] { $number } de tes cartes vont sur { THE($card) }.
}
