### The active events: their counters, what ends them, what they do.

named = { $name ->
    [you] te
   *[other] { $name }
}
price = { $number } { $kind }
counter = { $tile ->
    [altar] { $number ->
        [1] costa { price }, ultima occasione
       *[other] costa { price }
    }
    [walls] { $number ->
        [1] costano { price }, ultima occasione
       *[other] costano { price }
    }
    [dugout-canoe] { $number ->
        [1] costa { price }, ultima occasione
       *[other] costa { price }
    }
    [plentiful-food] ancora { $number } cibo
    [plentiful-wood] ancora { $number } legno
    [plentiful-stone] ancora { $number } pietra
    [mild-winter] { $number ->
        [one] ancora 1 CRESCITA
       *[other] ancora { $number } CRESCITE
    }
    [discovery] { $goods }
    [shared-knowledge] { $number } di 3 pagate
    [chieftain] { $name ->
        [no-player] { "" }
        [you] { $number } offerti da te
       *[other] { $number } offerti da { $name }
    }
    [invaders] { $hex ->
        [nowhere] { "" }
       *[other] { $number } in { $hex }
    }
   *[other] { $hex ->
        [nowhere] { "" }
       *[other] in { $hex }
    }
}
    .short = { $tile ->
        [altar] costa { price }
        [walls] costano { price }
        [dugout-canoe] costa { price }
        [discovery] ancora { $number } risorse
       *[other] { counter }
    }
line = { $tile ->
    [plentiful-food] Ogni lago da cui raccogli dà 2 cibo in più.
    [plentiful-wood] Ogni foresta da cui raccogli dà 2 legno in più.
    [plentiful-stone] Ogni montagna da cui raccogli dà 2 pietra in più.
    [altar] Il proprietario può dargli un membro e risorse per 1 punto.
    [walls] Chi attacca i villaggi del proprietario perde prima un membro.
    [dugout-canoe] Con MOVIMENTO i passi nei laghi sono gratis per il proprietario.
    [discovery] Se entri dove ci sono solo altri, prendi 1 risorsa.
    [shared-knowledge] Se finisci il turno in un esagono condiviso, puoi pagare 1 risorsa per uno scopo.
    [mild-winter] CRESCITA dà 2 membri in più.
    [drought] In ogni esagono c'è posto per 4 al massimo, fino al prossimo doppio.
    [chieftain] L'offerta più alta vince 1 punto, o 2 se è di 5 o più.
    [volcano] Ogni tribù vicina può perdere membri, e ottiene una pietra.
    [abandoned-village] In un esagono che controlli puoi costruire un villaggio per 1 di ogni tipo.
    [sabertooth-tiger] Spendi un dado e un membro lì per cacciarla: vale 1 punto.
    [mammoth] Se lì hai 4 membri, spendi un dado per cacciarlo (3 cibo, 1 punto) o, per 3 cibo, per domarlo (3 punti).
    [invaders] Lì nessuno raccoglie o costruisce. Battere l'ultimo vale 2 punti.
   *[glacier] { "" }
}
    .help = { $tile ->
        [plentiful-food] chi raccoglie cibo da un lago ne prende altri 2 da qui, finché non è vuota
        [plentiful-wood] chi raccoglie legno da una foresta ne prende altri 2 da qui, finché non è vuota
        [plentiful-stone] chi raccoglie pietra da una montagna ne prende altri 2 da qui, finché non è vuota
        [discovery] entra con MOVIMENTO da altri, dove non hai nessuno: prendi 1 delle risorse che ci sono sopra; va via quando è vuota
        [shared-knowledge] alla fine del tuo turno, se condividi un esagono con un avversario, puoi pagare una risorsa qualsiasi per pescare uno scopo; dopo tre pagamenti è finita
        [chieftain] un'asta: offri di più o ritirati; chi vince ottiene 1 punto, o 2 con un'offerta di 5 o più, e distribuisce l'offerta agli altri
        [abandoned-village] in ordine di turno, ciascuno può costruire un villaggio in un esagono che controlla, per 1 risorsa di ogni tipo
        [volcano] erutta secondo il doppio appena tirato: ogni tribù vicina non perde nessuno (soli), un membro (vuoti) o due (lune), e ottiene una pietra
        [drought] dalla prossima fase dei conflitti ogni esagono ha posto al massimo per 4; il prossimo doppio la fa finire
        [altar] una volta a turno il proprietario può dare un membro e 4 risorse uguali, o 1 di ogni tipo, per 1 punto; ogni doppio abbassa il prezzo di 1, il terzo lo toglie dalla vendita
        [walls] quando il proprietario difende un villaggio, prima cade un attaccante; ogni doppio abbassa il prezzo di 1, il terzo le toglie dalla vendita
        [dugout-canoe] con MOVIMENTO i membri del proprietario entrano nei laghi gratis; ogni doppio abbassa il prezzo di 1, il terzo la toglie dalla vendita
        [sabertooth-tiger] spendi un dado per cacciarla dove hai un membro: perdi quel membro, ottieni 1 punto; ogni doppio la sposta, e lì ogni tribù perde un membro
        [mammoth] con 4 membri lì, spendi un dado per cacciarlo (3 cibo, 1 punto) o, per 3 cibo, per domarlo (3 punti, persi se mai resta senza un tuo membro)
        [invaders] lì nessuno raccoglie o costruisce; ogni doppio ne porta un altro, fino a 5; chi batte l'ultimo ottiene 2 punti
        [mild-winter] ogni CRESCITA dà 2 membri in più e toglie 1 cibo da qui; va via quando è vuoto
       *[glacier] { "" }
    }
empty = uno spazio vuoto: il prossimo doppio pesca un evento
told = { $event }: { $help }
    .counted = { $event } ({ $counter }): { $help }
