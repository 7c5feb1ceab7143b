### What happened: a line of the log; .turn: within the sentence of a whole turn; .short: the same as a thing of a list;
### .spoken: for people who listen, behind the name of whoever did it. The arguments are the fields of the event.

## What several of them say

a-meeple = { $colour ->
    [Y] un vizir
    [W] un sage
    [G] un marchand
    [B] un bâtisseur
   *[other] un assassin
}
    .bare = { $colour ->
        [Y] vizir
        [W] sage
        [G] marchand
        [B] bâtisseur
       *[other] assassin
    }
meeples = { $colour ->
    [Y] { $n ->
        [one] { $n } vizir
       *[other] { $n } vizirs
    }
    [W] { $n ->
        [one] { $n } sage
       *[other] { $n } sages
    }
    [G] { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
    [B] { $n ->
        [one] { $n } bâtisseur
       *[other] { $n } bâtisseurs
    }
   *[other] { $n ->
        [one] { $n } assassin
       *[other] { $n } assassins
    }
}
some = { $n ->
    [1] { a-meeple }
   *[other] { meeples }
}
elders-paid = { $elders ->
    [one] { $elders } sage
   *[other] { $elders } sages
}
fakirs-paid = { $fakirs ->
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}
payment = { $fakirs ->
    [0] { elders-paid }
   *[other] { $elders ->
        [0] { fakirs-paid }
       *[other] { elders-paid } et { fakirs-paid }
    }
}
space = { $space ->
    [0] rien
   *[other] { $space } or
}

## The round

round = Manche { $number }.
    .spoken = manche { $number }
bid = { $space ->
    [0] { $who ->
        [you] Tu ne mises rien.
       *[other] { CAPITAL($who) } ne mise rien.
    }
   *[other] { $who ->
        [you] Tu mises { space }.
       *[other] { CAPITAL($who) } mise { space }.
    }
}
    .listed = { $space ->
        [0] { $who ->
            [you] tu ne mises rien
           *[other] { $who } ne mise rien
        }
       *[other] { $who ->
            [you] tu mises { space }
           *[other] { $who } mise { space }
        }
    }
    .spoken = { $space ->
        [0] { $who ->
            [you] n'as
           *[other] n'a
        } rien misé
       *[other] { $who ->
            [you] as
           *[other] a
        } misé { space }
    }
bid-unpaid = { $who ->
    [you] Tu mises { space } et paies { $paid }.
   *[other] { CAPITAL($who) } mise { space } et paie { $paid }.
}
    .turn = { $who ->
        [you] Tu mises { space }, payé { $paid }.
       *[other] { CAPITAL($who) } mise { space }, payé { $paid }.
    }
    .listed = { $who ->
        [you] tu mises { space } pour { $paid }
       *[other] { $who } mise { space } pour { $paid }
    }
bid-helped = { $who ->
    [you] Tu mises { space } et paies { $paid }, avec { fakirs-paid }.
   *[other] { CAPITAL($who) } mise { space } et paie { $paid }, avec { fakirs-paid }.
}
    .spoken = { $who ->
        [you] as
       *[other] a
    } misé { space } avec { fakirs-paid }
bids = { CAPITAL(LIST($bids)) }.
activation = { $who ->
    [you] Tu commences un tour.
   *[other] { CAPITAL($who) } commence un tour.
}
no-move = { $who ->
    [you] Tu n'as aucun coup : personne ne bouge plus.
   *[other] { CAPITAL($who) } n'a aucun coup : personne ne bouge plus.
}
    .turn = aucun coup trouvé
    .spoken = { $who ->
        [you] n'as
       *[other] n'a
    } trouvé aucun coup, et personne ne bouge plus
reshuffle = Les ressources défaussées sont mélangées en une nouvelle pioche.
    .spoken = les ressources défaussées sont mélangées en une nouvelle pioche
end = { $why ->
    [camels] La partie est finie, le dernier chameau est posé : { $points }.
   *[other] La partie est finie, il ne reste aucun coup : { $points }.
}
    .spoken = { $why ->
        [camels] la partie est finie : le dernier chameau est posé
       *[other] la partie est finie : il ne reste aucun coup
    }
score = { $who ->
    [you] Toi { $points }
   *[other] { $who } { $points }
}
undo-spoken = le dernier coup a été annulé

## The move

take = { $who ->
    [you] Tu prends
   *[other] { CAPITAL($who) } prend
} { $meeples } sur { $tile }.
drop = { $who ->
    [you] Tu déposes
   *[other] { CAPITAL($who) } dépose
} { a-meeple } sur { $tile }.
way = { $who ->
    [you] as
   *[other] a
} { $steps ->
    [0] pris les meeples de { $start }
   *[other] avancé de { $start } à { $tile }
}
gather = { $who ->
    [you] Tu ramasses
   *[other] { CAPITAL($who) } ramasse
} { meeples } sur { $tile }.
    .turn = { $n ->
        [one] { meeples } ramassé
       *[other] { meeples } ramassés
    }
    .spoken = { $who ->
        [you] as
       *[other] a
    } ramassé { meeples } sur { $tile }
camel = { $who ->
    [you] Tu contrôles
   *[other] { CAPITAL($who) } contrôle
} { $tile }, encore { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
    .turn = un chameau posé sur { $tile }
    .spoken = { $who ->
        [you] as
       *[other] a
    } pris { $tile } avec un chameau

## What tribes and tiles do

kept = { $tribe ->
    [viziers] { $n ->
        [one] { $n } vizir
       *[other] { $n } vizirs
    }
   *[other] { $n ->
        [one] { $n } sage
       *[other] { $n } sages
    }
}
keep = { $who ->
    [you] Tu gardes
   *[other] { CAPITAL($who) } garde
} { kept }.
    .spoken = { $who ->
        [you] as
       *[other] a
    } gardé { kept }
help = { $who ->
    [you] Tu dépenses
   *[other] { CAPITAL($who) } dépense
} { fakirs-paid }.
    .turn = { $fakirs ->
        [one] { fakirs-paid } dépensé
       *[other] { fakirs-paid } dépensés
    }
    .spoken = { $who ->
        [you] as
       *[other] a
    } dépensé { fakirs-paid }
earn = { $who ->
    [you] Tu gagnes
   *[other] { CAPITAL($who) } gagne
} { $coins } or ({ $why ->
        [builders] bâtisseurs
        [sale] vente
       *[other] { $why }
    }).
    .turn = { $coins } or { $why ->
        [builders] des bâtisseurs
        [sale] de la vente
       *[other] par { $why }
    }
    .spoken = { $who ->
        [you] as
       *[other] a
    } gagné { $coins } or{ $why ->
        [builders] { "" }
        [sale] { "" }
       *[other] { " " }par { $why }
    }
lose = { $who ->
    [you] Tu perds
   *[other] { CAPITAL($who) } perd
} { lose.points } de vizirs.
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .turn = { lose.points } de vizirs en moins
    .spoken = { $who ->
        [you] as
       *[other] a
    } perdu { lose.points } de vizirs
card = { $who ->
    [you] Tu prends
   *[other] { CAPITAL($who) } prend
} { THE($card) } ({ $why ->
        [merchants] marchands
       *[other] marché
    }).
took = { $how ->
    [bought] acheté pour { $paid } or : { LIST($cards) }
    [heard] { $who ->
        [you] as pris { LIST($cards) }
       *[other] a pris { LIST($cards) }
    }
   *[taken] pris : { LIST($cards) }
}
market = { $who ->
    [you] Tu paies
   *[other] { CAPITAL($who) } paie
} { $paid } or au marché.
    .spoken = { $who ->
        [you] as
       *[other] a
    } payé { $paid } or au marché
draw = { $who ->
    [you] Tu pioches
   *[other] { CAPITAL($who) } pioche
} { $card } ({ $why }).
    .turn = pioché { $card } avec { $why }
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché { $card }
draw-hidden = { $who ->
    [you] Tu pioches
   *[other] { CAPITAL($who) } pioche
} une carte cachée ({ $why }).
    .turn = une carte cachée piochée avec { $why }
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché une carte
kill = { $who ->
    [you] Tes assassins tuent { a-meeple } sur { $tile }.
   *[other] Les assassins { WHOSE($who) } tuent { a-meeple } sur { $tile }.
}
    .turn = { a-meeple } tué sur { $tile }
    .spoken = { $who ->
        [you] as
       *[other] a
    } tué { a-meeple } sur { $tile }
robbed = { $what ->
    [vizier] { $player ->
        [you] un de tes vizirs
       *[other] un vizir { WHOSE($player) }
    }
   *[other] { $player ->
        [you] un de tes sages
       *[other] un sage { WHOSE($player) }
    }
}
    .what = { $what ->
        [vizier] vizirs
       *[other] sages
    }
rob = { $who ->
    [you] Tes assassins tuent { robbed }.
   *[other] Les assassins { WHOSE($who) } tuent { robbed }.
}
    .turn = { robbed } tué
    .spoken = { $who ->
        [you] as
       *[other] a
    } tué { robbed }
no-kill = { $who ->
    [you] Tes assassins ne tuent personne.
   *[other] Les assassins { WHOSE($who) } ne tuent personne.
}
    .spoken = { $who ->
        [you] n'as
       *[other] n'a
    } tué personne
whose-tile = { $holder ->
    [own] { "" }
    [nobody] , une tuile neutre
   *[other] { $owner ->
        [you] , ta tuile
       *[other] , la tuile { WHOSE($owner) }
    }
}
in-brackets = { $holder ->
    [own] { "" }
    [nobody] { " " }(tuile neutre)
   *[other] { $owner ->
        [you] { " " }(ta tuile)
       *[other] { " " }(tuile { WHOSE($owner) })
    }
}
palm = { $who ->
    [you] Tu plantes
   *[other] { CAPITAL($who) } plante
} un palmier sur { $tile }{ whose-tile }.
    .turn = un palmier planté sur { $tile }{ in-brackets }
    .spoken = { $who ->
        [you] as
       *[other] a
    } planté un palmier sur { $tile }{ whose-tile }
palace = { $who ->
    [you] Tu construis
   *[other] { CAPITAL($who) } construit
} un palais sur { $tile }{ whose-tile }.
    .turn = un palais construit sur { $tile }{ in-brackets }
    .spoken = { $who ->
        [you] as
       *[other] a
    } construit un palais sur { $tile }{ whose-tile }

## Djinns and the sale

buy = { $who ->
    [you] Tu achètes
   *[other] { CAPITAL($who) } achète
} { $djinn } pour { payment }.
    .turn = le djinn { $djinn } acheté pour { payment }
    .spoken = { $who ->
        [you] as
       *[other] a
    } acheté { $djinn } pour { payment }
use = { $who ->
    [you] Tu utilises
   *[other] { CAPITAL($who) } utilise
} { $djinn } pour { payment }.
    .turn = { $djinn } utilisé
    .spoken = { $who ->
        [you] as
       *[other] a
    } utilisé { $djinn }
people = { CAPITAL($meeples) } du sac sur { $tile }.
    .turn = { $meeples } mis sur { $tile }
    .spoken = { $meeples } du sac sur { $tile }
sibittis = { $who ->
    [you] Tu pioches
   *[other] { CAPITAL($who) } pioche
} { sibittis.number } : { LIST($djinns) }.
    .number = { $cards ->
        [one] { $cards } djinn
       *[other] { $cards } djinns
    }
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché { LIST($djinns) }
sibittis-hidden = { $who ->
    [you] Tu pioches
   *[other] { CAPITAL($who) } pioche
} { sibittis.number }.
    .spoken = { $who ->
        [you] as
       *[other] a
    } pioché { sibittis.number }
keep-djinn = { $who ->
    [you] Tu gardes
   *[other] { CAPITAL($who) } garde
} { $djinn }{ $number ->
        [0] { "" }
        [one] , et { LIST($discarded) } va à la défausse
       *[other] , et { LIST($discarded) } vont à la défausse
    }.
    .turn = le djinn { $djinn } gardé
    .spoken = { $who ->
        [you] as
       *[other] a
    } gardé { $djinn }
sell = { $who ->
    [you] Tu vends
   *[other] { CAPITAL($who) } vend
} { LIST(THE($goods)) }.
    .turn = { $number ->
        [one] { $number } marchandise vendue
       *[other] { $number } marchandises vendues
    }
    .spoken = { $who ->
        [you] as
       *[other] a
    } vendu { LIST($goods) }

## A turn in one sentence

turn = { $who ->
    [you] Toi
   *[other] { CAPITAL($who) }
} : { $what }.
gained = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
    .turns = { $number ->
        [0] { $turns } tours
       *[other] { gained } en { $turns } tours
    }
    .then = puis { $way }
others = { $who ->
    [you] Toi
   *[other] { $who }
} : { $what }
