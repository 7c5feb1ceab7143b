### What is asked.

over = { $number ->
    [one] { $who ->
        [you] La partita è finita: vinci tu.
       *[other] La partita è finita: vince { $who }.
    }
   *[other] La partita è finita, vittoria condivisa: { LIST($winners) }.
}
waiting = { $stage ->
    [bid] In attesa di { $who }, che pensa all'offerta.
    [move] In attesa di { $who }, che cerca una tessera da prendere.
    [sow] { $steps ->
        [1] In attesa di { $who }, che fa l'ultimo passo.
       *[other] In attesa di { $who }, che cammina: ancora { $steps } passi.
    }
    [tribe-action] In attesa di { $who }: i suoi meeple agiscono su { $tile }.
    [second-victim] In attesa di { $who }: i suoi assassini uccidono ancora.
    [tile-action] In attesa di { $who }, che decide che cosa fa { $tile }.
    [second-card] In attesa di { $who }, che prende una seconda carta.
    [sale] In attesa di { $who }, che può vendere merci.
    [suit] In attesa di { $who }, che vende merci.
   *[other] In attesa di { $who }, che usa un genio.
}
question = { $stage ->
    [bid] { $free ->
        [0] Le caselle gratis sono prese: scegline una con un prezzo.
       *[other] { $players ->
            [2] Offri: gioca prima chi offre di più. Due turni a testa.
           *[other] Offri per l'ordine di turno: gioca prima chi offre di più.
        }
    }
    [second-victim] Iblis ne uccide un secondo nello stesso posto.
    [second-card] Prendi la seconda carta del mercato grande.
    [keep-a-djinn] Scegli il genio da tenere.
    [djinns-tile] Scegli una tessera per { $djinn }.
    [sow] { $steps ->
        [1] Lascia l'ultimo meeple dove c'è la sua tribù.
       *[other] Lascia un meeple su una tessera vicina. Ancora { $steps } passi.
    }
   *[several] { "" }
}

## Where there are several choices: a sentence of them

several = { $where ->
    [nowhere] { CAPITAL($choices) }.
    [tile] { $tile }: { CAPITAL($choices) }.
   *[with] { $tile }, { $meeples }: { CAPITAL($choices) }.
}
choices-or = { $before }, o { $last }
choice = { $kind ->
    [PLACE] { $tile ->
        [village] metti qui un palazzo
        [oasis] metti qui una palma
       *[shift] mettilo qui
    }
    [PICK] { $tile ->
        [small-market] compra una carta per 3 oro
        [large-market] compra due carte per 6 oro
       *[last] compra l'ultima carta per 6 oro
    }
    [TAKE] { $is-only ->
        [yes] scegli una tessera. Lasci i suoi meeple uno a uno lungo la strada
       *[no] scegli una tessera, prendi i suoi meeple e cammina
    }
    [FAKIRS] scegli quanti fachiri li aiutano
    [KILL] uccidi un meeple a portata
    [ROB] { $kills ->
        [no-more] uccidi un visir o un anziano altrui
       *[also] un visir o anziano altrui
    }
    [BUY] compra un genio
    [SELL] { $is-begun ->
        [yes] aggiungi alla serie una merce diversa
       *[no] vendi merci
    }
    [USE] { $tile ->
        [shift] usa { $djinn } per metterlo su una tessera vicina
       *[other] usa un genio
    }
    [CASH] vendi la serie esposta
    [END] { $ends ->
        [no] termina il turno
        [open] termina il turno e la partita
        [you] termina il turno e la partita: vinci, qualunque cosa sia nascosta
        [shared] termina il turno e la partita: vincono { LIST($winners) }
       *[other] termina il turno e la partita: { $who } vince, qualunque cosa sia nascosta
    }
   *[PASS] { passing }
}
passing = { $stage ->
    [move] continua senza muovere
    [tribe-action] { $tribe ->
        [R] non uccidere nessuno
       *[other] vai avanti
    }
   *[other] salta la tessera
}

## Once something is picked

which-tribe = Quale tribù raccogli su { $tile }?
which-to-drop = Quale meeple lasci su { $tile }?
where-to-drop = { $colour ->
    [Y] Dove lasci il visir?
    [W] Dove lasci l'anziano?
    [G] Dove lasci il mercante?
    [B] Dove lasci il costruttore?
   *[other] Dove lasci l'assassino?
}
which-to-kill = Quale meeple uccidi su { $tile }?
vizier-or-elder = { $who ->
    [you] Chi uccidi dei tuoi, un visir o un anziano?
   *[other] Chi uccidi di { $who }, un visir o un anziano?
}
how-to-pay = Come paghi { $djinn }?
how-many-fakirs = Quanti fachiri abbassano questa offerta?
sell-it = Vendi questa serie o la riprendi?
