### What the rules tell by these keys: why an action is not legal now (rules/rise_of_tribes/notation): a clause, in small letters,
### without an end. $hex as it is typed; $resource, $goal, $item by their English names.

when-roll = i dadi si tirano all'inizio del tuo turno
when-dream = il Tempo del Sogno è per l'inizio del tuo turno, prima del tiro
no-dream = non hai appena guardato due tessere evento
when-light = una luna si può accendere solo subito dopo il tiro
when-die = non è il momento di piazzare un dado
when-grow = i membri crescono durante la tua CRESCITA
when-move = i membri si muovono durante il tuo MOVIMENTO
when-wayfare = i Viandanti viaggiano durante il tuo MOVIMENTO
no-wayfarers = nessun Viandante è in cammino
when-shift = il mammut domato si sposta durante il tuo MOVIMENTO
when-gather = le risorse si raccolgono durante la tua RACCOLTA
when-return = gli scopi tornano sotto il mazzo durante il tuo COMANDO, prima di pescare
no-choice-to-take = non c'è nessuna risorsa a scelta da prendere
nothing-to-pay = non c'è nulla da pagare a tua scelta
only-crafty-builders = solo gli Abili Costruttori risparmiano una risorsa, quando costruiscono
no-victim = non c'è da scegliere un membro avversario
nothing-to-place = ora non c'è nulla da piazzare
nobody-to-lose = ora non hai membri da perdere
when-volcano = il vulcano si posa quando la sua tessera esce per la prima volta
no-auction = non c'è un'asta
no-winning-bid = non c'è un'offerta vincente da distribuire
when-conflicts = i conflitti si risolvono dopo le due azioni
when-bow = l'Arco colpisce solo all'inizio di un conflitto in cui attacchi
when-cunning = Subdolo è per la tua fase dei conflitti
when-intimidate = Intimidire è per il tuo turno, prima del primo conflitto
when-ambush = un agguato è per la tua fase dei conflitti
nobody-defeated = non hai membri sconfitti da salvare
when-build = i villaggi si costruiscono quando costruisci, all'ultimo passo del turno
when-hidden = il villaggio nascosto si costruisce quando costruisci, all'ultimo passo del turno
when-complete = gli scopi si completano quando costruisci, all'ultimo passo del turno
when-learn = la Conoscenza Condivisa si usa quando costruisci, all'ultimo passo del turno
when-altar = l'Altare si usa quando costruisci, all'ultimo passo del turno
when-leader = i capotribù si scelgono quando si piazzano i primi membri
when-buy = le tessere si comprano in un momento libero del proprio turno
only-trader = solo il Commerciante scambia risorse, e non nel mezzo di un pagamento
when-exogamy = Esogamia è per un momento libero del proprio turno
when-loan = un prestito si dichiara prima di un'azione o di un conflitto
must-choose = qui devi scegliere
both-dice = vanno piazzati entrambi i dadi
every-conflict = ogni conflitto va risolto
no-hex = questa mappa non ha un esagono { $hex }
no-such-choice = questo non è fra le scelte
not-open = quell'azione non è possibile
grown-enough = questa CRESCITA lì non dà altri membri
only-ambush = solo il potere Agguato fa crescere membri in agguato, finché ce ne sono nella tua riserva
too-far = { $hex } è troppo lontano da { $start }
wayfarers-once = i Viandanti vanno una volta per MOVIMENTO, da un tuo esagono esterno a un altro esagono esterno
mammoth-once = il mammut va una volta per MOVIMENTO, in un altro esagono che occupi
needs-members = Giungla e Oasi del Deserto chiedono { $number } tuoi membri
one-goal-a-village = puoi rimettere nel mazzo uno scopo per ogni tuo villaggio
no-such-die = { $die ->
    [sun] non hai un dado che mostra un sole
    [moon] non hai un dado che mostra una luna
   *[other] non hai un dado che mostra un vuoto
}
actions-differ = le due azioni di un turno devono essere diverse
no-beast = l'animale non è lì, o con lui hai troppo pochi membri, o troppo poco cibo
no-supply = non ti restano membri nella riserva
nobody-to-grow-from = in { $hex } non hai un membro da cui crescere
nobody-there = in { $hex } non hai membri
all-moved = tutti i tuoi membri in { $hex } si sono mossi in questo turno
no-moves = non ti restano movimenti
no-power-wayfarers = il tuo capotribù non ha il potere Viandanti
wayfarers-cost = i Viandanti costano un legno
no-mammoth = non hai un mammut domato
no-gathering-invaders = fra gli invasori nessuno raccoglie
gathered-there = da { $hex } hai già raccolto in questa azione
gathered-enough = hai raccolto da tutti gli esagoni che questa azione permette
only-next-to-volcano = solo un lago o una foresta accanto al vulcano danno invece pietra
no-such-goal = non hai questo scopo fra quelli in corso
no-elder-to-build = il tuo anziano è già sulla mappa, o in questa partita non ci sono anziani
hidden-when = lo costruisce solo il potere Villaggio Nascosto, e solo come tuo secondo villaggio, mentre uno sta sulla mappa
goal-not-met = { $goal ->
    [Oxen] ciò che il Bestiame chiede non c'è
   *[other] ciò che questo scopo chiede non c'è
}
no-shared-hex = non condividi nessun esagono con un avversario
altar-takes = l'Altare prende un membro dalla mappa e 4 risorse uguali, o 1 di ogni tipo
not-your-leader = questo non è un capotribù della tua tribù
cant-pay-item = non puoi pagarne il prezzo, o in questo momento non c'è nulla da decidere
exogamy-once = Esogamia vale una volta a turno, in un esagono condiviso, per 2 risorse e con un membro nella riserva
loan-needs = ti servono una risorsa da dare e uno sviluppo utile che quel giocatore ha completato e tu no
dreamt-already = hai già sognato in questo turno, o il mazzo è vuoto
light-needs = ti servono il potere Luce nel Buio, una luna e quella risorsa
village-there = in { $hex } c'è già un villaggio
no-building-invaders = fra gli invasori nessuno costruisce
no-village-on-glacier = sul Ghiacciaio non sta nessun villaggio
all-villages-built = tutti e { $number } i villaggi sono costruiti
village-costs = un villaggio ti costa { $food } cibo, { $wood } legno, { $stone } pietra
abandoned-needs-control = il Villaggio Abbandonato vuole un esagono che controlli
cant-pay-village = non puoi pagare un villaggio
cant-pay-goal = { $goal ->
    [Oxen] non puoi pagare il Bestiame
    [Cart] non puoi pagare il Carro
    [Horse] non puoi pagare il Cavallo
    [Pottery] non puoi pagare le Ceramiche
    [Bow] non puoi pagare l'Arco
    [Mysticism] non puoi pagare il Misticismo
    [Baskets] non puoi pagare le Ceste
   *[other] non puoi pagare questo scopo
}
no-shared-knowledge = la Conoscenza Condivisa non è in corso
knowledge-once = la Conoscenza Condivisa vale una volta a turno
no-resource = { $resource ->
    [food] non hai cibo
    [wood] non hai legno
   *[stone] non hai pietra
}
no-altar = non possiedi l'Altare
altar-once = l'Altare vale una volta a turno
not-for-sale = { $item ->
    [Altar] l'Altare non è in vendita
    [Walls] le Mura non sono in vendita
   *[other] la Piroga non è in vendita
}
no-power-exogamy = il tuo capotribù non ha il potere Esogamia
no-elder = il tuo anziano non è sulla mappa
loan-once = il prestito di un anziano vale una volta a turno
no-power-dreamtime = il tuo capotribù non ha il potere Tempo del Sogno
bid-at-most = puoi offrire al massimo { $most }: non possiedi di più
bid-of-the-box = un'offerta è al massimo ciò che possiedi, e mai più di { $most }: nella scatola non ce n'è di più
nothing-to-take = { $resource ->
    [food] qui non c'è cibo da prendere
    [wood] qui non c'è legno da prendere
   *[stone] qui non c'è pietra da prendere
}
no-such-gift = non hai quella risorsa, o quel giocatore non c'è
volcano-where = il vulcano sta accanto a due esagoni esterni, e tocca i tuoi membri se può
nobody-to-strike = lì non hai un membro che questo possa colpire
no-conflict = membri in { $hex }: { $members }, il limite è { $limit }: nessun conflitto
cunning-needs = Subdolo vuole un esagono con tuoi membri e un'altra parte, e ancora nessun conflitto
intimidate-drives = Intimidire scaccia un membro avversario da un esagono condiviso a uno adiacente
ambush-where = in questo turno non hai fatto crescita o movimento in quell'esagono
evade-where = gli sconfitti vanno in un esagono adiacente che controlli e che ha posto
bid-higher = un'offerta deve superare { $bid }
bid-to-others = l'offerta va agli altri giocatori
glacier-where = il Ghiacciaio si posa su una montagna
settle-where = ci si stabilisce su esagoni non occupati, un gruppo diviso su esagoni adiacenti
enter-where = si rientra su un esagono non occupato
tiger-where = la tigre va su una montagna, e su una diversa da prima
mammoth-where = il mammut viene su uno dei laghi meno popolati
invaders-where = gli invasori vengono su uno degli esagoni meno popolati
no-power-cunning = il tuo capotribù non ha il potere Subdolo
cunning-once = Subdolo vale una volta a turno, e costa una risorsa
no-power-intimidate = il tuo capotribù non ha il potere Intimidire
intimidate-once = Intimidire vale una volta a turno, prima del primo conflitto, e costa una risorsa
nobody-in-ambush = non hai membri in agguato
ambush-joins = un agguato si unisce a un conflitto

## Options, as the help of the command line tells them

option-special = gioca con { $name }
option-tribe = la tribù del posto { $seat }, a caso o scelta
option-elders = modulo: anziani della tribù
option-terrain = modulo: terreni speciali; mixed ne pesca tre
option-leaders = modulo: poteri dei capotribù, due per ogni tribù
option-bank = la banca ha 32 risorse di ogni tipo, non di più
option-layout = la forma della mappa per quattro giocatori
option-handicap = un handicap per il giocatore più forte: i punti con cui gli altri cominciano
option-standstill = dopo tanti round di fila senza un punto la partita finisce
option-points = i punti che fanno vincere; meno punti, partita più breve (variante)
same-tribe = Rise of Tribes: due giocatori non possono avere la stessa tribù
