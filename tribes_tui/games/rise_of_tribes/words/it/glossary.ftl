### The words of the game, what they mean, and the signs on its table.

## Words

hex = esagono
    .plural = esagoni
    .means = Un posto sulla mappa: un lago, una foresta o una montagna.
member = membro
    .means = Una delle venti persone di una tribù.
tribe = tribù
    .means = Il popolo di un giocatore; per un villaggio ogni tribù paga un prezzo diverso.
village = villaggio
    .means = Dà un punto all'inizio di ogni turno del proprietario; senza un suo membro cade.
resource = risorsa
    .means = Cibo, legno o pietra.
population = popolazione
    .means = I membri e gli invasori in un esagono; più di cinque sono troppi.
goal = scopo
    .means = Una carta, sviluppo o obiettivo, che dà punti a chi la completa.
development = sviluppo
    .means = Uno scopo che costa risorse e aiuta per il resto della partita.
achievement = obiettivo
    .means = Uno scopo che non costa niente ma chiede esagoni, membri o un ricco raccolto.
victory-point = punto vittoria
    .means = Vince subito chi ne ha per primo quindici; in una partita breve, dieci o sette.
die = dado
    .plural = dadi
    .means = Mostra un sole, una luna o un vuoto.
action = azione
    .means = CRESCITA, MOVIMENTO, RACCOLTA o COMANDO; i tre dadi che ha sopra dicono quanto è forte.
event = evento
    .means = Una tessera portata da un doppio, se uno dei due spazi è libero.
double = doppio
    .means = Due dadi uguali: gli eventi in corso hanno effetto, poi se ne pesca uno nuovo se c'è uno spazio libero.
conflict = conflitto
    .means = In un esagono con più di cinque fra membri e invasori, tutte le parti ne perdono uno insieme, più volte, finché non ne resta al massimo una; una tribù da sola scende a cinque.
volcano = vulcano
    .plural = vulcani
    .means = Erutta sugli esagoni accanto, che possono dare pietra.
invader = invasore
    .means = Non è di nessuno; dove sta, nessuno raccoglie o costruisce, e chi batte l'ultimo ottiene due punti.
mammoth = mammut
    .means = Un dado e quattro membri lì lo cacciano per tre cibo e un punto; oppure, per tre cibo, lo domano per tre punti, che si perdono se mai resta senza un tuo membro.
tiger = tigre
    .means = Viene sulle montagne e prende membri; un dado e un membro lì, che si perde, la cacciano per un punto.
leader = capotribù
    .means = Un modulo: ogni tribù ne ha due, ciascuno con un potere, e gioca con uno.
elder = anziano
    .means = Un modulo: vive in un villaggio; una volta a turno, per una risorsa, la sua tribù può usare lo sviluppo di un'altra.
glacier = ghiacciaio
    .means = Un terreno speciale: ghiaccio su una montagna, con posto per tre membri, nessun villaggio e al massimo una pietra; la quinta pietra posata lo scioglie.

## Signs

sign-sun = un sole: due su un'azione la rendono forte
sign-moon = una luna: due su un'azione la rendono debole
sign-points = punti, e quanti ne portano i villaggi ogni turno
sign-price = un prezzo, sotto le parole cibo, legno e pietra: in rosso quel che ti manca
sign-offer = quanto darebbe un'azione con quel dado: verde se forte, pallido se debole
sign-members = membri di una tribù, un punto ciascuno, dopo il nome del suo giocatore
sign-number = quanti membri di ognuna: cifre dove i punti non hanno posto
sign-small = sugli esagoni piccoli: tre invasori, due pietre, un anziano, la tigre, il mammut
sign-village = un villaggio, e di chi
sign-crowd = troppi in un esagono di più tribù: dopo le azioni lottano
sign-over = una tribù sola in un esagono ne ha troppi: dopo le azioni li perde
sign-great = Grande Lago, Grande Foresta o Grande Montagna: 1 in più quando raccogli lì
sign-letters = i nomi degli esagoni, in ordine di lettura
sign-site = dove può venire a stare un vulcano

## Illustrations of the rulebook

figure-faces = sole, luna, vuoto
figure-strong = due soli: forte
figure-between = vie di mezzo
figure-weak = due lune: debole
figure-terrains = cibo, legno, pietra
figure-crowd = Sei membri in A, uno più di cinque: lottano. Due in B no.
figure-village = il villaggio di Ada
