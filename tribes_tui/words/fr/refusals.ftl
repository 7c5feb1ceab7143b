### Ce qui ne peut pas se choisir, et pourquoi. $why est une raison que donnent les règles, en minuscules et sans point.

reason = { CAPITAL($why) }.
    .rules = { CAPITAL($why) } (règle { $section }).
where = { $number ->
    [one] règle
   *[other] règles
} { LIST($sections) }
cant = On ne peut pas le choisir maintenant. { $because }
cant-do = Tu ne peux pas maintenant : { $order }.
picked-cant = Ce que tu as pris ne peut pas aller là. { $because }
