### Che cosa dicono le regole con queste chiavi: perché un'azione ora non è ammessa. Una frase in minuscolo, senza punto.

taken-already = hai già preso una carta: una carta coperta si usa invece di prenderne una
take-first = prima prendi una carta
not-attacked = nessuno ti attacca
no-draw-three = così si scarta solo dopo aver giocato un pesca 3
leaders-chosen = i capi sono già scelti
answer-first = prima rispondi all'attacco
discard-first = prima scarta per il pesca 3
leader-first = prima scegli il tuo capo
no-draw-pile = il mazzo è vuoto e non c'è di che rifarlo
top-discard = in cima agli scarti: { $card }, né vaso né totem
needs-another = il tuo { $chain } vuole ora { $wanted }, non { $other }
no-vase = non c'è nessun vaso da distruggere
not-held = non hai in mano: { $card }
lies-already = accanto al tuo { $chain } c'è già una carta coperta
nowhere-to-block = quel giocatore non ha catene accanto a cui metterlo
no-feathers = accanto al tuo { $chain } non ci sono penne coperte
leader-taken = qualcuno ha già quel capo
always = si può sempre
no-discards = non ci sono scarti
no-such-chain = non hai una catena così
nothing-lies = accanto alle tue catene non c'è nessuna carta coperta
nothing-beside = accanto al tuo { $chain } non c'è nessuna carta coperta
beside-no-vase = accanto al tuo { $chain }: { $card }, né vaso né totem
not-laid = sul tavolo non hai: { $chain }
totem-incomplete = un totem vuole una catena completa
three-vases = il tuo { $chain } ha già i suoi tre vasi
multi-already = il tuo { $chain } ha già un multi, e in una catena ce ne può stare uno solo
no-opponent = un avversario così non c'è
no-attackers = nessuna delle tue carte coperte è un lupo o un bufalo
no-attacker = accanto al tuo { $chain } non c'è un lupo o un bufalo coperto
opponent-has-none = sul tavolo quel giocatore non ha: { $chain }
totem-safe = una catena con un totem è al sicuro
swapped-already = in questo turno hai già scambiato una carta
two-alike = niente doppioni: sul tavolo hai già { $card }
blocked-already = quel giocatore ha già un blocco
totem-already = il tuo { $chain } ha già il suo totem

## Opzioni, come le dice l'aiuto della riga di comando

option-leader-choice = i capi si scelgono a carte scoperte invece che a sorte
option-lone-scores = anche un personaggio senza vasi conta le sue sfere
option-handicap = un handicap per il giocatore più forte: di quante sfere sotto lo 0 comincia
option-spheres = con quante sfere finisce la partita; meno sono, più corta è la partita (variante)
