### The page of who keeps the host: numbers, people, tables; codes, tables to be closed, people to be forgotten.

title = le serveur

## What keys do

invite = inviter quelqu'un sur le serveur
close-tables = fermer des tables
forget-people = oublier des gens

## What is asked, and what came of it; what is typed stays as it is

which-table = Fermer quelle table ? Tape son nom dans la liste ; ou une personne, pour toutes celles qu'elle a ouvertes ; ou le mot { "empty" }, pour toutes celles où il n'y a personne. Les parties sur plusieurs jours, de tournois et du jour ne se ferment que par leur nom. Tu vois d'abord ce qui disparaît.
close-sure = { $tables ->
    [one] Fermer cette table ?
   *[other] Fermer ces { $tables } tables ?
}
    .more = et { $tables } de plus
    .about = Une partie en cours finit sans résultat. Qui y est assis lit que tu l'as fermée ; l'enregistrement reste.
    .yes = { $tables ->
        [one] La fermer
       *[other] Fermer les { $tables }
    }
    .no = Tout laisser en l'état
closed = { $tables ->
    [0] Aucune table de ce genre n'attend ni n'est en cours.
    [one] Une table est fermée.
   *[other] { $tables } tables sont fermées.
}
who-is-forgotten = Oublier qui ? Une personne : sa visite finit, ses tables en attente disparaissent, et la prochaine fois elle est inconnue ; ou { "once" } : toutes celles venues un seul jour, qui ne sont pas là et n'ont pas de place.
forgotten = { $people ->
    [0] Personne n'est oublié.
    [one] Une personne est oubliée.
   *[other] { $people } personnes sont oubliées.
}
code = Invitation à ce serveur, pour une personne : { $code }

## Numbers

health = en marche depuis { $up } · { $megabytes } Mo · retard maximal { $lag } ms
counts = { $sessions } sessions sur { $most_sessions } · { $tables } tables sur { $most_tables } · { $people } personnes sur { $most_people }
session = { $name } { $address } { $terminal } inactif { $idle }
no-name = (pas encore de nom)
table = { $id } { $title } { $state } ouverte par { $opener } { $empty }
nobody-for = vide depuis { $time }
somebody-there = quelqu'un y est
waiting = en attente
moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
opener-forgotten = (quelqu'un sans nom)
seconds = { $number } s
    .minutes = { $number } min
    .hours = { $number } h
