"""The words of the Rixe, and the signs on its table."""

from __future__ import annotations

from tribes_tui.games.tribal.glossary import CARDS, SYMBOLS
from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    *CARDS,
    Word("slot", "A place for a column in a zone; it stays when the column is gone."),
    Word(
        "free place",
        "A slot without a column: a 9 from a hand goes there, or the card of a dry lap.",
        never=("empty slot", "empty place"),
    ),
    Word("complete", "A column from 9 down to 1: it may be collected.", "complete"),
    Word("point", "One for a complete column that you collect, three for going out."),
    Word("going out", "Playing the last card of one's hand.", "going out"),
    Word("dry lap", "A lap in which nobody has played a card: a card of the stock then starts a new column."),
    Word("round", "From a deal until somebody goes out; five make a game.", never=("manche",)),
)

SIGNS = (
    *SYMBOLS,
    Sign("collect", "the column is complete: it is worth a point", "gain"),
    Sign("free", "a free place, for a 9"),
)
