### What happened: a line of the log; .turn: within the sentence of a whole turn; .short: the same as a thing of a list;
### .spoken: for people who listen, behind the name of whoever did it. The arguments are the fields of the event.

## What several of them say

a-meeple = { $colour ->
    [Y] un visir
    [W] un anziano
    [G] un mercante
    [B] un costruttore
   *[other] un assassino
}
    .bare = { $colour ->
        [Y] visir
        [W] anziano
        [G] mercante
        [B] costruttore
       *[other] assassino
    }
meeples = { $colour ->
    [Y] { $n } visir
    [W] { $n ->
        [one] { $n } anziano
       *[other] { $n } anziani
    }
    [G] { $n ->
        [one] { $n } mercante
       *[other] { $n } mercanti
    }
    [B] { $n ->
        [one] { $n } costruttore
       *[other] { $n } costruttori
    }
   *[other] { $n ->
        [one] { $n } assassino
       *[other] { $n } assassini
    }
}
some = { $n ->
    [1] { a-meeple }
   *[other] { meeples }
}
elders-paid = { $elders ->
    [one] { $elders } anziano
   *[other] { $elders } anziani
}
fakirs-paid = { $fakirs ->
    [one] { $fakirs } fachiro
   *[other] { $fakirs } fachiri
}
payment = { $fakirs ->
    [0] { elders-paid }
   *[other] { $elders ->
        [0] { fakirs-paid }
       *[other] { elders-paid } e { fakirs-paid }
    }
}
space = { $space ->
    [0] zero
   *[other] { $space } oro
}

## The round

round = Round { $number }.
    .spoken = round { $number }
bid = { $who ->
    [you] Offri
   *[other] { CAPITAL($who) } offre
} { space }.
    .listed = { $who ->
        [you] tu offri
       *[other] { $who } offre
    } { space }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } offerto { space }
bid-unpaid = { $who ->
    [you] Offri { space } e paghi { $paid }.
   *[other] { CAPITAL($who) } offre { space } e paga { $paid }.
}
    .turn = { $who ->
        [you] Offri { space }, pagando { $paid }.
       *[other] { CAPITAL($who) } offre { space }, pagando { $paid }.
    }
    .listed = { $who ->
        [you] tu offri { space } per { $paid }
       *[other] { $who } offre { space } per { $paid }
    }
bid-helped = { $who ->
    [you] Offri { space } e paghi { $paid }, con { fakirs-paid }.
   *[other] { CAPITAL($who) } offre { space } e paga { $paid }, con { fakirs-paid }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } offerto { space } con { fakirs-paid }
bids = { CAPITAL(LIST($bids)) }.
activation = { $who ->
    [you] Inizi un turno.
   *[other] { CAPITAL($who) } inizia un turno.
}
no-move = { $who ->
    [you] Non hai mosse: nessuno muove più.
   *[other] { CAPITAL($who) } non ha mosse: nessuno muove più.
}
    .turn = nessuna mossa trovata
    .spoken = { $who ->
        [you] non hai trovato
       *[other] non ha trovato
    } mosse, e nessuno muove più
reshuffle = Gli scarti delle risorse sono mescolati in un nuovo mazzo.
    .spoken = gli scarti delle risorse sono mescolati in un nuovo mazzo
end = { $why ->
    [camels] La partita è finita, l'ultimo cammello è stato posato: { $points }.
   *[other] La partita è finita, non restano mosse: { $points }.
}
    .spoken = { $why ->
        [camels] la partita è finita: l'ultimo cammello è stato posato
       *[other] la partita è finita: non restano mosse
    }
score = { $who ->
    [you] Tu { $points }
   *[other] { $who } { $points }
}
undo-spoken = l'ultima mossa è stata annullata

## The move

take = { $who ->
    [you] Prendi
   *[other] { CAPITAL($who) } prende
} { $meeples } da { $tile }.
drop = { $who ->
    [you] Lasci
   *[other] { CAPITAL($who) } lascia
} { a-meeple } su { $tile }.
way = { $who ->
    [you] hai
   *[other] ha
} { $steps ->
    [0] preso i meeple di { $start }
   *[other] mosso da { $start } { WHOM($tile) }
}
gather = { $who ->
    [you] Raccogli
   *[other] { CAPITAL($who) } raccoglie
} { meeples } su { $tile }.
    .turn = { $n ->
        [one] raccolto { meeples }
       *[other] raccolti { meeples }
    }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } raccolto { meeples } su { $tile }
camel = { $who ->
    [you] Controlli
   *[other] { CAPITAL($who) } controlla
} { $tile }, { $camels ->
    [one] resta { $camels } cammello
   *[other] restano { $camels } cammelli
}.
    .turn = messo un cammello su { $tile }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } preso { $tile } con un cammello

## What tribes and tiles do

kept = { $tribe ->
    [viziers] { $n } visir
   *[other] { $n ->
        [one] { $n } anziano
       *[other] { $n } anziani
    }
}
keep = { $who ->
    [you] Tieni
   *[other] { CAPITAL($who) } tiene
} { kept }.
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } tenuto { kept }
help = { $who ->
    [you] Spendi
   *[other] { CAPITAL($who) } spende
} { fakirs-paid }.
    .turn = { $fakirs ->
        [one] speso { fakirs-paid }
       *[other] spesi { fakirs-paid }
    }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } speso { fakirs-paid }
earn = { $who ->
    [you] Guadagni
   *[other] { CAPITAL($who) } guadagna
} { $coins } oro ({ $why ->
        [builders] costruttori
        [sale] vendita
       *[other] { $why }
    }).
    .turn = guadagnato { $coins } oro { $why ->
        [builders] dai costruttori
        [sale] dalla vendita
       *[other] con { $why }
    }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } guadagnato { $coins } oro{ $why ->
        [builders] { "" }
        [sale] { "" }
       *[other] { " " }con { $why }
    }
lose = { $who ->
    [you] Perdi
   *[other] { CAPITAL($who) } perde
} { lose.points } dei visir.
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .turn = perso { lose.points } dei visir
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } perso { lose.points } dei visir
card = { $who ->
    [you] Prendi
   *[other] { CAPITAL($who) } prende
} { $card } ({ $why ->
        [merchants] mercanti
       *[other] mercato
    }).
took = { $how ->
    [bought] comprato per { $paid } oro: { LIST($cards) }
    [heard] { $who ->
        [you] hai preso { LIST($cards) }
       *[other] ha preso { LIST($cards) }
    }
   *[taken] preso: { LIST($cards) }
}
market = { $who ->
    [you] Paghi
   *[other] { CAPITAL($who) } paga
} { $paid } oro al mercato.
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pagato { $paid } oro al mercato
draw = { $who ->
    [you] Peschi
   *[other] { CAPITAL($who) } pesca
} { $card } ({ $why }).
    .turn = pescato { $card } con { $why }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato { $card }
draw-hidden = { $who ->
    [you] Peschi
   *[other] { CAPITAL($who) } pesca
} una carta coperta ({ $why }).
    .turn = pescata una carta coperta con { $why }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato una carta
kill = { $who ->
    [you] I tuoi assassini uccidono { a-meeple } su { $tile }.
   *[other] Gli assassini di { $who } uccidono { a-meeple } su { $tile }.
}
    .turn = ucciso { a-meeple } su { $tile }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } ucciso { a-meeple } su { $tile }
robbed = { $what ->
    [vizier] { $player ->
        [you] uno dei tuoi visir
       *[other] un visir di { $player }
    }
   *[other] { $player ->
        [you] uno dei tuoi anziani
       *[other] un anziano di { $player }
    }
}
    .what = { $what ->
        [vizier] visir
       *[other] anziani
    }
rob = { $who ->
    [you] I tuoi assassini uccidono { robbed }.
   *[other] Gli assassini di { $who } uccidono { robbed }.
}
    .turn = ucciso { robbed }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } ucciso { robbed }
no-kill = { $who ->
    [you] I tuoi assassini non uccidono nessuno.
   *[other] Gli assassini di { $who } non uccidono nessuno.
}
    .spoken = { $who ->
        [you] non hai
       *[other] non ha
    } ucciso nessuno
whose-tile = { $holder ->
    [own] { "" }
    [nobody] , tessera ancora di nessuno
   *[other] { $owner ->
        [you] , tessera tua
       *[other] , tessera di { $owner }
    }
}
in-brackets = { $holder ->
    [own] { "" }
    [nobody] { " " }(tessera di nessuno)
   *[other] { $owner ->
        [you] { " " }(tessera tua)
       *[other] { " " }(tessera di { $owner })
    }
}
palm = { $who ->
    [you] Pianti
   *[other] { CAPITAL($who) } pianta
} una palma su { $tile }{ whose-tile }.
    .turn = piantata una palma su { $tile }{ in-brackets }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } piantato una palma su { $tile }{ whose-tile }
palace = { $who ->
    [you] Costruisci
   *[other] { CAPITAL($who) } costruisce
} un palazzo su { $tile }{ whose-tile }.
    .turn = costruito un palazzo su { $tile }{ in-brackets }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } costruito un palazzo su { $tile }{ whose-tile }

## Djinns and the sale

buy = { $who ->
    [you] Compri
   *[other] { CAPITAL($who) } compra
} { $djinn } per { payment }.
    .turn = comprato il genio { $djinn } per { payment }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } comprato { $djinn } per { payment }
use = { $who ->
    [you] Usi
   *[other] { CAPITAL($who) } usa
} { $djinn } per { payment }.
    .turn = usato { $djinn }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } usato { $djinn }
people = { CAPITAL($meeples) } dal sacchetto su { $tile }.
    .turn = messi { $meeples } su { $tile }
    .spoken = { $meeples } dal sacchetto su { $tile }
sibittis = { $who ->
    [you] Peschi
   *[other] { CAPITAL($who) } pesca
} { sibittis.number }: { LIST($djinns) }.
    .number = { $cards ->
        [one] { $cards } genio
       *[other] { $cards } geni
    }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato { LIST($djinns) }
sibittis-hidden = { $who ->
    [you] Peschi
   *[other] { CAPITAL($who) } pesca
} { sibittis.number }.
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato { sibittis.number }
keep-djinn = { $who ->
    [you] Tieni
   *[other] { CAPITAL($who) } tiene
} { $djinn }{ $number ->
        [0] { "" }
        [one] , e { LIST($discarded) } va agli scarti
       *[other] , e { LIST($discarded) } vanno agli scarti
    }.
    .turn = tenuto il genio { $djinn }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } tenuto { $djinn }
sell = { $who ->
    [you] Vendi
   *[other] { CAPITAL($who) } vende
} { LIST($goods) }.
    .turn = { $number ->
        [one] venduta { $number } merce
       *[other] vendute { $number } merci
    }
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } venduto { LIST($goods) }

## A turn in one sentence

turn = { $who ->
    [you] Tu
   *[other] { CAPITAL($who) }
}: { $what }.
gained = { $number ->
    [one] { $points } punto
   *[other] { $points } punti
}
    .turns = { $number ->
        [0] { $turns } turni
       *[other] { gained } in { $turns } turni
    }
    .then = poi { $way }
others = { $who ->
    [you] Tu
   *[other] { $who }
}: { $what }
