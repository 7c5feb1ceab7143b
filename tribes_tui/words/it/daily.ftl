### Che cosa dicono le partite del giorno.

this = la partita del giorno: { $key } copia il risultato
    .brief = { $key } copia il risultato
copy = copia il risultato
copied = Copiato: { $text }
told = Tribes, { $game }, { $day }: { $result }{ $hinted ->
    [yes] , con suggerimenti
   *[no] , senza suggerimenti
}

day = giorno
same = Stesse carte, stessi dadi, stesse tessere per chi gioca quel giorno.
play = gioca
game = giorno e gioco
open = apri
at-move = mossa { $moves }
over = finita
to-play = non iniziata
how-to-play = Per giocarne una, dai il comando: tribes play, un gioco, e --daily.
is-over = la partita di oggi di { $game } è finita: tribes replay { $name } la mostra di nuovo, tribes play con --seed { $seed } la ricomincia da capo
listing = Partite del giorno: { $facts }.
see-again = rivedi
to-begin = inizia la partita di oggi di { $game }
to-go-on = continua la partita di { $game }, { $day }
to-see = rivedi, mossa per mossa: { $game }, { $day }
past = { CAPITAL($day) }: non hai giocato { $game }. Una partita del giorno si gioca nel suo giorno.
    .brief = La partita del giorno si gioca nel suo giorno.
dealt = L'immagine mostra le carte o le tessere con cui cominci.
with-hints = Giocata con suggerimenti.
in-a-row = { $day }, partite finite per { $days } giorni di fila
line = { $day }, { $game }: { $result }.
    .par = { $day }, { $game }: { $result }; bot: { $made }.
par = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [master] maestro
   *[other] { $level }
} { $number }
made = I bot hanno fatto: { $made }.
    .medians = { $games ->
        [0] Bot, mediane: { $made }.
       *[other] Bot, mediana di { $games }: { $made }.
    }
    .wins = Partite vinte dai bot: { $made }.
    .seated = Partite vinte dai bot al tuo posto: { $made }.
    .typical = I bot al tuo posto di solito fanno: { $made }.
played = Partite giocate dai bot con questo seme: { $made }.
against = Contro { $bots }, con le regole solite.
tally = { $game } in questi { $days } giorni: partite finite { $finished }, vinte { $won }.

# What a key does, in a few words more, in the list of everything by name.
game-told = a un altro gioco, o a un altro giorno
open-told = giocala, continuala o rivedila
copy-told = il tuo risultato in una riga da mandare agli amici
# In the cell of a past day.
not-played = saltata
