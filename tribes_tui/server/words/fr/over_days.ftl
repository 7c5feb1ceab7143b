### Games over days: being away, mail, what happened since, notes to the keeper; and showing hands to those who watch.

## In the lobby

title = Parties sur plusieurs jours : absence, mails
    .without-mail = Parties sur plusieurs jours : absence
    .key = sur plusieurs jours
question = Parties sur plusieurs jours
open = Ouvrir une table pour une partie sur plusieurs jours
go-away = Je m'absente quelques jours : mes pendules s'arrêtent
come-back = Je suis de retour : mes pendules repartent
    .sure = Déjà de retour ?
    .about = Tu perds alors le reste de ces jours : tu pourras t'absenter de nouveau à partir du { DATETIME($day, dateStyle: "short") }.
stay-away = Rester en absence
how-long = { $again ->
    [one] Pour combien de jours tes pendules s'arrêtent-elles ? Cela vaut là où une décision prend des heures ou des jours, une fois par { $again } jour, même si tu reviens plus tôt.
   *[other] Pour combien de jours tes pendules s'arrêtent-elles ? Cela vaut là où une décision prend des heures ou des jours, une fois en { $again } jours, même si tu reviens plus tôt.
}
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
is-away = Tu t'absentes jusqu'au { DATETIME($day, dateStyle: "short") } : tes pendules s'arrêtent là où une décision prend des heures ou des jours. Les autres continuent.
is-back = Tu es de retour : tes pendules repartent.
mail = M'écrire un mail quand c'est à moi
mail-stop = Plus de mail à { $address }
mail-code = J'ai le code envoyé à { $address }
mail-where = Où ? Tu y reçois d'abord un code, puis au plus un mail { $hours ->
    [one] par heure
   *[other] toutes les { $hours } heures
}, et seulement quand tu n'es pas là.
mail-asked = Un code part pour { $address } : tape-le ici quand tu l'as.
mail-type = Quel code as-tu reçu ?
mail-on = Tu reçois un mail quand c'est à toi.
mail-off = Tu ne reçois plus de mails.
wrong-code = Ce n'était pas le code.
your-turns = { $tables ->
    [one] C'est à toi à une table : elle est en tête.
   *[other] C'est à toi à { $tables } tables : elles sont en tête.
}
your-turn-left = à toi · { $left }
your-turn-stands = à toi · pendule arrêtée
news = { $moves ->
    [one] { $state } · { $moves } nouveau
   *[other] { $state } · { $moves } nouveaux
}
lost = perdue au temps
won = gagnée au temps
since = Depuis : { $text }
away = { $name } s'absente jusqu'au { DATETIME($day, dateStyle: "short") } : la pendule s'arrête.
back = { $name } est de retour : la pendule repart.

## What the host refuses: clauses

needs-key = pour t'absenter, il faut pouvoir te reconnaître : viens avec une clé
at-most = { $days ->
    [one] on peut s'absenter { $days } jour au plus
   *[other] on peut s'absenter { $days } jours au plus
}
not-again = ta dernière absence est trop récente : tu peux t'absenter de nouveau à partir du { DATETIME($day, dateStyle: "short") }
no-mail = ce serveur n'envoie pas de mails
no-address = ce n'est pas une adresse mail
address-taken = cette adresse est celle de quelqu'un d'autre ici
mailed-just-now = un mail vient d'y partir : attends une heure

## Mail

code-subject = Tribes : ton code
code-text =
    { $name },

    quelqu'un qui joue à Tribes sous ce nom veut savoir par mail quand c'est son tour. Si c'est toi,
    tape ce code dans le salon : { $code }

    Sinon, ne fais rien : rien d'autre ne viendra.
subject = { $games ->
    [one] Tribes : une partie t'attend
   *[other] Tribes : { $games } parties t'attendent
}
text =
    { $name },

    { $games ->
        [one] une partie t'attend :
       *[other] ces parties t'attendent :
    }

    { $lines }

    Tu peux arrêter ces mails dans le salon, sous « Parties sur plusieurs jours ».
turn-line = { $game }, avec { LIST($others) } : c'est à toi
    .left = { $game }, avec { LIST($others) } : c'est à toi, et il te reste { $left }
invited-line = { $by } t'invite à { $game }

## Showing hands to those who watch

hands = Qui regarde
    .about = Ce que voient ceux qui regardent. On demande d'abord son accord à qui s'assied.
hands-none = ne voit que le visible
hands-none-about = Aucune main.
hands-late = les mains, { $moves } coups après
hands-late-about = On peut voir par les yeux de chaque joueur, comme en commentaire, { $moves } coups plus tard.
lost-seat = Temps écoulé
    .about = Ce qui arrive à qui n'a plus de temps. Seulement avec des pendules.
lost-once = un bot décide cette fois
lost-once-about = La personne peut prendre la décision suivante.
lost-bot = un bot prend la place
lost-bot-about = Il joue pour la personne jusqu'au bout, et le résultat compte pour elle.
lost-resign = cela vaut un abandon
lost-resign-about = La personne finit à la dernière place ; s'il reste au moins deux autres joueurs, un bot joue ensuite à sa place.
agree = Qui regarde cette partie peut voir toutes les mains, { $moves } coups après. Es-tu d'accord ?
comment = toutes les mains
    .command = Toutes les mains, comme en commentaire
not-shown = À cette table, aucune main n'est montrée.
commentary = toutes les mains, { $moves } coups après
too-early = Il n'y a encore rien à montrer : les mains se voient avec { $moves } coups de retard.
next-eyes = yeux d'un autre
with-eyes = { $name ->
    [you] par tes yeux
   *[other] par les yeux { WHOSE($name) }
}
with-open = ce qui est visible
hands-at-once = toutes les mains à la fois
hands-question = Chaque main, telle que son joueur la connaît.
to-table = à la table
log = ce qui a été dit
