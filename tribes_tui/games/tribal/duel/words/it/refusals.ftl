### Perché un posto sul tavolo di un Duello non è acceso.

nines-only = solo un 9, con ciò che ha sopra, va in una colonna libera
face-down = carte coperte: l'ultima si scopre quando non ha più nulla sopra
stolen-back = ti è stata rubata nell'ultimo turno: ora non si può riprendere
own-pile = va solo sulla tua pila del suo simbolo
not-yet = non ancora: si può ancora scoprire una carta o svuotare una colonna
no-column = nessuna colonna la prende
    .nine = un 9 va solo in una colonna libera
    .and = nessuna colonna la prende; { $reason }
    .nine-and = un 9 va solo in una colonna libera; { $reason }
no-column-group = nessuna colonna la prende con ciò che ha sopra
    .theirs = nessuna colonna la prende con ciò che ha sopra; si rubano solo le ultime carte
    .nine-theirs = un 9 va solo in una colonna libera; si rubano solo le ultime carte
