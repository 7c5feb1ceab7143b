### Why the host doesn't do what somebody wants: clauses that are shown as sentences, with a capital and a full stop.

## Coming in, and codes

code-unknown = cette invitation n'existe pas (ou plus)
code-used = cette invitation a déjà servi
only-with-key = seule une personne venue avec une clé peut inviter ici
only-keeper-invites = seul l'hôte peut inviter sur ce serveur
enough-codes = cette table a déjà un code valable pour chaque place

## Names

name-length = un nom a de { $least } à { $most } caractères
name-signs = un nom se fait de lettres et de chiffres, avec des espaces, points, tirets ou apostrophes entre eux
name-alphabets = un nom s'écrit dans un seul alphabet
name-rare = un nom s'écrit dans un alphabet d'usage courant
name-reserved = { $name } n'est pas un nom de personne ici
name-alike = { $name } pourrait se confondre avec quelqu'un d'autre qui joue ici
too-many-people = ce serveur connaît déjà trop de monde

## Tables

table-gone = cette table n'existe plus
no-game-to-resign = il n'y a là aucune partie à toi à abandonner
no-free-seat = il n'y a plus de place libre à cette table
by-invitation = cette table est sur invitation : demande un code à qui l'a ouverte
at-tables-already = { $tables ->
    [one] tu as déjà 1 table : finis-la d'abord
   *[other] tu as déjà { $tables } tables : finis d'abord l'une d'elles
}
host-holds-no-more = ce serveur a toutes les tables qu'il peut tenir
opener-begins = c'est à qui a ouvert la table de commencer la partie
not-over = cette partie n'est pas finie
is-sealed = d'autres doivent encore jouer la même donne
not-your-seat = ce n'est pas ta place
only-who-sits = seule la personne assise là peut le faire
only-who-played = seul qui y a joué joue de nouveau
begun-without-you = cette partie a commencé sans toi

rated-guest = pour une partie classée, il faut pouvoir te reconnaître : viens avec une clé
hands-agree = qui regarde cette partie voit toutes les mains, quelques coups après : assieds-toi depuis le salon, où l'on te demande ton accord
rated-agree = cette partie est classée : assieds-toi depuis le salon, où l'on te demande ton accord

not-waiting = tu n'attends plus de partenaires

## Tournaments, and the day's deal

same-deal = tu dois encore jouer la même donne, ou tu la joues : tu pourras regarder quand ta partie sera finie
only-keeper-makes = seul l'hôte de ce serveur crée des tournois
many-tournaments = ce serveur a tous les tournois qu'il peut tenir
no-such-form = il n'y a pas de tournoi de ce genre
tournament-size = un tournoi commence avec { $least } à { $most } personnes
tournament-time = { $days ->
    [one] un tournoi commence d'ici { $days } jour
   *[other] un tournoi commence d'ici { $days } jours
}
tournament-guest = pour cela, il faut pouvoir te reconnaître : viens avec une clé
cant-enter = personne d'autre ne peut s'inscrire à ce tournoi
only-maker = seuls l'hôte et la personne qui a créé le tournoi peuvent le faire, et seulement tant que c'est possible
tournament-few = { $least ->
    [one] un tournoi demande { $least } personne au moins
   *[other] un tournoi demande { $least } personnes au moins
}
tournament-gone = ce tournoi n'existe plus
played-today = tu as déjà joué la partie du jour

## Plans of a table

players = { $game } se joue de { $least } à { $most } joueurs
first-seat = la première place est la tienne
no-bot = ce bot n'existe pas
rated-clock = une partie classée demande une pendule : regarde le rythme
rated-options = une partie classée a la durée habituelle et aucun handicap
rated-bots = dans une partie classée, pas de bots dont la force n'est pas mesurée
lost-clock = une place ne se perd que là où il y a des pendules
hands-late = les mains se voient avec au moins { $moves } coups de retard
hands-off = ce serveur ne montre aucune main
no-programs = à un serveur ne jouent que des personnes et des bots, aucun programme : il ne lance pas de commande envoyée par quelqu'un

## Inviting people

nobody-called = personne ici ne s'appelle { $name }
invited-many = tu viens d'inviter beaucoup de monde : attends une demi-minute
has-begun = cette partie a commencé
opener-invites = seule la personne qui a ouvert la table peut y inviter
sits-here = { $name } a une place à cette table
    .you = tu as une place à cette table
is-invited = { $name } a une invitation
has-declined = { $name } a refusé
enough-invited = personne d'autre ne peut être invité à cette table

## Talk

silenced = l'hôte de ce serveur t'a retiré la parole pour toujours
    .until = l'hôte de ce serveur t'a retiré la parole jusqu'au { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC
    .reason = { silenced }. La raison : { $reason }
    .until-reason = { silenced.until }. La raison : { $reason }
one-note = tu peux laisser un seul mot à l'hôte, et pas vide
reported-many = tu viens de beaucoup signaler : attends deux minutes
too-much-talk = un instant, s'il te plaît : { $lines } lignes en { $seconds } secondes suffisent

## What the disk or the database refuses: whole sentences

disk = Le disque du serveur a refusé : { $why }.
name-not-kept = Le serveur ne peut pas te retenir pour l'instant : { $why }.
database-silent = la base de données du serveur ne répond pas
database-busy = d'autres changent sans cesse les mêmes choses
