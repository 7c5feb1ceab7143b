"""`tribes par`: what bots make of the same deal from the same seat."""

from __future__ import annotations

import argparse
import json
import sys

from rules.bots.entrant import entrant
from saves import Store
from saves.replay import game_of, replay
from tribes_tui.commands.names import chosen_name
from tribes_tui.commands.progress import Progress
from tribes_tui.commands.whose import whose
from tribes_tui.errors import Mendable, printable
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.seats.par import Par, deal_of, others, par
from tribes_tui.words import par as words
from tribes_tui.words.about import unit_of
from tribes_tui.words.said import common
from tribes_tui.words.said import par as said_par


def run(chosen: argparse.Namespace) -> int:
    """Play the deal by each level and print what came of it, beside what was made of it."""
    store = Store()
    recording = store.read(chosen_name(store, chosen.source))
    if recording.result is None:
        raise Mendable(said_par.not_over())
    seat = whose(recording, chosen.seat)
    levels = [level.strip().lower() for level in chosen.levels.split(",")]
    for level in levels:
        _check(level)
    found: list[Par] = []
    deal = deal_of(recording, seat)
    done = 0
    with Progress(len(levels) * chosen.games) as progress:

        def told() -> None:
            nonlocal done
            done += 1
            progress.show(done)

        for level in levels:
            found.append(par(deal, level, chosen.games, told))
    points = (recording.result.get("scores") or replay(recording).scores())[seat]
    table = [level for level in others(recording, seat) if level]
    if chosen.json:
        rows = [one._asdict() for one in found]
        fields = {"game": recording.header.game, "seat": seat, "points": points, "others": table, "par": rows}
        sys.stdout.write(json.dumps(fields, indent=1) + "\n")
        return 0
    name = names_for([seat_from(plain) for plain in recording.seats], seat)[seat]
    amount = common.amount(number=points, unit=unit_of(recording.header.game))
    lines = [said_par.head(title=game_of(recording).title, name=name, amount=amount)]
    lines += [words.level(one.level, one.points, one.fewest, one.most, one.games, one.first) for one in found]
    sys.stdout.writelines(f"{printable(line)}\n" for line in [*lines, said_par.at_the_table(levels=", ".join(table))])
    return 0


def _check(level: str) -> None:
    try:
        entrant(level)
    except ValueError as bad:
        raise Mendable(str(bad)) from None
