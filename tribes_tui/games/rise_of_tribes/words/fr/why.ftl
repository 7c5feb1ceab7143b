### What speaks for an action besides what it brings at once.

resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
members = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}
die = { $which ->
    [alone] { $action } avec { A($die) } : { $gain }.
    [both] { $action } avec l'un ou l'autre dé : { $gain }. Il te reste { THE($other) } pour une autre action.
   *[better] { $action } avec { A($die) } : { $gain } ; avec { A($other) } : { $other-gain }.
}
crowd = { $others ->
    [0] { $hex } aurait { members } ; sa limite est { $limit }.
    [one] { $hex } aurait { members }, dont { $others } pas à toi ; sa limite est { $limit }.
   *[other] { $hex } aurait { members }, dont { $others } pas à toi ; sa limite est { $limit }.
}
around = En { $hex } et à côté : { LIST($lands) }.
    .land = { $land ->
        [lake] { $number ->
            [one] { $number } lac
           *[other] { $number } lacs
        }
        [forest] { $number ->
            [one] { $number } forêt
           *[other] { $number } forêts
        }
       *[mountain] { $number ->
            [one] { $number } montagne
           *[other] { $number } montagnes
        }
    }
keep = En { $hex }, il te reste { members }.
village-cost = Tu as { $held } ; un village te coûte { $cost }.
under-limit = Aucun hexagone ne dépasse sa limite.
worth = { $points ->
    [one] Cela vaut { $points } point : tu en aurais { $then }.
   *[other] Cela vaut { $points } points : tu en aurais { $then }.
}
bid-stands = { $name ->
    [no-player] Personne n'a encore misé ; tu as { resources }. Qui l'emporte obtient 1 point, ou 2 pour une mise de 5 ou plus.
    [you] Tu as misé { $bid } ; tu as { resources }. Qui l'emporte obtient 1 point, ou 2 pour une mise de 5 ou plus.
   *[other] { CAPITAL($name) } a misé { $bid } ; tu as { resources }. Qui l'emporte obtient 1 point, ou 2 pour une mise de 5 ou plus.
}
loan = { $goal } : { $help }.
their-points = { $who ->
    [you] Tes points : { $points }.
   *[other] Points { WHOSE($who) } : { $points }.
}
nearer = { $goal } : { $done } sur { $wanted } { $unit } au lieu de { $before }.
