"""The words of indy, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    Word("card", "A character, a horse or an object of a colour and a value, or an eagle."),
    Word("character", "A kind of card. Three of one colour are a team."),
    Word("horse", "A kind of card, for a standard."),
    Word("object", "A kind of card, for a standard."),
    Word("eagle", "A card without colour and value that takes a card of the row, in anybody's turn."),
    Word("kind", "Character, horse or object."),
    Word("evocation", "The three cards that a player lays.", never=("combination", "meld")),
    Word("class", "Team, standard or wrong: it counts before the sum.", "classes"),
    Word("team", "Three characters of one colour, the best class."),
    Word("standard", "A character, a horse and an object of one colour."),
    Word("wrong", "Any other evocation.", "wrong"),
    Word("shaman", "A player's own figure, in one of three colours.", "shamans", never=("medicine man",)),
    Word("feather", "What is won and lost. Whoever alone has any wins.", never=("life", "lives")),
    Word("plate", "Where lost feathers lie until they are won.", never=("pot",)),
    Word("plucked", "Without feathers, but with two cards a round and a way back.", "plucked", never=("eliminated",)),
    Word("row", "The open cards on the table."),
    Word("deck", "The cards that lie face down."),
    Word("dealer", "Who deals, and begins each step of the round."),
    Word("dark", "The step in which cards are exchanged unseen.", "dark"),
    Word("light", "The step in which a card is swapped for one of the row.", "light"),
    Word("round", "From one deal to the next; at its end the worst evocation pays.", never=("manche", "hand of cards")),
)

SIGNS = (
    Sign("team", "beats standard and wrong: three characters of one colour", "accent"),
    Sign("standard", "beats wrong: a character, a horse and an object of one colour", "accent"),
    Sign("wrong", "anything else, and everything with an eagle", "accent"),
    Sign("sum", "decides within one class; the same sum is a tie", "soft"),
    Sign("red shaman", "the colour of the character that brings a plucked player back", "soft"),
    Sign("▗▌ ▞", "a feather; the number beside them counts all", "feather"),
    Sign("▚▚", "a card that you can't see", "soft"),
    Sign("holds", "a card in somebody's hand that all saw them take from the row", "soft"),
    Sign("a s d f", "the keys of your cards", "soft"),
    Sign("1 2 3 4", "the keys of the row", "soft"),
)
