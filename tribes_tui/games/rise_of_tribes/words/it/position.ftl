### The whole position in lines, and the end.

named = { $name ->
    [you] tu
   *[other] { $name }
}
named-first = { $name ->
    [you] Tu
   *[other] { CAPITAL($name) }
}
over = { $number ->
    [one] { $who ->
        [you] La partita è finita: vinci tu.
       *[other] La partita è finita: vince { $who }.
    }
   *[other] La partita è finita, vittoria condivisa: { LIST($winners) }.
}
# Every tribe's turn counts; $round: how many each has had with this one; $first: who began
turn = turno { $turn }, { $round ->
    [1] { $first ->
        [you] hai cominciato tu
       *[other] ha cominciato { $first }
    }
   *[other] giro { $round }
}  si vince a { $points } punti
wins-soon = { $sooner ->
    [no-player] { $name ->
        [you] stai per vincere
       *[other] { $name } sta per vincere
    }
    [you] puoi fare { $points }, altrimenti vince { $name }
   *[other] { $sooner } può fare { $points }, altrimenti { $name ->
        [you] vinci tu
       *[other] vince { $name }
    }
}
    .unless = prima { LIST($others, type: "or") } può vincere, altrimenti { $name ->
        [you] vinci tu
       *[other] vince { $name }
    }
head = { $who ->
    [you] Rise of Tribes, turno { $turn }, giochi tu.
   *[other] Rise of Tribes, turno { $turn }, gioca { $who }.
}
action = { $action }: { $dice }
queue = { $dice }; { $offers }
offer = { $die }: { $worth }
to-place = Dadi da piazzare: { LIST($dice) }
no-events = Nessun evento in corso.
event = Evento: { $tile }
    .tokens = Evento: { $tile }, sopra { $tokens }
volcano = Il vulcano è accanto a { LIST($hexes) }.
nothing = niente
villages = { $villages ->
    [one] { $villages } villaggio
   *[other] { $villages } villaggi
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
tribe = { $power ->
    [none] { named-first }, tribù { $tribe }: { points }, { villages }, { $held }, { in-supply } nella riserva.
   *[other] { named-first }, tribù { $tribe }, capotribù { $power }: { points }, { villages }, { $held }, { in-supply } nella riserva.
}
leader = { $power }: { $help }.
wanted = Scopi in corso: { LIST($goals) }.
done = Fatti: { LIST($goals) }.
in-supply = { $supply ->
    [one] { $supply } membro
   *[other] { $supply } membri
}
own-hidden = un villaggio nascosto
own-mammoth = il mammut in { $hex }
own-elder = un anziano in { $hex }
own-ambush = { $members ->
    [one] { $members } membro in agguato
   *[other] { $members } membri in agguato
}

## A hex, and what is on it; $heard: as one says it

hex = { $population ->
    [0] { $hex } { $land }: { $there }
   *[other] { $hex } { $land } ({ $population } su { $limit }): { $there }
}
    .heard = { $hex }, { $land }: { $there }; posto per { $limit } in tutto.
empty = vuoto
members = { $heard ->
    [yes] { $members ->
        [one] { $who ->
            [you] { $members } tuo membro
           *[other] { $members } membro di { $who }
        }
       *[other] { $who ->
            [you] { $members } tuoi membri
           *[other] { $members } membri di { $who }
        }
    }
   *[no] { $who ->
        [you] tu { $members }
       *[other] { $who } { $members }
    }
}
invaders = { $heard ->
    [yes] { $invaders ->
        [one] { $invaders } invasore
       *[other] { $invaders } invasori
    }
   *[no] invasori { $invaders }
}
village = { $who ->
    [you] il tuo villaggio
   *[other] villaggio di { $who }
}
elder = { $who ->
    [you] il tuo anziano
   *[other] anziano di { $who }
}
tiger = la tigre
mammoth = { $name ->
    [no-player] il mammut
    [you] il mammut domato da te
   *[other] il mammut domato da { $name }
}
glacier = { $heard ->
    [yes] { $melted ->
        [yes] un ghiacciaio sciolto con { stones }
       *[no] il ghiacciaio con { stones }
    }
   *[no] { $melted ->
        [yes] Ghiacciaio sciolto, { stones }
       *[no] Ghiacciaio, { stones }
    }
}

## The end

won = { $number ->
    [one] { $who ->
        [you] Vinci con { points } al turno { $turn }.
       *[other] { CAPITAL($who) } vince con { points } al turno { $turn }.
    }
   *[other] Vittoria condivisa con { points } al turno { $turn }: { LIST($winners) }.
}
won-by-villages = { $villages ->
    [one] L'ultimo punto è venuto da un villaggio
   *[other] Gli ultimi { $villages } punti sono venuti dai villaggi
}, all'inizio di quel turno.
most = Allora vince chi ha più punti; poi decidono villaggi, scopi e membri sulla mappa.
from-goals = { $number ->
    [0] { named-first }: { points }, { $goals } da scopi, { $rest } da villaggi ed eventi.
   *[other] { named-first }: { points }, { $goals } da scopi ({ LIST($names) }), { $rest } da villaggi ed eventi.
}
