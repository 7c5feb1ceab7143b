"""The words of a game: what each thing is called in its rules, on its table, in its log, its lessons, and by ear."""

from __future__ import annotations

from typing import NamedTuple

from tribes_tui.words.finder import given_by
from tribes_tui.words.said import glossary as said


class Word(NamedTuple):
    """A thing's one name.

    name     as it is written within a sentence
    meaning  a whole sentence, or a few words that end with a full stop
    plural   where it is not the name with an s
    never    other names that a reader might take for another thing: no sentence of the game uses them
    """

    name: str
    meaning: str
    plural: str = ""
    never: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[str, str]:
        """One, and several."""
        return self.name, self.plural or f"{self.name}s"


def shared_words() -> tuple[Word, ...]:
    """What all games share."""
    return (
        Word(said.player(), said.player_means(), never=("gamer",)),
        Word(said.bot(), said.bot_means(), never=("computer player", "AI")),  # no words
        Word(said.seat(), said.seat_means()),
        Word(said.table(), said.table_means(), never=("playing field",)),  # no words
        Word(said.turn(), said.turn_means()),
        Word(said.round(), said.round_means()),
        Word(said.move(), said.move_means()),
        Word(said.hand(), said.hand_means()),
        Word(said.log(), said.log_means(), never=("history",)),
        Word(said.hint(), said.hint_means(), never=("tip", "advice")),
        Word(said.lesson(), said.lesson_means(), never=("tutorial",)),
    )


def words_of_game(game_id: str) -> tuple[Word, ...]:
    """The words of one game alone (`words` of its room `glossary`)."""
    found: tuple[Word, ...] = given_by(game_id, "glossary", "words", tuple[Word, ...]) or ()
    return found
