### Each action as an order.

bid = offri { $price ->
    [0] zero
   *[other] { $price } oro
}{ $fakirs ->
    [0] { "" }
    [one] , { $fakirs } fachiro per Kumarbi
   *[other] , { $fakirs } fachiri per Kumarbi
}
take = { $number ->
    [0] non prendere nulla da { $tile }
   *[other] prendi { $meeples } da { $tile }
}
drop = { $colour ->
    [Y] lascia un visir { drop.where }
    [W] lascia un anziano { drop.where }
    [G] lascia un mercante { drop.where }
    [B] lascia un costruttore { drop.where }
   *[other] lascia un assassino { drop.where }
}
    .where = { $is-known ->
        [yes] su { $tile }
       *[no] a { drop.direction }
    }
    .direction = { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[other] ovest
    }
fakirs = { $n ->
    [0] non spendere fachiri
    [one] spendi { $n } fachiro
   *[other] spendi { $n } fachiri
}
kill = { $colour ->
    [Y] uccidi un visir su { $tile }
    [W] uccidi un anziano su { $tile }
    [G] uccidi un mercante su { $tile }
    [B] uccidi un costruttore su { $tile }
   *[other] uccidi un assassino su { $tile }
}
rob = { $what ->
    [vizier] { $player ->
        [you] uccidi uno dei tuoi visir
       *[other] uccidi un visir di { $player }
    }
   *[other] { $player ->
        [you] uccidi uno dei tuoi anziani
       *[other] uccidi un anziano di { $player }
    }
}
place = { $is-known ->
    [yes] mettilo su { $tile }, { $holder ->
        [you] tessera tua
        [nobody] tessera ancora di nessuno
       *[other] tessera di { $who }
    }
   *[no] mettilo
}
card = prendi { $card }, carta { $place } della fila
    .nothing = prendi la carta { $place } della fila
buy = compra { $djinn } pagando { $price }
use = usa { $djinn } pagando { $price }: { $power }
choose = scegli { $tile }
keep = tieni { $djinn }
sell = { $how ->
    [lay-out] metti in vendita { $good }
    [alone] vendi { $good } per { $gold } oro
   *[suit] vendi la serie con { $good } per { $gold } oro
}
cash = { $goods ->
    [one] vendi la serie di { $goods } merce per { $gold } oro
   *[other] vendi la serie di { $goods } merci per { $gold } oro
}
end = termina il turno
