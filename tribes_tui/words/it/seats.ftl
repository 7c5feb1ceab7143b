### Chi siede a un tavolo: che cosa è stato scritto male, e che cosa non va con bot e programmi.

## seats/parse.py

how = scrivi i posti come you, name:NOME, bot, bot:LEVEL o program:'COMANDO', separati da virgole
quote-open = in { $typed } una virgoletta non è chiusa
no-command = un programma è senza comando: { how }
no-seat = non c'è un posto { $typed }: { how }
empty-seat = un posto è vuoto: { how }
no-level = non c'è un livello di bot { $typed } (livelli: { $levels })
other-game = { $number ->
    [0] { $name } non gioca a questo gioco, e nessun altro rivale lo fa
   *[other] { $name } non gioca a questo gioco: i suoi rivali sono { LIST($rivals) }
}
called-twice = due posti si chiamano { $name }: da' a ognuno un nome suo
wrong-name = { $why ->
    [empty] un nome è vuoto
    [long] il nome { $name } ha più di { $longest } caratteri
   *[strange] il nome { $name } contiene caratteri che non si possono mostrare
}
bot = Bot { $number }

## seats/bots.py

drawn = { $why }; al suo posto una mossa è stata estratta a sorte
not-legal = il bot ha risposto { $action }, che non è permesso

## seats/thinker.py, seats/reviewer.py

bots-gone = i bot sono andati via
bots-not-started = il processo dei bot non si può avviare: { $why }
bot-failed = il bot non ce l'ha fatta: { $why }
bots-ended = il processo dei bot è finito all'improvviso (stato { $status }); ne è stato avviato un altro
bots-ended-for-good = il processo dei bot è finito all'improvviso (stato { $status }); non se ne può avviare un altro: { $why }
bots-end-always = il processo dei bot finisce ogni volta che gli si chiede questo
move-not-looked-at = una mossa non si è potuta esaminare: { $why }
process-ended = un processo è finito all'improvviso

## seats/lines.py: to whoever writes a program that answers in JSON lines

not-json = questo non è JSON
answer-with = rispondi con un oggetto che abbia "action" o "notation"
no-legal-action = "action" non è l'id di un'azione permessa
no-string = "notation" non è una stringa

## seats/program.py: the program of somebody in a seat

program-wrote = { $why }; ha scritto "{ $said }"
program-late = non ha risposto entro { $seconds } secondi
program-ended = è finito
program-answered = ha risposto altro: { $why }
program-not-started = non si può avviare: { $command }: { $why }
program-no-command = non si può avviare: il suo comando è vuoto, o una virgoletta non è chiusa
program-too-long = ha risposto più di quanto si possa leggere
program-stale = continuava a rispondere ad altre domande
program-gone = il programma di { $name } { $why }: da ora in poi lì gioca un bot facile
