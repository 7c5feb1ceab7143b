"""The words that both games of Tribal share, and the signs of their cards."""

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.table_parts import EMBLEMS
from tribes_tui.games.tribal.words import said
from tribes_tui.words.help import Sign, Word


def words() -> tuple[Word, ...]:
    """Cards and columns."""
    return (
        Word(said.djembe(), said.djembe_means()),
        Word(said.mask(), said.mask_means()),
        Word(said.lizard(), said.lizard_means()),
        Word(said.turtle(), said.turtle_means()),
        Word(said.symbol_word(), said.symbol_word_means(), never=("suit",)),
        Word(said.colour(), said.colour_means()),
        Word(said.column_word(), said.column_word_means(), never=("pile of cards",)),  # no words
        Word(said.base(), said.base_means()),
        Word(said.end(), said.end_means()),
        Word(said.group(), said.group_means()),
        Word(said.zone(), said.zone_means()),
        Word(said.stock(), said.stock_means(), never=("talon",)),
        Word(said.cleaning(), said.cleaning_means()),
    )


def signs() -> list[Sign]:
    """The symbols."""
    found = zip(SYMBOL_NAMES, EMBLEMS, strict=True)
    return [Sign(emblem, said.sign(symbol=symbol), f"tone-{symbol}") for symbol, emblem in found]
