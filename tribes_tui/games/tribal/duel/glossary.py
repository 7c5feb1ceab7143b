"""The words of the Duel, and the signs on its table."""

from __future__ import annotations

from tribes_tui.games.tribal.glossary import CARDS, SYMBOLS
from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    *CARDS,
    Word("free column", "A place for a column without cards: only a 9 goes there.", never=("empty column",)),
    Word("sacred pile", "A pile of one symbol from 1 to 9, which is nobody else's."),
    Word("discard", "Cards that were drawn and fitted nowhere; they can be taken."),
    Word("opponent", "The other player.", never=("enemy",)),
    Word("give", "A group that goes from your zone to the other one."),
    Word("steal", "A card that goes from the opponent's zone to yours, or onto your sacred pile."),
    Word("limited action", "Stealing, drawing or taking: one in a turn."),
    Word("ban", "What may not go straight back."),
)

SIGNS = (
    *SYMBOLS,
    Sign("↑", "the next card for your sacred piles", "gain"),
    Sign("!", "the next card for the opponent's sacred piles", "danger"),
    Sign("×", "a ban: the card may not go straight back in this turn", "danger"),
    Sign("▂", "the green foot, or edge, of a card that can be moved; underlined without colours", "legal"),
    Sign("▒3", "three cards face down", "soft"),
)
