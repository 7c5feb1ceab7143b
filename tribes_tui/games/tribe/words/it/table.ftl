### Le carte, le catene e i posti in righe: al cursore, in modo testo, a orecchio.

spheres = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}

## Una carta con tutto ciò che la riguarda

character = { $card }: vuole { LIST(A($icons), type: "then") }; { spheres }
other = { $card }: { $name ->
    [wolf] distrugge un vaso
    [buffalo] distrugge due vasi
    [courage] salvano due vasi
    [strength] salvano un vaso
    [draw3] pesca tre carte, poi scartane tre
   *[block] un altro giocatore salta un turno
}
vase = { $card }: { $name ->
    [multi] qualsiasi vaso
   *[other] vaso { $icon }
}, { $colour ->
    [red] rosso
    [blue] blu
   *[both] entrambi i colori
}, { spheres }
totem = { $card }: mette al sicuro una catena completa, +{ $number }; +{ $more } se di un colore

## Una catena

needs = vuole { LIST(A($icons), type: "then") }
vases = { LIST($vases) }
whole = { $state ->
    [magical] completa, magica, al sicuro con il suo totem
    [safe] completa, al sicuro con il suo totem, due colori
    [one-colour] completa; un totem la fa magica: { spheres } e altre { $bonus }
   *[two-colours] completa; un totem porta { spheres }
}
hidden = accanto una carta coperta
own-hidden = accanto, coperto: { $card }
counts = { $bonus ->
    [0] { spheres }
   *[other] { spheres }, di cui { $bonus } per la magia
}
chain = { $chain } ({ $counts }): { $facts }.
    .owned = { $who ->
        [you] il tuo { $chain } ({ $counts }): { $facts }
       *[other] { THE($chain) } di { $who } ({ $counts }): { $facts }
    }

## Un posto

blocked = blocco: salta un turno
total = totale { $number }
laid = { $bonus ->
    [0] { $number } nelle catene
   *[other] { $number } nelle catene, di cui { $bonus } per la magia
}
complete = { $left ->
    [0] complete { $done } di { $wanted } catene
    [one] complete { $done } di { $wanted } catene, manca 1 carta
   *[other] complete { $done } di { $wanted } catene, mancano { $left } carte
}
leader = capo { $card }
no-leader = ancora nessun capo
in-hand = { cards } in mano
seat = { $who ->
    [you] tu: { $facts }
   *[other] { $who }: { $facts }
}
    .line = { seat }.

## La posizione intera, in righe

header = Tribe, sfida { $challenge }, turno { $turn } di al massimo { $most }. La chiudono { $wanted } catene complete.
piles = { $discards ->
    [0] Mazzo { $draw }, nessuno scarto; giocate { $played }.
   *[other] Mazzo { $draw }, scarti { $discards }, in cima { THE($top) }; giocate { $played }.
}
hand = { $who ->
    [you] { $number ->
        [0] La tua mano: vuota.
       *[other] La tua mano: { LIST($cards) }.
    }
   *[other] { $number ->
        [0] Mano di { $who }: vuota.
       *[other] Mano di { $who }: { LIST($cards) }.
    }
}

## La fine

won = { $tied ->
    [1] { $who ->
        [you] Vinci dopo { challenges }.
       *[other] { $who } vince dopo { challenges }.
    }
   *[other] Vincono in { $tied } dopo { challenges }: { LIST($winners) }.
}
challenges = { $number ->
    [one] { $number } sfida
   *[other] { $number } sfide
}
closed = { $who ->
    [nobody] Sfida { $number }, non chiusa: { $points }.
    [you] Sfida { $number }, chiusa da te: { $points }.
   *[other] Sfida { $number }, chiusa da { $who }: { $points }.
}
score = { $who ->
    [you] tu { $points }
   *[other] { $who } { $points }
}
column-challenge = Sfida { $number }
column-table = sfere
column-magic = magia
column-hostile = restate
column-sum = somma
column-total = totale
closes = chiude
