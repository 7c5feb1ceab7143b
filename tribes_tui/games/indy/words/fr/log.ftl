### Ce qui s'est passé à indy. .spoken se place derrière qui l'a fait.

shaman-chosen = { $who ->
    [you] Tu prends { A($shaman) }.
   *[other] { $who } prend { A($shaman) }.
}
    .short = { $who } : { $shaman }
    .again = { $who } : { $colour ->
        [R] rouge
        [G] vert
       *[B] bleu
    }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } pris { A($shaman) }
round-began = { $who ->
    [you] Manche { $number } : tu commences.
   *[other] Manche { $number } : { $who } commence.
}
    .spoken = manche { $number }
dealt = { $who ->
    [you] Tu reçois { LIST(A($cards)) }.
   *[other] { $who } reçoit { LIST(A($cards)) }.
}
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } reçu { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
so-many = { $number ->
    [0] rien
    [1] { $number } carte
   *[other] { $number } cartes
}
exchanged = { $who ->
    [you] { $number ->
        [0] Tu n'échanges rien.
       *[other] Tu échanges { so-many }.
    }
   *[other] { $number ->
        [0] { $who } n'échange rien.
       *[other] { $who } échange { so-many }.
    }
}
    .short = { $number ->
        [0] { $who } : aucun échange
        [1] { $who } : { so-many } échangée
       *[other] { $who } : { so-many } échangées
    }
    .again = { $number ->
        [0] { $who } : rien
       *[other] { $who } : { $number }
    }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } { $number ->
        [0] gardé toutes les cartes
       *[other] échangé { so-many }
    }
drew = { $who ->
    [you] Tu échanges { LIST(THE($given)) } avec la pioche contre { LIST(THE($drawn)) }.
   *[other] { $who } échange { LIST(THE($given)) } avec la pioche contre { LIST(THE($drawn)) }.
}
    .short = tu as échangé { so-many } contre { LIST(THE($drawn)) }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } pioché { LIST(A($drawn)) }
under = { $eagles ->
    [0] { "" }
    [1] { " " }(un aigle est d'abord parti sous la pioche)
   *[other] { " " }({ $eagles } aigles sont d'abord partis sous la pioche)
}
turned-up = Rangée, place { $place } : { $card }{ under }.
    .spoken = La rangée : { LIST($cards) }.
    .alone = Dans la rangée arrive { LIST($cards) }.
passed = { $who ->
    [you] Tu passes.
   *[other] { $who } passe.
}
    .short = { $who } : passe
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } passé
again-who = { $who ->
    [same] puis
   *[other] { $who } :
}
swapped = { $who ->
    [you] Tu troques { THE($given) } contre { THE($taken) }.
   *[other] { $who } troque { THE($given) } contre { THE($taken) }.
}
    .short = { $who } troque { $given } contre { $taken }
    .again = { again-who } { $given } contre { $taken }
    .brief = { $who } : troc contre { $taken }
    .brief-again = { again-who } contre { $taken }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } troqué { THE($given) } contre { THE($taken) }
eagle-played = { $who ->
    [you] Ton aigle prend { THE($taken) } ; à sa place vient { THE($card) }{ under }.
   *[other] L'aigle { WHOSE($who) } prend { THE($taken) } ; à sa place vient { THE($card) }{ under }.
}
    .short = { $who } : { $number ->
        [one] l'aigle prend
       *[other] les aigles prennent
    } { LIST(THE($cards)) }
    .again = { $who } : { LIST(THE($cards)) }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } pris { THE($taken) } avec un aigle ; à la place { $place } il y a { THE($card) }
eagle-kept = { $who ->
    [you] Tu gardes l'aigle.
   *[other] { $who } garde l'aigle.
}
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } gardé l'aigle
evoked = { $who ->
    [you] Tu évoques { LIST(A($cards)) } : { $made }.
   *[other] { $who } évoque { LIST(A($cards)) } : { $made }.
}
    .kept = { $who ->
        [you] Tu évoques { LIST(A($cards)) } : { $made } ; tu gardes { THE($kept) }.
       *[other] { $who } évoque { LIST(A($cards)) } : { $made } ; reste { THE($kept) }.
    }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } évoqué { A($made) }
returned = { $who ->
    [you] Tu reviens en jeu avec { THE($card) }.
   *[other] { $who } revient en jeu avec { THE($card) }.
}
    .short = { $who } : retour en jeu
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } repris le jeu avec { THE($card) }
kept = { $who ->
    [you] Tu gardes une de deux cartes.
   *[other] { $who } garde une de deux cartes.
}
    .both = { $who ->
        [you] Tu gardes { THE($kept) } ; { THE($dropped) } retourne à la pioche.
       *[other] { $who } garde { THE($kept) } ; { THE($dropped) } retourne à la pioche.
    }
    .spoken = { $who ->
        [you] as
        [you-and-others] avez
        [several] ont
       *[other] a
    } gardé une de deux cartes
paid = La pire évocation coûte une plume. { $number ->
    [one] Paie
   *[other] Paient
} : { LIST($losers) }.
    .won = { $winner ->
        [you] Tu prends une plume pour la meilleure équipe ; la pire évocation en coûte une. { $number ->
            [one] Paie
           *[other] Paient
        } : { LIST($losers) }.
       *[other] { $winner } prend une plume pour la meilleure équipe ; la pire évocation en coûte une. { $number ->
            [one] Paie
           *[other] Paient
        } : { LIST($losers) }.
    }
spared = Personne ne perd de plume : sinon, plus personne n'en aurait.
    .won = { $winner ->
        [you] Tu prends une plume pour la meilleure équipe ; personne n'en perd : sinon, plus personne n'en aurait.
       *[other] { $winner } prend une plume pour la meilleure équipe ; personne n'en perd : sinon, plus personne n'en aurait.
    }
game-over = { $number ->
    [1] { $who ->
        [you] Tu gagnes la partie.
       *[other] { $who } gagne la partie.
    }
   *[other] Partie gagnée à { $number } : { LIST($winners) }.
}
    .spoken = la partie est finie, victoire pour { LIST($winners) }
undo-spoken = le dernier coup a été annulé
others = les autres
more-news = la suite : { $key }
only-more = nouveautés : touche { $key }
together = { LIST($who) } { $did }

## The end of a round

ends = { $how ->
    [single] { worst }.
    [some] La pire est { A($rank) } et coûte une plume à chacun : { LIST($losers) }.
    [crowd] { $number } joueurs ont la pire, { A($rank) }, et paient une plume chacun.
   *[spared] Personne ne paie de plume : sinon, plus personne n'en aurait.
}
    .won = { $how ->
        [single] { $who ->
            [you] Tu paies
           *[other] { $who } paie
        } une plume pour { A($rank) } ; { your-team } en prend une.
        [some] { CAPITAL(A($rank)) } coûte une plume : { LIST($losers) } ; { your-team } en prend une.
        [crowd] { $number } joueurs paient une plume pour { A($rank) } ; { your-team } en prend une.
       *[spared] Personne ne paie de plume (sinon, plus personne n'en aurait) ; { your-team } en prend une.
    }
worst = { $who ->
    [you] Tu paies
   *[other] { $who } paie
} une plume pour la pire évocation, { A($rank) }{ $has-next ->
    [yes] , sous { A($next) }
   *[no] { "" }
}
your-team = { $winner ->
    [you] ton équipe
   *[other] l'équipe { WHOSE($winner) }
}
place = Ton évocation est à la { $place } sur { $number } : tu ne paies rien.
    .shared = Ton évocation partage la { $place } : tu ne paies rien.
    .best = Ton évocation est la meilleure des { $number }, mais { $why ->
        [shared] une équipe qu'une autre égale ne gagne pas de plume.
        [empty] il n'y a pas de plume à gagner.
       *[class] seule une équipe gagne une plume.
    }
all-alike = { $number ->
    [2] Les deux évocations sont égales.
   *[other] Les { $number } évocations sont toutes égales.
}
colour-of = { $colour ->
    [R] rouges
    [G] verts
   *[B] bleus
}
came-back = { $who ->
    [you] Avec { THE($card) } et deux autres { colour-of }, tu reprends une plume.
   *[other] Avec { THE($card) } et deux autres { colour-of }, { $who } reprend une plume.
}
laid-nothing = { $number ->
    [1] { $who ->
        [you] Sans plumes, tu n'as rien évoqué.
       *[other] Sans plumes, { $who } n'a rien évoqué.
    }
   *[other] Sans plumes, rien n'a été posé par { LIST($names) }.
}
is-back = { $who ->
    [you] Tu reviens en jeu.
   *[other] { $who } revient en jeu.
}
last-feather = { $who ->
    [you] Ta dernière plume s'est envolée.
   *[other] La dernière plume { WHOSE($who) } s'est envolée.
}
    .plucked = { $who ->
        [you] Ta dernière plume s'est envolée : te voilà sans plumes dès la prochaine manche.
       *[other] La dernière plume { WHOSE($who) } s'est envolée : plus de plumes dès la prochaine manche.
    }
takes-plate = { $who ->
    [you] Plus personne d'autre n'a de plume : tu gagnes, avec { $feathers } du pot.
   *[other] Plus personne d'autre n'a de plume : { $who } gagne, avec { $feathers } du pot.
}
next-round = la prochaine manche : toutes les cartes sauf celles gardées sont rebattues, et on en donne de nouvelles
round-over = la manche { $number } est finie
