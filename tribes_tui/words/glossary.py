"""The words of a game: what each thing is called in its rules, on its table, in its log, its lessons, and by ear."""

from __future__ import annotations

from typing import NamedTuple

from tribes_tui.words.finder import given_by


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


SHARED = (
    Word("player", "Somebody with a seat at the table, a person or a bot.", never=("gamer",)),
    Word(
        "bot",
        "A player that the program plays, from easy to master; even follows your results.",
        never=("computer player", "AI"),
    ),
    Word("seat", "A player's place, which a person or a bot may take."),
    Word("table", "What everybody sees: the pieces, the seats, the log.", never=("playing field",)),
    Word("turn", "What one player does before the next one is asked."),
    Word("round", "From one deal, or from the first player, until everybody has had their turns."),
    Word("move", "One decision, as the log and a replay count them."),
    Word("hand", "The cards that a player holds and nobody else sees."),
    Word("log", "What has happened, line by line.", never=("history",)),
    Word("hint", "What a bot would do in your place, seeing what you see.", never=("tip", "advice")),
    Word("lesson", "A short guided game.", never=("tutorial",)),
)
"""What all games share."""


def words_of_game(game_id: str) -> tuple[Word, ...]:
    """The words of one game alone (`words` of its room `glossary`)."""
    found: tuple[Word, ...] = given_by(game_id, "glossary", "words") or ()
    return found
