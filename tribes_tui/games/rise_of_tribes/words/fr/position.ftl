### The whole position in lines, and the end.

named = { $name ->
    [you] toi
   *[other] { $name }
}
named-first = { $name ->
    [you] Toi
   *[other] { CAPITAL($name) }
}
over = { $number ->
    [one] { $who ->
        [you] La partie est finie : tu gagnes.
       *[other] La partie est finie : { $who } gagne.
    }
   *[other] La partie est finie, victoire partagée : { LIST($winners) }.
}
# Every tribe's turn counts; $round: how many each has had with this one; $first: who began
turn = tour { $turn }, { $round ->
    [1] { $first ->
        [you] tu as commencé
       *[other] { $first } a commencé
    }
   *[other] manche { $round }
}  on gagne à { $points } points
wins-soon = { $sooner ->
    [no-player] { $name ->
        [you] tu vas gagner, sauf obstacle
       *[other] { $name } va gagner, sauf obstacle
    }
    [you] tu peux faire { $points }, sinon { $name } gagne
   *[other] { $sooner } peut faire { $points }, sinon { $name ->
        [you] tu gagnes
       *[other] { $name } gagne
    }
}
    .unless = { LIST($others, type: "or") } peut gagner avant, sinon { $name ->
        [you] tu gagnes
       *[other] { $name } gagne
    }
head = { $who ->
    [you] Rise of Tribes, tour { $turn }, à toi de jouer.
   *[other] Rise of Tribes, tour { $turn }, à { $who } de jouer.
}
action = { $action } : { $dice }
queue = { $dice } ; { $offers }
offer = { $die } : { $worth }
to-place = Dés à placer : { LIST($dice) }
no-events = Aucun événement en cours.
event = Événement : { $tile }
    .tokens = Événement : { $tile }, avec { $tokens }
volcano = Le volcan est à côté de { LIST($hexes) }.
nothing = 0 ressource
villages = { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
tribe = { $power ->
    [none] { named-first }, tribu { $tribe } : { points }, { villages }, { $held }, { in-supply } dans la réserve.
   *[other] { named-first }, tribu { $tribe }, chef { $power } : { points }, { villages }, { $held }, { in-supply } dans la réserve.
}
leader = { $power } : { $help }.
wanted = Objectifs en cours : { LIST($goals) }.
done = Accomplis : { LIST($goals) }.
in-supply = { $supply ->
    [one] { $supply } membre
   *[other] { $supply } membres
}
own-hidden = un village caché
own-mammoth = le mammouth en { $hex }
own-elder = un ancien en { $hex }
own-ambush = { $members ->
    [one] { $members } membre en embuscade
   *[other] { $members } membres en embuscade
}

## A hex, and what is on it; $heard: as one says it

hex = { $population ->
    [0] { $hex } { $land } : { $there }
   *[other] { $hex } { $land } ({ $population } sur { $limit }) : { $there }
}
    .heard = { $hex }, { $land } : { $there } ; place pour { $limit } en tout.
empty = vide
members = { $heard ->
    [yes] { $members ->
        [one] { $who ->
            [you] { $members } membre à toi
           *[other] { $members } membre { WHOSE($who) }
        }
       *[other] { $who ->
            [you] { $members } membres à toi
           *[other] { $members } membres { WHOSE($who) }
        }
    }
   *[no] { $who ->
        [you] toi { $members }
       *[other] { $who } { $members }
    }
}
invaders = { $heard ->
    [yes] { $invaders ->
        [one] { $invaders } envahisseur
       *[other] { $invaders } envahisseurs
    }
   *[no] envahisseurs { $invaders }
}
village = { $who ->
    [you] ton village
   *[other] village { WHOSE($who) }
}
elder = { $who ->
    [you] ton ancien
   *[other] ancien { WHOSE($who) }
}
tiger = le tigre
mammoth = { $name ->
    [no-player] le mammouth
    [you] le mammouth dompté par toi
   *[other] le mammouth dompté par { $name }
}
glacier = { $heard ->
    [yes] { $melted ->
        [yes] un glacier fondu avec { stones }
       *[no] le glacier avec { stones }
    }
   *[no] { $melted ->
        [yes] Glacier fondu, { stones }
       *[no] Glacier, { stones }
    }
}

## The end

won = { $number ->
    [one] { $who ->
        [you] Tu gagnes avec { points } au tour { $turn }.
       *[other] { CAPITAL($who) } gagne avec { points } au tour { $turn }.
    }
   *[other] Victoire partagée avec { points } au tour { $turn } : { LIST($winners) }.
}
won-by-villages = { $villages ->
    [one] Le dernier point est venu d'un village
   *[other] Les { $villages } derniers points sont venus des villages
}, au début de ce tour.
most = Alors le plus de points gagne ; puis décident villages, objectifs et membres sur la carte.
from-goals = { $number ->
    [0] { named-first } : { points }, villages et événements { $rest }, objectifs { $goals }.
   *[other] { named-first } : { points }, villages et événements { $rest }, objectifs { $goals } ({ LIST($names) }).
}
