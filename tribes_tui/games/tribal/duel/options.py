"""The options of Tribal Duel in words."""

from __future__ import annotations

from collections.abc import Mapping

from tribes_tui.games.tribal.duel.words.said import learn as said
from tribes_tui.words.options import OptionWords, seats_in_words, switch


def options() -> Mapping[str, OptionWords]:
    """Option -> its words, in the language of whoever asks."""
    return {
        "youngest": OptionWords(said.youngest(), said.youngest_about(), seats_in_words(2)),
        "clean_sacred": switch(
            said.clean_sacred(), said.clean_sacred_about(), said.clean_sacred_on(), said.clean_sacred_off()
        ),
        "win_if_emptied_by_opponent": switch(
            said.win_if_emptied(), said.win_if_emptied_about(), said.win_if_emptied_on(), said.win_if_emptied_off()
        ),
    }
