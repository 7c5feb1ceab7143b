### indy's cards, and what three of them make.

# $colour (str): R, G, B
colour = { $colour ->
    [R] red
    [G] green
   *[B] blue
}
# $kind (str): C, H, O, E
kind = { $kind ->
    [C] character
    [H] horse
    [O] object
   *[E] eagle
}
    .short = { $kind ->
        [C] char.
        [H] horse
        [O] obj.
       *[E] eagle
    }
    .brief = { kind.short }
# $kind (str): C, H, O, E; $colour (str): R, G, B; $value: 1 to 6. In a sentence a card is called by its name, without an article; an eagle has none.
card = { $kind ->
    [E] eagle
   *[other] { colour } { kind } { $value }
}
    .a = { $kind ->
        [E] an { card }
       *[other] { card }
    }
    .the = the { card }
hidden-card = hidden card
    .a = a hidden card
# Whatever its value. $kind (str): C, H, O; $colour (str): R, G, B
any-card = { colour } { kind }
    .a = a { any-card }
# $class-number: 2 team, 1 standard, 0 wrong
class-name = { $class-number ->
    [2] team
    [1] standard
   *[0] wrong
}
# What three cards make: in a word and their sum; in a sentence; where there is little room. $class-number: 2 team, 1 standard, 0 wrong
rank = { class-name } { $sum }
    .a = a { rank }
    .the = the { rank }
    .points = { $class-number ->
        [2] a team of { $sum }
        [1] a standard of { $sum }
       *[0] a wrong evocation of { $sum }
    }
    .brief = { $class-number ->
        [2] team, { $sum }
        [1] standard, { $sum }
       *[0] wrong evocation, { $sum }
    }
# Of the codes by which cards are typed.
codes = Cards: C character, H horse, O object; R red, G green, B blue; a value; E an eagle.
shaman = { colour } shaman
    .a = a { shaman }
feathers = { COUNT($number, "feather") }
cards = { COUNT($number, "card") }
