"""The words of the Duel, and the signs on its table."""

from __future__ import annotations

from tribes_tui.games.tribal.glossary import CARDS, SYMBOLS
from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    *CARDS,
    Word(
        "free column",
        "A place for a column, without cards: only a 9 goes there, with what lies on it.",
        never=("empty column",),
    ),
    Word("sacred pile", "A pile of one symbol, from 1 to 9; only its owner lays cards on it."),
    Word("complete", "Of a sacred pile: it has come to its 9.", "complete"),
    Word("discard", "Cards that were drawn and fitted nowhere; one that fits can be taken."),
    Word("opponent", "The other player.", never=("enemy",)),
    Word("give", "A group that goes from your zone to your opponent's."),
    Word("steal", "The end of one of the opponent's columns that goes to your zone or onto your sacred pile."),
    Word("limited action", "Drawing, taking or stealing a card: one of them, once in a turn."),
    Word("ban", "What the opponent stole or gave last turn may not go straight back in this one."),
    Word("progress", "A card put on a sacred pile, turned up or drawn; 20 turns in a row without it end the game."),
)

SIGNS = (
    *SYMBOLS,
    Sign("↑", "the next card for your sacred piles", "gain"),
    Sign("!", "the next card for the opponent's sacred piles", "danger"),
    Sign("×", "a ban: the card may not go straight back in this turn", "danger"),
    Sign("▂", "the green foot, or edge, of a card that can be moved; underlined without colours", "legal"),
    Sign("▒3", "three cards face down", "soft"),
)
