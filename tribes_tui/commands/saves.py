"""`tribes saves`: the list of saved games; naming, copying, deleting them, also those that can't be opened."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules import games
from rules.core.registry import PACKAGES
from saves import Store, Summary
from tribes_tui.commands.names import chosen_name
from tribes_tui.errors import printable
from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.words.said import commands as said


def run(chosen: argparse.Namespace) -> int:
    """Tidy up as the arguments say, or print the saved games, newest first."""
    store = Store()
    done = _tidied(store, chosen)
    if done:
        sys.stdout.write(printable(done) + "\n")
    elif chosen.plain:
        _say(_kept(store))
    elif chosen.json:
        sys.stdout.write(json.dumps([_fields(summary) for summary in _kept(store)], indent=1) + "\n")
    else:
        from tribes_tui.plain.console import Console

        summaries = _kept(store)
        Console().say_all(map(_line, summaries))
        if not summaries:
            sys.stdout.write(said.saves_none() + "\n")
    return 0


def _kept(store: Store) -> list[Summary]:
    """Newest first; those in which no person has moved yet are none."""
    return [summary for summary in store.list() if summary.is_begun]


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
    from tribes_tui.plain.console import Console
    from tribes_tui.words.common import spelt
    from tribes_tui.words.said import results
    from tribes_tui.words.speech import as_said, lines_of

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
        deal = name_of(summary)
        told = results.deal(name=spelt(deal)) if deal else results.from_seed(seed=spelt(seed_text(summary.seed)))
        console.say(told)
    if not summaries:
        console.say(results.no_saves())


def _line(summary: Summary) -> str:
    who = ", ".join(str(seat.get("name") or seat.get("kind", "?")) for seat in summary.seats)
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
