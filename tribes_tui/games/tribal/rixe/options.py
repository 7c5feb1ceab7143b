"""The options of Tribal Rixe in words."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.option import Value
from tribes_tui.games.tribal.rixe.words.said import learn as said
from tribes_tui.words.options import OptionWords, handicap, seats_in_words


def options() -> Mapping[str, OptionWords]:
    """Option -> its words, in the language of whoever asks."""
    rounds: dict[Value, tuple[str, str]] = {count: (str(count), "") for count in range(1, 11)}
    return {
        "rounds": OptionWords(said.rounds(), said.rounds_about(), rounds),
        "youngest": OptionWords(said.youngest(), said.youngest_about(), seats_in_words(4)),
        **handicap(4, {amount: said.handicap(amount=amount) for amount in (2, 4, 6, 8, 10)}),
    }
