### Che cosa dice la schermata iniziale, oltre a che cos'è ogni gioco (`about`).

motto = giochi di tribù, in ogni terminale
welcome = { $window ->
    [small] { $colours ->
        [reduced] Ciao! 1-6 iniziano una partita con un bot. Meglio 120x40 e COLORTERM=truecolor.
       *[all] Ciao! I tasti da 1 a 6 iniziano una partita contro un bot.
    }
   *[large] { $colours ->
        [reduced] Ciao! I tasti da 1 a 6 iniziano una partita contro un bot. Con COLORTERM=truecolor le immagini hanno tutti i colori.
       *[all] Ciao! I tasti da 1 a 6 iniziano una partita contro un bot.
    }
}
too-small = Questa finestra è { $width } per { $height }. Tribes ne vuole una di 80 per 24: ingrandiscila, o rimpicciolisci i caratteri. Oppure premi q per uscire.
choose = scegli
walk = vai
help = aiuto
keys = tasti
suspend = pausa, finché non scrivi fg
stays = Da qui una partita in pausa non si potrebbe riprendere, perciò continua.
how-to-leave = q esce, qui e a un tavolo. Ogni mossa è salvata.
how-many = { $players } giocatori
won-of = { $won } su { $games } vinte
games = Giochi
else-here = Tutto il resto
new-to = Non conosci { $game }? Premi { $key } e poi Invio per impararlo; Invio per giocare.
taught-before = { $game }: premi { $key } e poi Invio per rifare la lezione; Invio per giocare.
another = { $game }: partita in corso. { $key } la continua, Invio ne comincia un'altra.
    .among = { $game }: una partita aspetta ({ $key }). Invio ne comincia un'altra.
leaves = Ogni mossa è salvata. Premi ancora { $key } per uscire da Tribes.
opens = { $label } …
begin = inizia una partita a { $game }
host = Ospita tavoli per amici
    .about = Gli amici arrivano ai tuoi tavoli con ssh, anche per un torneo. Dalla riga di comando, tribes serve --help spiega come.

go-on = Continua { $game }
last = { $game }: partita lasciata dopo { $move ->
    [one] { $move } mossa
   *[other] { $move } mosse
}.
    .with = { $game }: partita lasciata dopo { $move ->
        [one] { $move } mossa
       *[other] { $move } mosse
    }, contro { $others }.
play = Gioca ora { $game }

## What is no game

new-game = Nuova partita
    .about = Scegli il gioco, chi gioca e le opzioni.
journey = Viaggio
    .about = Una mappa di tappe attraverso i sei giochi.
daily = Partite del giorno
    .about = Ogni giorno le stesse carte per tutti.
puzzles = Rompicapi
    .about = Trova la mossa con più probabilità di vincere. Uno nuovo ogni giorno.
learn = Impara un gioco
    .about = Una breve partita guidata, mossa per mossa.
saves = Partite salvate
    .about = Continua una partita, o rivedila.
statistics = Statistiche
    .about = I tuoi risultati, per gioco e per avversario.
rules = Regolamenti
    .about = Le regole dei sei giochi, con la ricerca.
settings = Impostazioni
    .about = Colori, segni, movimento, tasti, aiuto.
quit = Esci
    .about = Ogni mossa è già salvata.

## Names of keys on every screen, as they stand on keyboards of this language

enter-key = Invio
space-key = Spazio
shift-tab-key = Maiusc+Tab
backspace-key = Backspace
home-key = Inizio
yes-key = s
end-key = Fine
page-up-key = Pag↑
page-down-key = Pag↓

## Pictures of tables

on-picture = { $word ->
    [shaman] sciamano
    [hunter] cacciat.
    [weapon] arma
    [spirit] spirito
    [calumet] calumet
    [storm] tempesta
    [warrior] guerr.
    [scout] scout
    [elder] anziano
    [flag] bandiera
    [multi] multi
    [wolf] lupo
    [buffalo] bufalo
    [draw3] pesca 3
    [block] blocco
    [courage] penne
    [strength] penne
    [totem] totem
    [character] person.
    [horse] cavallo
    [object] oggetto
    [red] rosso
    [green] verde
    [blue] blu
    [sacred] Sacro
    [market] Mercato
    [village] Villag.
   *[oasis] Oasi
}

# What a key does, in a few words more, in the list of everything by name.
choose-told = apre ciò su cui sta il cursore
