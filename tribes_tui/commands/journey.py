"""`tribes journey`: the map of the journey, or all of it in lines; one of its stages."""

import argparse
import json
import sys
from typing import Any

from saves import Store
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable
from tribes_tui.journey import told
from tribes_tui.journey.feat import asked
from tribes_tui.journey.progress import Travels, travelled
from tribes_tui.journey.stage import JourneyStage
from tribes_tui.journey.stages import STAGES, STARS, stage_named
from tribes_tui.plain.console import Console
from tribes_tui.words.said import journey as said
from tribes_tui.words.spoken import as_said, lines_of


def run_journey(chosen: argparse.Namespace) -> int:
    """Show the map, say the whole journey, or sit down at a stage."""
    if chosen.stage is not None:
        return _play(chosen)
    if not (chosen.plain or chosen.json or chosen.rebuild):
        check_terminal()
        return show(None, chosen.ascii, opens="journey")
    found = travelled(Store(), anew=chosen.rebuild)
    if chosen.json:
        sys.stdout.write(json.dumps(_fields(found), indent=1) + "\n")
    else:
        Console(ascii_only=chosen.ascii).say_all(lines_of(map(as_said, told.lines(found))))
    return 0


def _play(chosen: argparse.Namespace) -> int:
    from tribes_tui.commands.play import play
    from tribes_tui.play.deals import new_seed
    from tribes_tui.play.table import Table

    stage, store = stage_named(chosen.stage), Store()
    if stage is None:
        raise Mendable(said.no_stage(typed=repr(chosen.stage[:30]), names=", ".join(one.name for one in STAGES)))
    found = travelled(store)
    if not found.is_open(stage):
        raise Mendable(said.shut(title=told.title(stage), path=told.path_to(stage, found)))
    if not chosen.plain:
        check_terminal()
    chosen.json_lines = False
    table = Table.new(stage.game, stage.seats, stage.options, new_seed(), store, tells_hints=True, stage=stage.name)
    return play(table, chosen)


def _fields(found: Travels) -> dict[str, Any]:
    visits = [{"stage": one.stage.name, "record": one.record, "stars": [*one.stars]} for one in found.visits]
    return {"stars": found.total, "of": STARS, "stages": [_of(stage, found) for stage in STAGES], "games": visits}


def _of(stage: JourneyStage, found: Travels) -> dict[str, Any]:
    got = found.of(stage)
    return {
        "name": stage.name,
        "game": stage.game,
        "bots": [*stage.bots],
        "options": dict(stage.options),
        "open": found.is_open(stage),
        "stars": [{"asks": asked(stage.game, star), "got": number in got} for number, star in enumerate(stage.stars)],
    }
