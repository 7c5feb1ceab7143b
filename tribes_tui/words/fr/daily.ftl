### Ce que disent les parties du jour.

this = la partie du jour : { $key } copie ton résultat
    .brief = { $key } copie ton résultat
copy = copier ton résultat
copied = Copié : { $text }
told = Tribes, { $game }, { $day } : { $result }{ $hinted ->
    [yes] , avec des conseils
   *[no] , sans conseil
}

day = jour
same = Les mêmes cartes, dés et tuiles pour tous ceux qui jouent ce jour-là.
play = jouer
game = jour et jeu
open = ouvrir
at-move = coup { $moves }
over = finie
to-play = à jouer
how-to-play = Pour en jouer une, donne la commande : tribes play, un jeu, et --daily.
is-over = la partie du jour { WHOSE($game) } est finie : tribes replay { $name } la montre de nouveau, tribes play avec --seed { $seed } la recommence
listing = Parties du jour : { $facts }.
see-again = revoir
to-begin = commencer la partie du jour { WHOSE($game) }
to-go-on = continuer la partie { WHOSE($game) }, { $day }
to-see = revoir, coup par coup : { $game }, { $day }
past = { CAPITAL($day) } : tu n'as pas joué à { $game }. Une partie du jour se joue le jour même.
    .brief = La partie du jour se joue le jour même.
dealt = L'image montre la donne, telle que tu la vois au début.
with-hints = Jouée avec des conseils.
in-a-row = { $day }, une partie finie { $days } jours de suite
line = { $day }, { $game } : { $result }.
    .par = { $day }, { $game } : { $result } ; bots : { $made }.
par = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
   *[other] { $level }
} { $number }
made = Les bots en ont fait : { $made }.
    .medians = { $games ->
        [0] Bots, médianes : { $made }.
       *[other] Bots, médiane de { $games } : { $made }.
    }
    .wins = Parties gagnées par les bots : { $made }.
    .seated = Gagnées par des bots à ta place : { $made }.
    .typical = Des bots à ta place font d'ordinaire : { $made }.
played = Parties que les bots en ont jouées : { $made }.
against = Contre { $bots }, avec les règles habituelles.
tally = { $game }, ces { $days } jours : parties finies { $finished }, gagnées { $won }.

# What a key does, in a few words more, in the list of everything by name.
game-told = à un autre jeu, ou à un autre jour
open-told = la jouer, la continuer ou la revoir
copy-told = ton résultat en une ligne à envoyer aux amis
# In the cell of a past day.
not-played = non jouée
