### Les mots communs à tous les jeux, tels que les a la dernière section d'un livre de règles.

title = Mots de ce jeu
everywhere = À toutes les tables :
player = joueur
    .means = Qui a une place à la table, personne ou bot.
bot = bot
    .means = Un joueur que mène le programme, de facile à maître ; équilibré suit tes résultats.
seat = place
    .means = L'endroit d'un joueur, qu'une personne ou un bot peut tenir.
table = table
    .means = Ce que tous voient : les pièces, les places, le journal.
turn = tour
    .means = Ce qu'un joueur fait avant que ce soit au suivant.
round = manche
    .means = D'une donne, ou du premier joueur, jusqu'à ce que tous aient joué leurs tours.
move = coup
    .means = Une décision, telle que la comptent le journal et une partie revue.
hand = main
    .means = Les cartes qu'un joueur tient et que nul autre ne voit.
log = journal
    .means = Ce qui s'est passé, ligne par ligne.
hint = conseil
    .means = Ce qu'un bot ferait à ta place, en voyant ce que tu vois.
lesson = leçon
    .means = Une courte partie guidée.
