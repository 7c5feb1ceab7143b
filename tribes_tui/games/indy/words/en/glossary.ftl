### The words of indy, and the signs on its table.

## Words: one, several where that is not the same with an s, and what it means

card = card
    .means = A character, a horse or an object of a colour and a value, or an eagle.
character = character
    .means = A kind of card. Three of one colour are a team.
horse = horse
    .means = A kind of card that a standard needs.
object = object
    .means = A kind of card that a standard needs.
eagle = eagle
    .means = A card without colour or value that takes a card from the row, on anybody's turn.
kind = kind
    .means = Character, horse or object.
evocation = evocation
    .means = The three cards that a player lays.
class-word = class
    .several = classes
    .means = Team, standard or wrong. It counts first, then the sum.
team = team
    .means = Three characters of one colour, the best class.
standard = standard
    .means = A character, a horse and an object of one colour.
wrong = wrong
    .means = An evocation that is neither a team nor a standard. It is allowed, but it is the lowest class.
shaman = shaman
    .several = shamans
    .means = A player's own card, in one of three colours.
feather = feather
    .means = What is won and lost. The last player with any wins.
plate = plate
    .means = Where lost feathers lie until they are won.
plucked = plucked
    .means = Without feathers. A plucked player plays on with two cards a round and may return.
row = row
    .means = The three, later four, face-up cards beside the deck, for everybody.
deck = deck
    .means = The face-down cards on the table.
dealer = dealer
    .means = Whoever deals, and begins each step of the round.
dark = dark
    .means = The step in which you exchange cards for unseen ones.
light = light
    .means = The step in which you may swap a card for one in the row.
round = round
    .means = From one deal to the next; at its end the worst evocation pays.

## Signs

sign-team = beats standard and wrong: three characters of one colour
sign-standard = beats wrong: a character, a horse and an object of one colour
sign-wrong = anything else, and everything with an eagle
sign-eagle = takes a card from the row for you, once, even on others' turns; in an evocation it counts 0 and makes it wrong
sign-sum = sum
    .means = decides within one class; the same sum is a tie
sign-shaman = red shaman
    .means = the colour of the characters that can bring a plucked player back
sign-feather = a feather; the number beside them is the total
sign-back = a card that you can't see
sign-holds = holds
    .means = a card in somebody's hand that everybody saw them take from the row
sign-hand = the keys of your cards
sign-row = the keys of the row
