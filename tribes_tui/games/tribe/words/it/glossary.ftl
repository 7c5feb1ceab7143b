### Le parole di Tribe, e i segni sul suo tavolo: che cos'è ognuno, e che cosa significa.

## Parole

character = personaggio
    .means = Un guerriero, un anziano, un cacciatore, uno sciamano o uno scout: comincia una catena e vuole tre vasi.
vase = vaso
    .means = Una carta con delle sfere e un'icona (un multi vale per tutte); un personaggio ne vuole tre. Un totem non è un vaso.
multi = multi
    .means = Un vaso che vale qualsiasi vaso. Una catena può averne uno solo.
icon = icona
    .means = Calumet, bandiera, tempesta, arma o spirito: ogni vaso ne ha una, tranne il multi, e sta nel nome della carta: la bandiera del cielo e quella del sole sono bandiere, il vento e il fulmine di tempesta sono tempeste. Un personaggio mostra le tre che vuole, in ordine.
chain = catena
    .means = Un personaggio e i suoi vasi in ordine. Con tre vasi è completa.
alone = solo
    .means = Si dice di un personaggio senza vasi.
    .plural = soli
totem = totem
    .means = Una carta da cinque sfere, posata su una catena completa: da allora nessuno può attaccarla.
magical = magica
    .means = Si dice di una catena con un totem e con i vasi di un solo colore (un multi li ha entrambi): vale dieci in più.
    .plural = magiche
sphere = sfera
    .means = Un punto: quanto vale una carta sul tavolo alla fine di una sfida. Quando qualcuno ne ha cento, o meno in una partita breve, vince il totale più alto.
event = evento
    .means = Una carta che distrugge vasi: il lupo uno, il bufalo due.
wolf = lupo
    .means = Un evento che distrugge un vaso.
    .plural = lupi
buffalo = bufalo
    .means = Un evento che distrugge due vasi.
    .plural = bufali
protection = protezione
    .means = Una carta che salva vasi, detta anche penne: la forza uno, il coraggio due.
action = azione
    .means = Una carta che fa pescare tre carte, o blocca un giocatore.
draw-three = pesca 3
    .means = Una carta azione: peschi tre carte, poi ne scarti tre.
    .plural = pesca 3
block = blocco
    .means = Una carta azione: chi la riceve salta un turno.
leader = capo
    .means = Il personaggio sul tabellone di un giocatore, che non è mai una carta: quel personaggio può restare solo nelle sue catene.
challenge = sfida
    .means = Quello che si gioca da una distribuzione finché qualcuno non chiude, o nel mazzo e negli scarti non restano vasi né totem, o si arriva al limite di turni. Poi si contano le sfere.
closer = chi chiude
    .means = Chi completa abbastanza catene: la sfida finisce, e tutti gli altri pagano per le carte rimaste.
draw-pile = mazzo
    .means = Le carte coperte da cui si pesca.
discard = scarto
    .means = Una carta messa via, scoperta. Quella in cima si può prendere se è un vaso o un totem.

## Segni, ognuno con il suo significato

sign-red = una sfera rossa
sign-blue = una sfera blu
sign-both = una sfera di entrambi i colori insieme
sign-no-colour = la sfera di un personaggio, che non ha colore
sign-hang-together = due carte appartengono alla stessa catena
sign-back = una carta coperta accanto a una catena
sign-would-bring = quanto porta un totem a una catena di un colore: le sue cinque sfere, e dieci per la magia
sign-chip = in una finestra stretta: un vaso posato, blu, da 2 sfere
sign-title-points = 46 punti delle sfide precedenti, e 25 che porterebbero ora le catene
    .sign = 46+25 punti
sign-title-chains = quante carte deve ancora posare quel giocatore, una per turno, perché bastino le catene complete e la sfida sia chiusa
    .sign = 6 carte alla fine
sign-costs = sopra la tua mano: i tuoi punti in tutto se la sfida la chiude un altro: con ciò che valgono le tue catene, meno le carte in mano e coperte
    .sign = se un altro
sign-may-hide = qui si può nascondere una carta, coperta
sign-played = carte azione giocate: tornano nella prossima sfida
    .sign = 3 giocate
sign-wanted = il vaso che va ora sulla catena
    .sign = ora  →
sign-is-whole = una catena completa
    .sign = ✓
sign-is-alone = un personaggio senza vasi: se non riceve un vaso, se ne va alla fine del prossimo turno di chi l'ha, a meno che non sia il suo capo
    .sign = solo
