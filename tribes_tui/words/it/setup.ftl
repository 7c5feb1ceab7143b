### Che cosa dice lo schermo di una nuova partita.

title = Una nuova partita
question = Chi siede al tavolo?
start = inizia
rules = regole
game = gioco
seats-keys = posti
start-button = Inizia
seats = Posti
players = Giocatori
seed = Distribuzione
seed-about = La distribuzione di un amico, come K7Q2-9FMX, ancora una volta. Vuoto: a caso.
by-chance = a caso
players-about = Quanti siedono al tavolo.
person = persona
person-about = A questa tastiera.
name-about = Come si chiama questo giocatore: premi Invio per scriverlo.
    .typed = Come si chiama questo giocatore: premi Invio quando il nome è giusto.
same-names = Due posti hanno lo stesso nome: da' a ognuno il suo.
bot = un bot, { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
    [even] alla pari
    [random] casuale
   *[other] { $level }
}
seat = Posto { $number }
wrong-seed = Scrivi una distribuzione, come K7Q2-9FMX, o un seme: { $why }.
plays = { CAPITAL(plays-so) }.
plays-so = { $level ->
    [random] gioca a caso
    [easy] valuta le conseguenze di ogni mossa, ma spesso sbaglia
    [medium] valuta le conseguenze di ogni mossa
    [hard] pensa fino a un secondo
    [master] pensa fino a quattro secondi
   *[even] segue i tuoi risultati; con più persone, come medio
}
follows = { $now } Segue i tuoi risultati.
remark = { $way ->
    [typing] Invio chiude il campo, poi s inizia.
    [kept] Come l'hai preparata l'ultima volta: s inizia.
   *[new] s inizia.
}
how-many = { $low } giocatori
    .to = da { $low } a { $high } giocatori
how-long = { $players }, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}

start-told = prepara il tavolo così com'è
game-told = prepara un altro gioco
seats-keys-told = un giocatore in più, o in meno
seats-limit = { $game } è per { $least }-{ $most } giocatori.
rules-told = il regolamento di questo gioco
