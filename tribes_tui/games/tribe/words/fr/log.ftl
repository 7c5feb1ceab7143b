### Ce qui s'est passé, sur la table, dans le journal, à l'oreille. Les formes du passé se placent derrière un nom.

leader-chosen = { $who ->
    [you] Tu choisis { THE($card) } comme chef.
   *[other] { $who } choisit { THE($card) } comme chef.
}
    .did = { $who ->
        [you] as
       *[other] a
    } choisi { THE($card) } comme chef
challenge-began = { $who ->
    [you] Défi { $number } : tu donnes.
   *[other] Défi { $number } : { $who } donne.
}
    .heard = le défi { $number } commence
    .did = { $who ->
        [you] as
       *[other] a
    } donné pour le défi { $number }
dealt = { $who ->
    [you] Tu reçois { LIST(A($cards)) }.
   *[other] { $who } reçoit { LIST(A($cards)) }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } reçu { LIST(A($cards)) }
drawn = { $who ->
    [you] Tu pioches { THE($card) }.
   *[other] { $who } pioche { THE($card) }.
}
    .hidden = { $who ->
        [you] Tu pioches une carte.
       *[other] { $who } pioche une carte.
    }
    .did = { $who ->
        [you] as
       *[other] a
    } pioché { THE($card) }
    .did-hidden = { $who ->
        [you] as
       *[other] a
    } pioché une carte
took = { $who ->
    [you] Tu prends { THE($card) } dans la défausse.
   *[other] { $who } prend { THE($card) } dans la défausse.
}
    .did = { $who ->
        [you] as
       *[other] a
    } pris { THE($card) } dans la défausse
    .did-top = { $who ->
        [you] as
       *[other] a
    } pris la première carte de la défausse
refilled = { $number ->
    [one] La défausse, sauf la carte du dessus, devient la nouvelle pioche : { $number } carte.
   *[other] La défausse, sauf la carte du dessus, devient la nouvelle pioche : { $number } cartes.
}
    .heard = la défausse, sauf la carte du dessus, devient la nouvelle pioche
used = { $who ->
    [you] Tu poses sur { THE($chain) } { THE($card) } qui était à côté { OF($beside) }.
   *[other] { $who } pose sur { THE($chain) } { THE($card) } qui était à côté { OF($beside) }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } posé sur { THE($chain) } { THE($card) } qui était à côté { OF($beside) }
    .seen = { $who ->
        [you] as
       *[other] a
    } posé sur { THE($chain) } { THE($card) } jusque-là face cachée
at = { $target ->
    [you] ton { $chain }
   *[other] { THE($chain) } { WHOSE($target) }
}
whom = { $target ->
    [you] toi
   *[other] { $target }
}
attacked = { $who ->
    [you] Tu envoies { A($card) } contre { at }.
   *[other] { $who } envoie { A($card) } contre { at }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } envoyé { THE($card) } contre { at }
lost = { $number ->
    [0] rien
   *[other] { LIST(THE($lost)) }
}
declined = { $who ->
    [you] Tu laisses faire ; ton { $chain } { $number ->
        [0] ne perd rien
       *[other] perd { lost }
    }.
   *[other] { $who } laisse faire ; { THE($chain) } { $number ->
        [0] ne perd rien
       *[other] perd { lost }
    }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } laissé faire{ $number ->
        [0] , sans rien perdre
       *[other] { " " }et perdu { lost }
    }
    .seen = { $number ->
        [0] { $who ->
            [you] n'as rien perdu
           *[other] n'a rien perdu
        }
       *[other] { $who ->
            [you] as perdu { lost }
           *[other] a perdu { lost }
        }
    }
    .to-you = { $number ->
        [0] { $who ->
            [you] n'as rien perdu à ton attaque
           *[other] n'a rien perdu à ton attaque
        }
       *[other] { $who ->
            [you] as perdu { lost } à ton attaque
           *[other] a perdu { lost } à ton attaque
        }
    }
protected = { $who ->
    [you] Tu protèges avec { THE($card) } ; ton { $chain } { $number ->
        [0] ne perd rien
       *[other] perd { lost }
    }.
   *[other] { $who } protège avec { THE($card) } ; { THE($chain) } { $number ->
        [0] ne perd rien
       *[other] perd { lost }
    }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } protégé avec { THE($card) }{ $number ->
        [0] , sans rien perdre
       *[other] { " " }et perdu { lost }
    }
    .seen = { $who ->
        [you] as
       *[other] a
    } retourné { THE($card) }{ $number ->
        [0] , sans rien perdre
       *[other] { " " }et perdu { lost }
    }
    .to-you = { $who ->
        [you] as
       *[other] a
    } retourné { THE($card) }{ $number ->
        [0] , sans rien perdre à ton attaque
       *[other] { " " }et perdu { lost } à ton attaque
    }
struck = { THE($back) } { WHOSE($target) } a pris { LIST(THE($lost)) } à ton { $chain }
    .saved = { $number ->
        [0] avec { THE($card) }, ton { $chain } n'a rien perdu contre { THE($back) } { WHOSE($target) }
       *[other] { struck } ; l'autre est sauvé avec { THE($card) }
    }
more = { $number } de plus : b
swapped = { $who ->
    [you] Tu échanges la carte à côté { OF($chain) }.
   *[other] { $who } échange la carte à côté { OF($chain) }.
}
    .known = { $who ->
        [you] Tu échanges la carte à côté { OF($chain) } : { THE($card) } contre { THE($back) }.
       *[other] { $who } échange la carte à côté { OF($chain) } : { THE($card) } contre { THE($back) }.
    }
    .did = { $who ->
        [you] as
       *[other] a
    } échangé la carte à côté { OF($chain) }
    .seen = { $who ->
        [you] as
       *[other] a
    } échangé une carte cachée
discarded = { $who ->
    [you] Tu défausses { THE($card) }.
   *[other] { $who } défausse { THE($card) }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } défaussé { THE($card) }
    .several = { $who ->
        [you] as
       *[other] a
    } défaussé { LIST(THE($cards)) }
    .counted = { $who ->
        [you] as
       *[other] a
    } défaussé { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
founded = { $who ->
    [you] Tu commences une chaîne avec { THE($chain) }.
   *[other] { $who } commence une chaîne avec { THE($chain) }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } commencé une chaîne avec { THE($chain) }
placed = { $who ->
    [you] Tu poses { THE($card) } sur { THE($chain) }.
   *[other] { $who } pose { THE($card) } sur { THE($chain) }.
}
    .complete = { $who ->
        [you] Tu poses { THE($card) } sur { THE($chain) } : chaîne complète.
       *[other] { $who } pose { THE($card) } sur { THE($chain) } : chaîne complète.
    }
    .did = { $who ->
        [you] as
       *[other] a
    } posé { THE($card) } sur { THE($chain) }
    .did-complete = { $who ->
        [you] as
       *[other] a
    } posé { THE($card) } sur { THE($chain) }, qui est complet
activated = { $who ->
    [you] Tu caches { THE($card) } à côté { OF($chain) }.
   *[other] { $who } cache { THE($card) } à côté { OF($chain) }.
}
    .hidden = { $who ->
        [you] Tu caches une carte à côté { OF($chain) }.
       *[other] { $who } cache une carte à côté { OF($chain) }.
    }
    .did = { $who ->
        [you] as
       *[other] a
    } caché une carte à côté { OF($chain) }
blocked = { $who ->
    [you] { $target ->
        [you] Tu te bloques : tu sautes un tour.
       *[other] Tu bloques { whom } : son prochain tour est sauté.
    }
   *[other] { $target ->
        [you] { $who } te bloque : ton prochain tour est sauté.
       *[other] { $who } bloque { whom } : son prochain tour est sauté.
    }
}
    .seen = { $target ->
        [you] t'a bloqué pour un tour
       *[other] { $who ->
            [you] as
           *[other] a
        } bloqué { whom } pour un tour
    }
    .again = { $target ->
        [you] t'a bloqué pour { $number ->
            [one] { $number } tour
           *[other] { $number } tours
        }
       *[other] { $who ->
            [you] as
           *[other] a
        } bloqué { whom } pour { $number ->
            [one] { $number } tour
           *[other] { $number } tours
        }
    }
skipped = { $who ->
    [you] Tu as un blocage et sautes ton tour.
   *[other] { $who } a un blocage et saute un tour.
}
    .over = Tu avais un blocage : ton tour a été sauté.
    .seen = { $who ->
        [you] as
       *[other] a
    } sauté un tour
played-draw3 = { $who ->
    [you] Tu joues une carte tirage 3.
   *[other] { $who } joue une carte tirage 3.
}
    .did = { $who ->
        [you] as
       *[other] a
    } joué une carte tirage 3
eliminated = { $who ->
    [you] Ton { $chain }, seul trop longtemps, part.
   *[other] { CAPITAL(THE($chain)) } { WHOSE($who) }, seul trop longtemps, part.
}
    .both = { $who ->
        [you] Ton { $chain }, seul trop longtemps, part avec { THE($card) }.
       *[other] { CAPITAL(THE($chain)) } { WHOSE($who) }, seul trop longtemps, part avec { THE($card) }.
    }
    .did = { $who ->
        [you] as
       *[other] a
    } perdu { THE($chain) }, seul trop longtemps
    .seen = { $who ->
        [you] as
       *[other] a
    } perdu { THE($chain) }
revealed = { $who ->
    [you] Tu montres { LIST(THE($cards)) }.
   *[other] { $who } montre { LIST(THE($cards)) }.
}
    .did = { $number ->
        [0] { $who ->
            [you] n'as montré aucune carte
           *[other] n'a montré aucune carte
        }
       *[other] { $who ->
            [you] as montré { LIST(THE($cards)) }
           *[other] a montré { LIST(THE($cards)) }
        }
    }
ended = { $why ->
    [exhausted] Le défi { $number } est fini (il ne reste ni vase ni totem) : { $points }.
    [limit] Le défi { $number } est fini (la limite des tours est atteinte) : { $points }.
   *[closed] { $who ->
        [you] Le défi { $number } est fini (tu le conclus) : { $points }.
       *[other] Le défi { $number } est fini ({ $who } le conclut) : { $points }.
    }
}
    .heard = { $why ->
        [exhausted] le défi est fini, il ne reste ni vase ni totem. Points : { LIST($scores) }
        [limit] le défi est fini, la limite des tours est atteinte. Points : { LIST($scores) }
       *[closed] le défi est fini, conclu par { whom }. Points : { LIST($scores) }
    }
score = { $target ->
    [you] toi { $points }
   *[other] { $target } { $points }
}
over = La partie est finie.
    .heard = la partie est finie
undone-heard = le dernier coup a été annulé
