"""Saved games: which is meant by what a person typed, and whose seat; `tribes saves` lists, names, copies and deletes them, also those that can't be opened."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from rules import games
from rules.core.registry import PACKAGES
from saves import Recording, Store, Summary
from tribes_tui.commands.values import either
from tribes_tui.errors import Mendable, printable
from tribes_tui.plain.console import Console
from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.play.seat import seat_from
from tribes_tui.words.common import YOU, spelt
from tribes_tui.words.said import commands as said, grammar, results, review as said_review

NEAR = 0.6
"""How alike, from 0 to 1, two names must be for one to be taken for a slip of the other."""
SHOWN = 4
"""How many names are listed where one must be chosen."""


def chosen_name(store: Store, given: str | None, to_play: bool = False) -> str:
    """The full name of the saved game meant by a name, a title, the beginning of one, a game, or by nothing; the path of a
    file is given back as it is. `to_play`: of several those that go on. Raises `Mendable`."""
    if given is None:
        newest = store.newest_unfinished()
        return newest.name if newest else _nothing_to_go_on_with(store)
    kept = store.list()
    if any(summary.name == given for summary in kept):
        return given
    title = given.strip().casefold()
    called = [summary for summary in kept if title and summary.title.casefold() == title]
    begun = [
        summary
        for summary in kept
        if title and (summary.name.startswith(given) or summary.title.casefold().startswith(title))
    ]
    matching = called or begun
    if to_play:
        matching = [summary for summary in matching if not summary.finished] or matching
    if len(matching) > 1:
        shown = either([said.game_with_moves(name=one.name, moves=one.moves) for one in matching[:SHOWN]])
        more, typed = len(matching) - SHOWN, repr(given[:40])
        which = said.which_of_many(typed=typed, games=shown, more=more)
        raise Mendable(which if more > 0 else said.which_one(typed=typed, games=shown))
    if not matching and not os.path.lexists(given):
        raise Mendable(_none_called(kept, title, given))
    return matching[0].name if matching else given


def _none_called(kept: Sequence[Summary], title: str, given: str) -> str:
    """There is none of that name; one whose name or title is near may be meant."""
    known = {
        word.casefold(): summary.name for summary in reversed(kept) for word in (summary.name, summary.title) if word
    }
    near = get_close_matches(title, known, 1, NEAR)
    shown = printable(given)[:60]
    return said.no_saved_game_but(typed=shown, near=known[near[0]]) if near else said.no_saved_game(typed=shown)


def _nothing_to_go_on_with(store: Store) -> NoReturn:
    broken = next((summary for summary in store.list() if summary.problem and not summary.finished), None)
    if broken is None:
        raise Mendable(said.nothing_unfinished())
    raise Mendable(said.only_unfinished_broken(problem=broken.problem or ""))


def whose(recording: Recording, seat: int | None) -> int:
    """The seat that was named, else the only person's. Raises `Mendable`."""
    seats = [seat_from(plain) for plain in recording.seats]
    if seat is not None:
        if seat >= len(seats):
            raise Mendable(said_review.no_seat(last=len(seats) - 1, seat=seat))
        return seat
    people = [number for number, one in enumerate(seats) if one.is_human]
    if len(people) != 1:
        names = ", ".join(f"{number} {one.name or one.spec()}" for number, one in enumerate(seats))
        raise Mendable(said_review.whose(names=names))
    return people[0]


# ---- The command ---------------------------------------------------------------------------------------


def run_saves(chosen: argparse.Namespace) -> int:
    """Tidy up as the arguments say, or print the saved games, newest first."""
    store = Store()
    if done := _tidied(store, chosen):
        sys.stdout.write(printable(done) + "\n")
        return 0
    kept = [summary for summary in store.list() if summary.is_begun]  # newest first
    if chosen.plain:
        _say(kept)
    elif chosen.json:
        sys.stdout.write(json.dumps([_fields(summary) for summary in kept], indent=1) + "\n")
    else:
        Console().say_all(map(_line, kept))
        if not kept:
            sys.stdout.write(said.saves_none() + "\n")
    return 0


def _tidied(store: Store, chosen: argparse.Namespace) -> str:
    """What was done, "" when nothing was asked for. Raises `SaveError`."""
    if chosen.rename:
        name, title = chosen_name(store, chosen.rename[0]), chosen.rename[1]
        store.rename(name, title)
        return said.saves_renamed(name=name, title=f"{title!r}")
    if chosen.copy:
        name = chosen_name(store, chosen.copy)
        return said.saves_copied(name=name, copy=store.copy(name))
    if chosen.delete:
        name = chosen_name(store, chosen.delete)
        store.delete(name)
        return said.saves_deleted(name=name)
    if chosen.add:
        return said.saves_added(file=chosen.add, name=store.add(Path(chosen.add)))
    return ""


def _fields(summary: Summary) -> dict[str, Any]:
    when = summary.when.isoformat(timespec="seconds")
    seed, deal = seed_text(summary.seed), name_of(summary)
    return {**summary._asdict(), "when": when, "path": str(summary.path), "seed_text": seed, "deal": deal}


def _game(summary: Summary) -> str:
    return games[summary.game].title if summary.game in PACKAGES else summary.game


def _say(summaries: Sequence[Summary]) -> None:
    """The list as sentences, and under each the name that commands know it by."""
    from tribes_tui.words.spoken import as_said, lines_of

    console = Console()
    for number, summary in enumerate(summaries, 1):
        who = [str(seat.get("name") or seat.get("kind", "?")) for seat in summary.seats]
        how = summary.problem or (said.saves_over() if summary.finished else said.saves_so_far(moves=summary.moves))
        when = summary.when.astimezone()
        called = summary.title or _game(summary)
        console.say_all(
            lines_of([as_said(results.saved(number=number, title=called, company=who, state=how, when=when))])
        )
        console.say(summary.name)
        deal, seed = name_of(summary), seed_text(summary.seed)
        console.say(results.deal(name=spelt(deal)) if deal else results.from_seed(seed=spelt(seed)))
    if not summaries:
        console.say(results.no_saves())


def _line(summary: Summary) -> str:
    called = (str(seat.get("name") or seat.get("kind", "?")) for seat in summary.seats)
    who = ", ".join(grammar.you() if name == YOU else name for name in called)
    state = summary.problem or (said.saves_over() if summary.finished else said.saves_so_far(moves=summary.moves))
    title = f" {summary.title!r}" if summary.title else ""
    when = summary.when.astimezone().strftime("%Y-%m-%d %H:%M")
    deal, seed = name_of(summary), seed_text(summary.seed)
    return said.saves_line(
        name=summary.name,
        title=title,
        when=when,
        game=_game(summary),
        who=who,
        state=state,
        deal=deal or "no",
        seed=seed,
    )
