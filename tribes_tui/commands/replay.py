"""`tribes replay`: a recorded game from the first move on; `tribes film`: that, or a part of it, as a moving picture;
`tribes review` and `tribes par`: what bots make of it."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rules
from rules import State
from rules.bots.fingerprint import fingerprint
from saves import (
    Damaged,
    OtherRules,
    Parted,
    Recording,
    Store,
    Walk,
    replay,
    verify,
)
from saves.format.text import shown
from saves.replay import game_of
from tribes_tui.commands.saves import chosen_name, whose
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Failed, Progress
from tribes_tui.commands.tournament.results import Kept
from tribes_tui.commands.values import chosen_levels
from tribes_tui.errors import Mendable, mending, printable
from tribes_tui.plain.console import Console
from tribes_tui.plain.conversation import teller
from tribes_tui.plain.review import Telling
from tribes_tui.play.past import Past
from tribes_tui.play.records import Notes, notes_of, why_unplayable
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.profile import settings
from tribes_tui.seats import reviewing
from tribes_tui.seats.par import deal_of, others, par
from tribes_tui.seats.review import Review, Reviewed, move_from
from tribes_tui.seats.reviewing import (
    SIMULATIONS,
    ReviewedStep,
    ReviewError,
    Reviewing,
    keep,
    kept,
    look_at,
)
from tribes_tui.words import ending as words
from tribes_tui.words.common import YOU, unit_of
from tribes_tui.words.said import (
    bots,
    commands as said,
    common,
    par as said_par,
    replay as said_replay,
    review as said_review,
)

if TYPE_CHECKING:
    from tribes_tui.display.picture import Frame


def run_replay(chosen: argparse.Namespace) -> int:
    """Replay as the arguments say. The record is read only: it may be open elsewhere."""
    recording = None
    try:
        recording = read(Store(), chosen.source)
        return _replay(recording, chosen)
    except OtherRules as error:
        if recording is None or chosen.verify or chosen.json:
            raise
        Console().say_all(why_unplayable(recording, error))
        return 0
    except (Damaged, Parted) as error:
        if error.good is None:
            raise
        if not chosen.good:
            raise Mendable(said.replay_good_part(why=str(error), source=chosen.source)) from error
        return _replay(error.good, chosen)


def read(store: Store, source: str) -> Recording:
    """The record in a file, or of a name or title. Raises as `Store.read` does, and `Mendable`."""
    return store.read(source if os.path.lexists(source) else chosen_name(store, source))


def _replay(recording: Recording, chosen: argparse.Namespace) -> int:
    if chosen.verify:
        verify(recording)
        Console().say(said.replay_verified(source=chosen.source, entries=len(recording.entries)))
        return 0
    to = _until(recording, chosen)
    if chosen.json:
        sys.stdout.write(json.dumps(_result(recording, replay(recording, to), to), indent=1) + "\n")
    else:
        check_eyes(recording, chosen.seat)
        replay(recording, to)
        _walk(recording, to, chosen)
    return 0


def _until(recording: Recording, chosen: argparse.Namespace) -> int:
    """After how many moves to stop. Raises `Mendable`."""
    if chosen.round is not None:
        begins = dict(Walk(recording).rounds())
        if chosen.round not in begins:
            raise Mendable(said.replay_no_round(first=min(begins), last=max(begins), round=chosen.round))
        return begins[chosen.round]
    return _last(recording, chosen.to)


def _last(recording: Recording, to: int | None) -> int:
    """The move that was chosen, or the last. Raises `Mendable`."""
    moves = len(recording.moves)
    if to is not None and to > moves:
        raise Mendable(said.replay_no_move(moves=moves, move=to))
    return moves if to is None else to


def check_eyes(recording: Recording, seat: int | None) -> None:
    """Raise `Mendable` unless one may look with the eyes of `seat`: after the end, or as the only person there."""
    if seat is None:
        return
    seats = [seat_from(plain) for plain in recording.seats]
    if seat >= len(seats):
        raise Mendable(said_review.no_seat(last=len(seats) - 1, seat=seat))
    people = [i for i, one in enumerate(seats) if one.is_human]
    if not recording.finished and people != [seat]:
        raise Mendable(said.replay_goes_on())


def _result(recording: Recording, state: State, to: int) -> dict[str, object]:
    return {
        "game": recording.header.game,
        "moves": to,
        "position": state.dump(),
        "key": state.key(),
        "scores": list(state.scores()),
        "ranking": list(state.ranking()),
        "over": state.is_terminal,
        "branches": [
            {"after": branch.after, "moves": [[move.seat, move.text] for move in branch.moves]}
            for branch in recording.branches()
        ],
    }


def _walk(recording: Recording, to: int, chosen: argparse.Namespace) -> None:
    """Print the moves in notation and in words, then the position, as the chosen seat saw them; or all that as it is said
    to people who listen.

    Without a seat, what only a player may know stays hidden until the game is over; then all is open.
    """
    header, viewer = recording.header, chosen.seat
    is_open = recording.finished and viewer is None
    names = names_for([seat_from(plain) for plain in recording.seats], viewer)
    tells = teller(chosen.brief or sys.stdout.isatty(), header.game, names, Console())
    past = Past(game_of(recording), header.players, header.seed, header.options)
    state = past.state_at(0)
    notes = notes_of(Store(), recording.name) if recording.finished else {}
    for number, move in enumerate(recording.moves[:to], 1):
        played = past.play(state, state.read(move.text))
        if viewer in played.unseen_by and not is_open:
            continue
        text = played.text if is_open else played.text_for(viewer)
        events = played.events if is_open else played.events_for(viewer)
        tells.move(len(past) if is_open else past.known_to(viewer), names[move.seat], text or "", events)
        if number in notes:
            Console().say(said_replay.noted(text=notes[number]))
        time.sleep(chosen.pace)
    if viewer is not None and names[viewer] != YOU:
        Console().say(said.replay_eyes(name=names[viewer]))
    tells.stands(state if is_open else state.view(viewer))
    if state.is_terminal:
        tells.over(state)


# ---- A film --------------------------------------------------------------------------------------------


FASTEST = 0.05
"""Seconds for which each move is shown at least."""


def run_film(chosen: argparse.Namespace) -> int:
    """Film as the arguments say, and say where the film is."""
    import asyncio

    from tribes_tui.display.picture import to_cast, to_moving_svg

    formats = {".svg": to_moving_svg, ".cast": to_cast}
    store = Store()
    recording = read(store, chosen.source)
    check_eyes(recording, chosen.seat)
    last, first = _last(recording, chosen.to), chosen.first or 0
    if first > last:
        raise Mendable(said.film_backwards(first=first, last=last))
    moves = range(first, last + 1)  # after each of them a picture is taken
    path = Path(chosen.into or f"{recording.name or recording.header.game}-{moves[0]}-{moves[-1]}.svg")
    if path.suffix not in formats:
        raise Mendable(said.film_format(file=shown(path), formats=" ".join(formats)))
    if os.path.lexists(path):
        raise Mendable(said.film_exists(file=shown(path)))
    replay(recording, moves[-1])
    frames = asyncio.run(_frames(recording, notes_of(store, recording.name), moves, chosen))
    told = formats[path.suffix](frames, rules.games[recording.header.game].title)
    with mending(
        (OSError, ValueError),  # a name with a zero byte
        lambda error: said.cant_write(file=shown(path), why=getattr(error, "strerror", None) or str(error)),
    ):
        path.write_text(told, encoding="utf-8")
    seconds = round(sum(frame.seconds for frame in frames))
    Console().say(said.film_done(file=shown(path), pictures=len(frames), seconds=seconds))
    return 0


async def _frames(recording: Recording, notes: Notes, moves: range, chosen: argparse.Namespace) -> list[Frame]:
    from tribes_tui.screens.replay.film import FilmedReplay, film

    filmed = FilmedReplay(recording, notes, chosen.seat, chosen.hide_names)
    frames: list[Frame] = []
    with Progress(len(moves)) as progress:
        async for frame in film(filmed, moves, chosen.size, max(chosen.pace, FASTEST), settings.load().theme):
            frames.append(frame)
            progress.show(filmed.number - moves[0] + 1)
    return frames


# ---- Reviews -------------------------------------------------------------------------------------


FORMAT = "tribes-review-1"


def run_review(chosen: argparse.Namespace) -> int:
    """Review the game, or open the review that was kept, and print it."""
    store = Store()
    recording = store.read(chosen_name(store, chosen.source))
    if not recording.finished:
        raise Mendable(said_review.not_over())
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
    simulations = SIMULATIONS[recording.header.game] if chosen.simulations is None else chosen.simulations
    of = {"of": reviewing.fingerprint(recording), "seat": seat, "simulations": simulations, "rules": fingerprint()}
    with Kept(path, {"format": FORMAT, **of}) as file:
        with mending((KeyError, TypeError, ValueError), lambda _: said.review_no_moves(file=str(path))):
            before = [move_from(row["move"]) for row in file.rows]
        made = Reviewing(recording, seat, jobs, chosen.simulations, looks, before)
        with Progress(made.total) as progress, mending(ReviewError, lambda error: str(error)):
            review = made.run(progress.show, found=lambda move: file.add({"move": move.fields()}))
    assert review is not None, "nobody cancelled it"
    if chosen.simulations is None:
        keep(store, recording, review)
    return review


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
