"""The section of a rulebook with the words of its game, and the signs on its table."""

from __future__ import annotations

from tribes_tui.learning.rulebook import Section
from tribes_tui.words.finder import given_by
from tribes_tui.words.glossary import Word, shared_words, words_of_game
from tribes_tui.words.help import Sign
from tribes_tui.words.said import glossary as said

ANCHOR = "words"


def glossary_section(game_id: str) -> Section:
    """The last section of a rulebook: the game's words, then those that all games share."""
    own, shared = _listed(words_of_game(game_id)), _listed(shared_words())
    text = f"{own}\n\n{said.everywhere()}\n\n{shared}" if own else shared
    return Section(ANCHOR, said.title(), 0, text)


def _listed(words: tuple[Word, ...]) -> str:
    return "\n".join(f"- **{one.name}**: {one.meaning}" for one in sorted(words, key=lambda one: one.name.casefold()))


def signs_of_game(game_id: str) -> tuple[Sign, ...]:
    """The signs on a game's table (`signs` of its room `glossary`)."""
    found: tuple[Sign, ...] = given_by(game_id, "glossary", "signs") or ()
    return found
