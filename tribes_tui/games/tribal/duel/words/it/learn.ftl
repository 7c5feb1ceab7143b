### Le opzioni del Duello, e le figure del suo regolamento.

## Opzioni

youngest = Chi comincia a parità
    .about = Quale posto comincia se entrambi hanno scoperto lo stesso numero di carte.
clean-sacred = Pile sacre subito aperte
    .about = Apre le pile sacre già mentre si puliscono le colonne.
    .on = Sono aperte dall'inizio.
    .off = Si aprono con il primo turno, dopo la pulizia.
win-if-emptied = Vincere se l'altro ti svuota
    .about = Fa vincere subito chi ha quattro 1 quando l'altro gli prende l'ultima carta delle colonne.
    .on = Se hai quattro 1 vinci appena le tue colonne sono vuote, chiunque le abbia svuotate.
    .off = Conta solo nel tuo turno, dopo la tua prima azione, se le tue colonne sono ancora vuote.
length = { $cards ->
    [36] quattro pile
   *[other] { $cards } carte sacre
}
    .means = { $cards ->
        [36] Completa tutte e quattro le pile sacre, o svuota le tue colonne con tutte e quattro cominciate.
       *[other] Si vince anche con { $cards } carte sulle proprie pile sacre.
    }

## Figure

shown-columns = Il 6 e tutto ciò che ha sopra sono un gruppo.
    Va sulla tartaruga 7: più alta di uno, e dell'altro colore.
shown-piles = La maschera 4 è il prossimo valore della sua pila sacra, che mostra il 3.
