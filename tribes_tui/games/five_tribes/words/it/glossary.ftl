### The words of the game, each with what it means, and the signs on its table.

tile = tessera
    .means = Una delle trenta: un villaggio, un luogo sacro, un'oasi, un mercato piccolo o grande.
meeple = meeple
    .means = Uno degli omini sulle tessere, delle cinque tribù.
tribe = tribù
    .means = Visir, anziani, mercanti, costruttori o assassini.
vizier = visir
    .means = Un punto alla fine, più dieci per ogni avversario che ne ha meno di te.
elder = anziano
    .means = Due punti alla fine. Gli anziani pagano anche i geni e i loro poteri.
merchant = mercante
    .means = Prende la prima carta rimasta nella fila.
builder = costruttore
    .means = Guadagna una moneta d'oro per ogni tessera blu nel quadrato di nove intorno a dove è stato raccolto.
assassin = assassino
    .means = Insieme uccidono un meeple: su una tessera distante al massimo tanti passi quanti sono gli assassini, oppure un visir o un anziano davanti a un avversario.
camel = cammello
    .means = Sta su una tessera che controlli: i suoi punti sono tuoi. Quando un giocatore non ne ha più, la partita finisce con quel round.
palm-tree = palma
    .means = Tre punti per chi controlla la sua tessera. Una mossa che finisce su un'oasi ne pianta una lì.
palace = palazzo
    .means = Cinque punti per chi controlla la sua tessera. Una mossa che finisce su un villaggio ne costruisce uno lì.
djinn = genio
    .means = Una carta con dei punti e un potere. Un luogo sacro la vende per due anziani, oppure un anziano e un fachiro.
fakir = fachiro
    .means = Una carta che non si vende mai e non dà punti. Spendi i fachiri per aiutare costruttori e assassini, o per pagare i geni.
good = merce
    .means = Ogni carta che non sia un fachiro. Merci di tipi diversi si vendono insieme: più tipi, più oro.
row = fila
    .means = Le carte scoperte del mercato: i mercanti prendono le prime, i mercati vendono quelle davanti.
bid = offerta
    .means = Quanto un giocatore paga per il suo posto nell'ordine del round: gioca prima chi offre di più, poi chi non paga niente, a cominciare dall'ultimo. Giocare presto vale quanto la mossa migliore rende più della seconda: spesso meno di quanto costa, e così molti offrono zero.
gold-coin = moneta d'oro
    .means = Paga offerte e mercati; ognuna che ti resta è un punto.
sale = vendita
    .means = Merci di tipi diversi in cambio di oro: 1, 3, 7, 13, 21, 30, 40, 50 o 60 da uno a nove tipi.
turn = turno
    .means = Ciò che fa un giocatore quando tocca a lui: mossa, tribù, tessera, vendita. In due, ciascuno ha due turni a round.

## Signs

sign-v = un visir, giallo
sign-e = un anziano, bianco
sign-m = un mercante, verde
sign-b = un costruttore, blu
sign-a = un assassino, rosso
sign-four = quattro di loro
sign-camel = un cammello: la tessera è presa
sign-palm = una palma, 3 punti; un numero dietro le conta
sign-palace = un palazzo, 5 punti; un numero dietro li conta
sign-points = alla fine del nome di una tessera: i suoi punti
sign-brings = accanto alle cose di un giocatore: i punti che danno ora
