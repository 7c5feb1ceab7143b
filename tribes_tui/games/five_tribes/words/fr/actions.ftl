### Each action as an order.

bid = { $price ->
    [0] ne mise rien
   *[other] mise { $price } or
}{ $fakirs ->
    [0] { "" }
    [one] , { $fakirs } fakir pour Kumarbi
   *[other] , { $fakirs } fakirs pour Kumarbi
}
take = { $number ->
    [0] ne prends rien sur { $tile }
   *[other] prends { $meeples } sur { $tile }
}
drop = { $colour ->
    [Y] dépose un vizir { drop.where }
    [W] dépose un sage { drop.where }
    [G] dépose un marchand { drop.where }
    [B] dépose un bâtisseur { drop.where }
   *[other] dépose un assassin { drop.where }
}
    .where = { $is-known ->
        [yes] sur { $tile }
       *[no] { drop.direction }
    }
    .direction = { $direction ->
        [north] au nord
        [east] à l'est
        [south] au sud
       *[other] à l'ouest
    }
fakirs = { $n ->
    [0] ne dépense aucun fakir
    [one] dépense { $n } fakir
   *[other] dépense { $n } fakirs
}
kill = { $colour ->
    [Y] tue un vizir sur { $tile }
    [W] tue un sage sur { $tile }
    [G] tue un marchand sur { $tile }
    [B] tue un bâtisseur sur { $tile }
   *[other] tue un assassin sur { $tile }
}
rob = { $what ->
    [vizier] { $player ->
        [you] tue un de tes vizirs
       *[other] tue un vizir { WHOSE($player) }
    }
   *[other] { $player ->
        [you] tue un de tes sages
       *[other] tue un sage { WHOSE($player) }
    }
}
place = { $is-known ->
    [yes] place-le sur { $tile }, { $holder ->
        [you] ta tuile
        [nobody] une tuile neutre
       *[other] la tuile { WHOSE($who) }
    }
   *[no] place-le
}
card = prends { THE($card) }, carte { $place } de la rangée
    .nothing = prends la carte { $place } de la rangée
buy = achète { $djinn } pour { $price }
use = utilise { $djinn } pour { $price } : { $power }
choose = choisis { $tile }
keep = garde { $djinn }
sell = { $how ->
    [lay-out] mets en vente { THE($good) }
    [alone] vends { THE($good) } pour { $gold } or
   *[suit] vends la série avec { THE($good) } pour { $gold } or
}
cash = { $goods ->
    [one] vends la série de { $goods } marchandise pour { $gold } or
   *[other] vends la série de { $goods } marchandises pour { $gold } or
}
end = termine le tour
