"""`tribes review`: a game that is over, every choice of a seat judged again; `tribes par`: what bots make of the same deal from the same seat."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from rules.bots.fingerprint import fingerprint
from saves import Recording, Store
from saves.replay import game_of, replay
from tribes_tui.commands.saves import chosen_name, whose
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Failed, Progress
from tribes_tui.commands.tournament.results import Kept
from tribes_tui.commands.values import chosen_levels
from tribes_tui.errors import Mendable, printable
from tribes_tui.plain.console import Console
from tribes_tui.plain.review import Telling
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.seats import reviewing
from tribes_tui.seats.par import deal_of, others, par
from tribes_tui.seats.review import Review, Reviewed, move_from
from tribes_tui.seats.reviewing import SIMULATIONS, ReviewedStep, ReviewError, Reviewing, keep, kept, look_at
from tribes_tui.words import ending as words
from tribes_tui.words.about import unit_of
from tribes_tui.words.said import bots, commands as said, common, par as said_par
from tribes_tui.words.said.review import not_over

FORMAT = "tribes-review-1"


def run_review(chosen: argparse.Namespace) -> int:
    """Review the game, or open the review that was kept, and print it."""
    store = Store()
    recording = store.read(chosen_name(store, chosen.source))
    if not recording.finished:
        raise Mendable(not_over())
    seat = whose(recording, chosen.seat)
    known = kept(store, recording, seat) if chosen.simulations is None else None
    review = known or _made(store, recording, seat, chosen)
    telling = Telling(recording, review)
    if chosen.json:
        sys.stdout.write(json.dumps(_fields(recording, review, telling), indent=1) + "\n")
    else:
        Console().say_all(telling.lines())
    return 0


def _made(store: Store, recording: Recording, seat: int, chosen: argparse.Namespace) -> Review:
    """A new review; each move is kept in the file of `--resume` as it comes."""
    looks = None if chosen.over is None else partial(_looked_at_over, chosen.over)
    jobs = chosen.jobs if chosen.jobs > 1 else 0
    path = chosen.resume
    with Kept(path, _first_line(recording, seat, chosen.simulations)) as file:
        made = Reviewing(recording, seat, jobs, chosen.simulations, looks, _looked_at_before(path, file))
        with Progress(made.total) as progress:
            try:
                review = made.run(progress.show, found=lambda move: file.add({"move": move.fields()}))
            except ReviewError as error:
                raise Mendable(str(error)) from None
    assert review is not None, "nobody cancelled it"
    if chosen.simulations is None:
        keep(store, recording, review)
    return review


def _first_line(recording: Recording, seat: int, simulations: int | None) -> dict[str, Any]:
    """What the moves in a file are of."""
    return {
        "format": FORMAT,
        "of": reviewing.fingerprint(recording),
        "seat": seat,
        "simulations": SIMULATIONS[recording.header.game] if simulations is None else simulations,
        "rules": fingerprint(),
    }


def _looked_at_before(path: Path | None, file: Kept) -> list[Reviewed]:
    """The moves that the file has. Raises `Mendable`."""
    try:
        return [move_from(row["move"]) for row in file.rows]
    except (KeyError, TypeError, ValueError):
        raise Mendable(said.review_no_moves(file=str(path))) from None


def _looked_at_over(address: str, steps: Sequence[ReviewedStep]) -> Iterator[Reviewed]:
    """The moves looked at on a cluster. Raises `Mendable`, `ReviewError`."""
    with (
        closing(chosen_engine(address, 1, lambda text: sys.stderr.write(text + "\n"))) as engine,
        closing(engine.play(look_at, steps)) as outcomes,
    ):
        for step, outcome in outcomes:
            if isinstance(outcome, Failed):
                raise ReviewError(said.review_move_failed(number=step.number, why=outcome.reason))
            yield outcome


def _fields(recording: Recording, review: Review, telling: Telling) -> dict[str, Any]:
    texts, moments, found = dict(telling.marked()), dict(telling.moments()), telling.found
    return {
        "game": recording.header.game,
        "seat": review.seat,
        "choices": telling.review.choices,
        "chances": [values[review.seat] for values in found.values],
        "stands": [*zip(*found.values, strict=True)],
        "luck": [{"number": move.number, **move.luck._asdict()} for move in review.moves if move.lucky],
        "moments": [{**one._asdict(), "text": moments[one.move - 1]} for one in found.turning()],
        "marks": [
            {"number": move.number, "mark": move.verdict.mark, **move.verdict._asdict(), "text": texts[move.number - 1]}
            for move in telling.review.marked()
            if move.verdict is not None
        ],
    }


# ---- The same deal -------------------------------------------------------------------------------------


def run_par(chosen: argparse.Namespace) -> int:
    """Play the deal by each level and print what came of it, beside what was made of it."""
    store = Store()
    recording = store.read(chosen_name(store, chosen.source))
    if recording.result is None:
        raise Mendable(said_par.not_over())
    seat = whose(recording, chosen.seat)
    levels = chosen_levels(chosen.levels)
    deal, done = deal_of(recording, seat), count(1)
    with Progress(len(levels) * chosen.games) as progress:
        found = [par(deal, level, chosen.games, lambda: progress.show(next(done))) for level in levels]
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
    seated = ", ".join(bots.level(level=level) for level in table)
    sys.stdout.writelines(f"{printable(line)}\n" for line in [*lines, said_par.at_the_table(levels=seated)])
    return 0
