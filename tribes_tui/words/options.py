"""What a game's options are called and mean, in the words of its players: one module `options` in the room of each game; what is said of a handicap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import rules
from rules import State
from rules.core.handicap import HANDICAP, HANDICAP_SEAT, handicap_of
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
    values: dict[Value, tuple[str, str]] = {
        value: (({True: forms.on(), False: forms.off()}[value] if isinstance(value, bool) else written(value)), "")
        for value in option.choices
    }
    if found is not None:
        return found._replace(values=values | dict(found.values))
    return OptionWords(option.name.replace("_", " ").capitalize(), f"{option.text}.", values)


def seats_in_words(seats: int) -> dict[Value, tuple[str, str]]:
    """By chance, or one of so many seats."""
    chosen: dict[Value, tuple[str, str]] = {
        at: (forms.seat(number=at + 1), forms.seat_always(number=at + 1)) for at in range(seats)
    }
    return {"chance": (forms.by_chance(), forms.by_chance_means())} | chosen


# ---- What is said of a handicap -----------------------------------------------------------------------


def facts(view: State, names: Sequence[str]) -> list[str]:
    """For the first line of a table; nothing where there is none."""
    amount, seat = handicap_of(view.options)
    return [said.fact(amount=amount, name=names[seat])] if amount else []


def sentences(view: State, names: Sequence[str]) -> list[str]:
    """Who has it and what it means; nothing where there is none."""

    amount, seat = handicap_of(view.options)
    if not amount:
        return []
    option = next(one for one in rules.games[view.game.id].options if one.name == HANDICAP)
    meaning = words_for(view.game.id, option).values[amount][1]
    return [said.has(who=names[seat]), meaning]


def of_seat(view: State, names: Sequence[str], seat: int) -> list[str]:
    """The same, where it is that seat's."""
    return sentences(view, names) if handicap_of(view.options)[1] == seat else []
