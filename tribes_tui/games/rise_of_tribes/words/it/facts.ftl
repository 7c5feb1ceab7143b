### What one would want to know to play well.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Fifteen

has = { $name ->
    [you] Hai
   *[other] { CAPITAL($name) } ha
}
from-villages = { $points } dai villaggi all'inizio del prossimo turno
from-goals = { $has-all ->
    [yes] { $points } dagli scopi pronti
   *[no] { $points } dagli scopi pronti, perché non si possono pagare tutti insieme
}
enough = { LIST($parts) }; bastano per vincere
to-go = { $points ->
    [one] { LIST($parts) }; manca ancora { $points } punto
   *[other] { LIST($parts) }; mancano ancora { $points } punti
}
may-have = Al prossimo turno { $name } può avere
    .villages = { points } all'inizio
    .goals = { $sure } all'inizio, fino a { points } con gli scopi in corso
    .drawn = gli scopi che pesca possono dare altro
begin = Membri all'inizio
    .members = { $table ->
        [duel] chi comincia ne ha 2, tutti gli altri 3
       *[more] chi comincia ne ha 2, tutti gli altri 3; dal terzo in poi ognuno ha anche 2 risorse
    }
scores = Che cosa dà punti
    .usual = ogni villaggio 1 punto all'inizio del turno del proprietario, e uno scopo da 1 a 4
also = Inoltre
tiger = 1 punto per la caccia alla tigre, che costa un membro
mammoth = 1 punto per la caccia al mammut, 3 per domarlo (3 cibo)
invaders = 2 punti per chi batte l'ultimo invasore
altar = 1 punto a turno a chi dà al proprio Altare un membro e risorse

## One's own

village = Un villaggio
    .none = non ne restano
    .nowhere = non sei in nessun esagono dove costruirlo
    .payable = puoi pagarlo, in { LIST($hexes, type: "or") }
    .whose = { CAPITAL($name) }
    .theirs = paga { $cost } per un villaggio
    .payable-or = puoi pagarlo, in { LIST($hexes, type: "or") }, oppure pagare { LIST(THE($goals), type: "or") }
lacks = costa { $cost }; ti serve ancora { LIST($goods) }
goal = { points }, { $lacks }
controlled = { $done } di { $wanted } controllati
    .without = { $done } di { $wanted } controllati, manca { LIST($lands, type: "or") }
occupied = { $done } di { $wanted } esagoni
gathered = { $done } di { $wanted } raccolte in questo turno
members = { $done } di { $wanted } membri sulla mappa
majority = finora una maggioranza in { $done } di { $wanted }
    .nearest = finora una maggioranza in { $done } di { $wanted }; più vicino: { LIST($hexes, type: "or") }
nearest = { $number } in più in { $hex }
undrawn = Scopi da pescare
    .all = { $goals ->
        [one] { $goals } scopo, in tutto vale { $points }
       *[other] { $goals } scopi, { $points } punti in tutto
    }

## Events

events = Eventi che possono venire
    .more = E questi
