"""What a game's options are called and mean, in the words of its players: one module `options` in the room of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.handicap import HANDICAP, HANDICAP_SEAT
from rules.core.option import Option, Value, written
from tribes_tui.words.finder import given_by
from tribes_tui.words.said import forms, handicap as said


class OptionWords(NamedTuple):
    """An option's title, one sentence about it, and of its values what each is called and means."""

    title: str
    about: str
    values: Mapping[Value, tuple[str, str]]


def switch(title: str, about: str, on: str, off: str) -> OptionWords:
    """An option of yes and no, with what each means."""
    return OptionWords(title, about, {False: (forms.off(), off), True: (forms.on(), on)})


def handicap(seats: int, meanings: Mapping[int, str]) -> dict[str, OptionWords]:
    """The two options of a handicap: how large it is, with what each amount means as a sentence, and which seat has it."""
    sizes: dict[Value, tuple[str, str]] = {0: (said.none(), said.none_means())}
    sizes |= {amount: (str(amount), meaning) for amount, meaning in meanings.items()}
    whose: dict[Value, tuple[str, str]] = {
        at: (said.seat(number=at + 1), said.seat_means(number=at + 1)) for at in range(seats)
    }
    return {
        HANDICAP: OptionWords(said.title(), said.about(), sizes),
        HANDICAP_SEAT: OptionWords(said.seat_of(), said.seat_of_about(), whose),
    }


def words_for(game_id: str, option: Option) -> OptionWords:
    """The words of an option; those of the rules, where the game has none of its own."""
    known: Mapping[str, OptionWords] = given_by(game_id, "glossary", "options", Mapping[str, OptionWords]) or {}
    found = known.get(option.name)
    values: dict[Value, tuple[str, str]] = {value: (_plain(value), "") for value in option.choices}
    if found is not None:
        return found._replace(values=values | dict(found.values))
    return OptionWords(option.name.replace("_", " ").capitalize(), f"{option.text}.", values)


def _plain(value: Value) -> str:
    return {True: forms.on(), False: forms.off()}[value] if isinstance(value, bool) else written(value)


def seats_in_words(seats: int) -> dict[Value, tuple[str, str]]:
    """By chance, or one of so many seats."""
    chosen: dict[Value, tuple[str, str]] = {
        at: (forms.seat(number=at + 1), forms.seat_always(number=at + 1)) for at in range(seats)
    }
    return {"chance": (forms.by_chance(), forms.by_chance_means())} | chosen
