### Tournaments: the list, one of them, its tables; what somebody makes one of.

title = tournois
    .line = Tournois, et la partie du jour
    .line-open = Tournois, et la partie du jour · ouverts : { $open }
    .line-on = Tournois, et la partie du jour · le tien : ronde { $round } sur { $rounds }
question = Choisis un tournoi, ou la partie du jour.
none = Personne n'a encore créé de tournoi.
make = Créer un tournoi
    .key = en créer un

## A tournament in a line, and its page

named = { $game } à { $players }, { $form ->
    [swiss] suisse
    [all] tous contre tous
   *[balanced] équilibré
}, { $equal ->
    [yes] donnes égales
   *[no] donnes séparées
}
open-line = { $is_in ->
    [yes] { $people ->
        [one] { $people } personne : toi
       *[other] { $people } personnes, dont toi
    }
   *[no] { $people ->
        [one] { $people } personne, on peut s'inscrire
       *[other] { $people } personnes, on peut s'inscrire
    }
}
on-line = { $people ->
    [one] ronde { $round } sur { $rounds }, { $people } personne
   *[other] ronde { $round } sur { $rounds }, { $people } personnes
}
over-line = fini, première place : { $winner }
    .shared = fini, première place partagée : { LIST($winners) }
off-line = annulé
made-by = créé par { $name }
utc = { DATETIME($time, dateStyle: "medium", timeStyle: "short") } UTC
begins-at = Il commence : { $when }.
    .own = Il commence quand tu veux, par « { begin } ».
    .full = { $people ->
        [one] Il commence avec { $people } personne inscrite.
       *[other] Il commence avec { $people } personnes inscrites.
    }
    .hand = Il commence quand la personne qui l'a créé le décide.
rounds-of = { $rounds ->
    [one] { $rounds } ronde, { $pace }
   *[other] { $rounds } rondes, { $pace }
}
    .rated = { rounds-of }, classé
rounds-yet-open = rondes selon le nombre de personnes
pause = { $seconds ->
    [one] La prochaine ronde commence dans { $seconds } seconde.
   *[other] La prochaine ronde commence dans { $seconds } secondes.
}
    .waits = La prochaine ronde commence dès que deux personnes sont là.
playing = { $tables ->
    [one] On joue encore à { $tables } table.
   *[other] On joue encore à { $tables } tables.
}
enter = S'inscrire
    .key = s'inscrire
rated-sure = Ce tournoi est classé
enter-again = Se réinscrire
leave = Quitter le tournoi
    .key = le quitter
    .question = Quitter le tournoi ?
    .about = Tu n'as plus d'adversaires, et rien pour les rondes que tu manques. Ta partie en cours reste à toi. Tu peux te réinscrire.
leave-sure = Ta partie en cours reste à toi : joue-la jusqu'au bout.
begin = Le commencer maintenant
call-off = L'annuler
    .sure = L'annuler ?
    .about = Les parties en cours se jouent jusqu'au bout ; il n'y en a plus de nouvelles.
yes = Oui
no = Non
to-table = À ta table
    .key = ta table
entered = Tu participes.
has-left = Tu ne participes plus.
pages-key = tableau, rondes

## Standings

standings = tableau
row = { $place }  { $name } { $points } points · adversaires { $met } · victoires { $firsts }
    .gone = { row } · départ
nobody-yet = Personne ne s'est encore inscrit.
forgotten = quelqu'un sans nom
ties = Égalité : les points des adversaires, puis les victoires ; sinon, place partagée.
worth-scale = Une ronde vaut de 0 à 1 point : la part des autres qui ont fait moins bien.

## A round

round = ronde { $round }
table-waits = { $names } · attend une place
table-plays = { $names } · en cours
table-over = { $names } · victoire : { $first }
table-void = { $names } · fermée par l'hôte : un demi-point chacun
bye = { $name } · repos : un point
out = { $name } · absence
field = Pour comparer, des bots ont joué cette donne entre eux. La première place y a eu tant de points d'avance (+) ou de retard (−) : { LIST($points) }.
worth = { $name } { $points }
no-record = Cette table n'existe plus ; l'hôte en a l'enregistrement : { $record }.

## What is filled in

form-title = créer un tournoi
form-question = À quoi veux-tu faire jouer ?
form-make = Le créer
    .key = le créer
game = Jeu
    .about = À quoi l'on joue.
players = Par table
    .about = Combien de joueurs par table. À deux, la formule est au choix.
form = Formule
    .about = Qui joue contre qui.
swiss = suisse
    .about = Ceux qui ont autant de points jouent ensemble, et personne ne retrouve un adversaire tant qu'il en reste un autre.
all = tous contre tous
    .about = Chacun joue une fois contre chacun ; 24 personnes au plus.
balanced = équilibré
    .about = Chacun rencontre le plus d'autres possible.
deals = Donnes
    .about = La même donne à toutes les tables d'une ronde.
equal = égales
    .about = Toutes les tables ont la même donne ; ton résultat se compare à ceux de ta place aux autres tables, et à des bots.
own = séparées
    .about = Chaque table a sa propre donne : ce qui compte est qui finit devant qui.
rounds = Rondes
    .about = Combien il y en a.
rounds-usual = selon le nombre
    .about = Suisse : autant qu'il en faut pour savoir qui est le meilleur. Tous contre tous : jusqu'à ce que tous se soient rencontrés. À trois ou plus par table : quatre.
rounds-some = { $rounds }
begins = Début
    .about = Quand il commence.
by-hand = quand je le dis
    .about = Tu le commences sur sa page.
when-full = avec { $people }
    .about = { $people ->
        [one] Dès que { $people } personne s'est inscrite.
       *[other] Dès que { $people } personnes se sont inscrites.
    }
in-minutes = { $minutes ->
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}
    .about = Avec ceux qui se sont inscrits d'ici là, deux au moins.
in-days = { $days ->
    [one] dans { $days } jour
   *[other] dans { $days } jours
}
at-time = un jour et une heure …
    .about = On te les demande.
which-time = Jour et heure, UTC, comme { "2026-12-24 20:00" } :
no-time = Ce n'est pas un jour avec une heure.
rated-on = Toutes les parties changent les classements de ceux qui jouent.

## A table of one, wherever it is named

begun = La ronde { $round } du tournoi a commencé : { $game }.
waits = La ronde { $round } du tournoi a commencé : ta partie { WHOSE($game) } t'attend dans le salon.
table-of = tournoi, ronde { $round }
    .brief = tournoi
