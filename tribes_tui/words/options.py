"""What a game's options are called and mean, in the words of its players: one module `options` in the room of each game; what is said of a handicap."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

import rules
from rules import State
from rules.core.option import HANDICAP, HANDICAP_SEAT, Option, Value, handicap_of, written
from tribes_tui.words.finder import given_by
from tribes_tui.words.said import forms, handicap as said, length as said_length

V = TypeVar("V", bound=Value)


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


def length(usual: V, choices: Mapping[V, tuple[str, str]], longer: Sequence[V] = ()) -> OptionWords:
    """The option by which a game is made shorter: of each choice what the game goes to, and what that means."""
    sizes = {value: "full" if value == usual else "long" if value in longer else "short" for value in choices}
    shorter = [value for value in choices if sizes[value] == "short"]
    if len(shorter) > 1:
        sizes[min(shorter, key=float)] = "shortest"
    values: dict[Value, tuple[str, str]] = {
        value: (said_length.choice(size=sizes[value], until=until), means) for value, (until, means) in choices.items()
    }
    return OptionWords(said_length.title(), said_length.about(), values)


def words_for(game_id: str, option: Option) -> OptionWords:
    """The words of an option; those of the rules, where the game has none of its own."""
    known: Mapping[str, OptionWords] = given_by(game_id, "glossary", "options", Mapping[str, OptionWords]) or {}
    values: dict[Value, tuple[str, str]] = {
        value: (({True: forms.on(), False: forms.off()}[value] if isinstance(value, bool) else written(value)), "")
        for value in option.choices
    }
    if (found := known.get(option.name)) is not None:
        return found._replace(values=values | dict(found.values))
    return OptionWords(option.name.replace("_", " ").capitalize(), f"{option.text}.", values)


def seats_in_words(seats: int) -> dict[Value, tuple[str, str]]:
    """By chance, or one of so many seats."""
    chosen: dict[Value, tuple[str, str]] = {
        at: (forms.seat(number=at + 1), forms.seat_always(number=at + 1)) for at in range(seats)
    }
    return {"chance": (forms.by_chance(), forms.by_chance_means())} | chosen


# ---- What is said at a table -----------------------------------------------------------------------


def facts(view: State, names: Sequence[str]) -> list[str]:
    """For the first line of a table: a handicap, and a length that isn't the usual one; nothing where there is neither."""
    amount, seat = handicap_of(view.options)
    told = [said.fact(amount=amount, name=names[seat])] if amount else []
    return [*told, *(words[0] for words in _short(view))]


def sentences(view: State, names: Sequence[str]) -> list[str]:
    """What is unlike the usual game, what that means first; nothing where there is nothing of it."""
    told = [text for words in _short(view) for text in (words[1], said_length.is_short())]
    return [*told, *_handicap(view, names)]


def _short(view: State) -> Iterator[tuple[str, str]]:
    """Of a short game what it goes to, and what that means."""
    for option in rules.games[view.game.id].options:
        if option.name == rules.games[view.game.id].length and option.is_tacit and option.name in view.options:
            yield words_for(view.game.id, option).values[view.options[option.name]]


def _handicap(view: State, names: Sequence[str]) -> list[str]:
    amount, seat = handicap_of(view.options)
    options = [one for one in rules.games[view.game.id].options if amount and one.name == HANDICAP]
    return [
        told for one in options for told in (said.has(who=names[seat]), words_for(view.game.id, one).values[amount][1])
    ]


def of_seat(view: State, names: Sequence[str], seat: int) -> list[str]:
    """The same, where it is that seat's."""
    return _handicap(view, names) if handicap_of(view.options)[1] == seat else []
