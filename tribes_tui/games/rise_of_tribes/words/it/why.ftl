### What speaks for an action besides what it brings at once.

resources = { $resources ->
    [one] { $resources } risorsa
   *[other] { $resources } risorse
}
members = { $members ->
    [one] { $members } membro
   *[other] { $members } membri
}
die = { $which ->
    [alone] { $action } con { $die }: { $gain }.
    [both] { $action } con qualsiasi dado: { $gain }. Ti resta { THE($other) } per un'altra azione.
   *[better] { $action } con { $die }: { $gain }; con { $other }: { $other-gain }.
}
crowd = { $others ->
    [0] { $hex } avrebbe { members }; il suo limite è { $limit }.
   *[other] { $hex } avrebbe { members }, di cui { $others } non tuoi; il suo limite è { $limit }.
}
around = In { $hex } e accanto: { LIST($lands) }.
    .land = { $land ->
        [lake] { $number ->
            [one] { $number } lago
           *[other] { $number } laghi
        }
        [forest] { $number ->
            [one] { $number } foresta
           *[other] { $number } foreste
        }
       *[mountain] { $number ->
            [one] { $number } montagna
           *[other] { $number } montagne
        }
    }
keep = In { $hex } ti restano { members }.
village-cost = Ora hai { $held }; un villaggio ti costa { $cost }.
under-limit = Nessun esagono supera il limite.
worth = { $points ->
    [one] Vale { $points } punto: ne avresti { $then }.
   *[other] Vale { $points } punti: ne avresti { $then }.
}
bid-stands = { $name ->
    [no-player] Nessuno ha ancora offerto; tu possiedi { resources }. Chi vince ottiene 1 punto, o 2 con un'offerta di 5 o più.
    [you] Hai offerto { $bid }; tu possiedi { resources }. Chi vince ottiene 1 punto, o 2 con un'offerta di 5 o più.
   *[other] { CAPITAL($name) } ha offerto { $bid }; tu possiedi { resources }. Chi vince ottiene 1 punto, o 2 con un'offerta di 5 o più.
}
loan = { $goal }: { $help }.
their-points = { $who ->
    [you] I tuoi punti: { $points }.
   *[other] Punti di { $who }: { $points }.
}
nearer = { $goal }: { $done } di { $wanted } { $unit } invece di { $before }.
