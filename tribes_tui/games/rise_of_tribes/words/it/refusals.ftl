### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = prima piazza un dado: poi la sua azione chiede un esagono
home = partono da qui: scegli dove vanno
no-hex = ora non è chiesto nessun esagono
no-tribe = adesso non si chiede nessuna tribù

## Why the key of a die does nothing now

die-waits = { $asked ->
    [grow] Prima finisci la CRESCITA, o smetti.
    [move] Prima finisci il MOVIMENTO, o smetti.
    [gather] Prima finisci la RACCOLTA, o smetti.
   *[lead] Prima rimetti gli scopi, o pesca subito.
}
action-taken = { $action }: azione già usata in questo turno.
die-placed = Quel dado è già piazzato.
both-alike = I tuoi due dadi sono uguali: usa da 1 a 4.
