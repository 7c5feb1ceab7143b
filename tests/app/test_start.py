"""What is loaded at which moment, as lists: nothing heavy before it is known to be needed, one game at a table."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

import rules
from rules.core.registry import PACKAGES
from tests.bench.screen.program import Program

OURS = ("rules", "saves", "tribes_tui")

COMMAND = """
rules rules.core rules.core.errors rules.core.registry rules.core.told
tribes_tui tribes_tui.cli tribes_tui.commands tribes_tui.commands.parser
tribes_tui.display tribes_tui.display.terminals
tribes_tui.errors tribes_tui.words tribes_tui.words.language tribes_tui.words.said
tribes_tui.words.said.errors
"""
"""All of ours that bare `tribes` loads to see that nothing was typed, and each command: of the games only their names."""

ALL_COMMANDS = """
rules.core.action rules.core.compiled rules.core.digest rules.core.event rules.core.fields rules.core.game
rules.core.observation rules.core.option rules.core.rng rules.core.state
tribes_tui.commands.arguments
tribes_tui.commands.values tribes_tui.play tribes_tui.play.deals
tribes_tui.commands.help tribes_tui.server tribes_tui.server.cli tribes_tui.server.host
tribes_tui.server.host.limits tribes_tui.server.words tribes_tui.server.words.said
tribes_tui.server.words.said.database tribes_tui.server.words.said.serve tribes_tui.words.folding tribes_tui.words.folding
tribes_tui.words.language tribes_tui.words.said.arguments tribes_tui.words.said.commands
"""
"""What `tribes --help` loads besides, to know what can be typed: of the host only its command line."""

HOME = f"""
{COMMAND}
rules.core.digest
tribes_tui.app tribes_tui.app.app tribes_tui.app.at_home tribes_tui.app.at_home
tribes_tui.commands.screen
tribes_tui.display tribes_tui.display.looks tribes_tui.display.display tribes_tui.display.drawing
tribes_tui.display.local tribes_tui.display.job_control tribes_tui.display.looks
tribes_tui.display.colours tribes_tui.display.glyphs tribes_tui.display.moves
tribes_tui.display.reader tribes_tui.display.sequences
tribes_tui.display.terminals
tribes_tui.display.glyphs
tribes_tui.games tribes_tui.games.five_tribes tribes_tui.games.five_tribes.about tribes_tui.games.indy
tribes_tui.games.indy.about tribes_tui.games.rise_of_tribes tribes_tui.games.rise_of_tribes.about
tribes_tui.games.tribal tribes_tui.games.tribal.duel tribes_tui.games.tribal.duel.about tribes_tui.games.tribal.rixe
tribes_tui.games.tribal.rixe.about tribes_tui.games.tribe tribes_tui.games.tribe.about
tribes_tui.profile tribes_tui.profile.keymap tribes_tui.profile.settings
tribes_tui.theme.built_in
tribes_tui.screens tribes_tui.screens.home tribes_tui.screens.home.screen tribes_tui.screens.home.cards
tribes_tui.screens.home.windows
tribes_tui.screens.home.choices
tribes_tui.theme tribes_tui.theme.colours tribes_tui.theme.depths tribes_tui.theme.moods tribes_tui.theme.built_in
tribes_tui.theme.palette
tribes_tui.theme.stylesheet
tribes_tui.widgets tribes_tui.widgets.cards tribes_tui.widgets.cards.card_face tribes_tui.widgets.drawing
tribes_tui.widgets.drawing.cells tribes_tui.widgets.drawing.drawn tribes_tui.widgets.drawing.felt
tribes_tui.widgets.drawing.lines tribes_tui.widgets.drawing.pointing tribes_tui.widgets.drawing.pictures
tribes_tui.widgets.drawing.pixels tribes_tui.widgets.drawing.shapes
tribes_tui.widgets.screen tribes_tui.widgets.screen.top_screen
tribes_tui.words.about tribes_tui.words.finder tribes_tui.words.common tribes_tui.words.finder tribes_tui.words.folding
tribes_tui.words.language
tribes_tui.words.said.common
tribes_tui.words.said.games tribes_tui.words.said.grammar tribes_tui.words.said.home tribes_tui.words.said.keys
"""
"""All of ours that the home screen loads, beside `saves`, which is one: no game's rules, no table, no bots."""

ROOMS = tuple("tribes_tui.games" + package.removeprefix("rules") for package in PACKAGES.values())
"""Where the client keeps what belongs to each game."""

LATER = {"tribes_tui.plain", "tribes_tui.profile.daily", "tribes_tui.profile.statistics"}
"""What a table loads when it is asked for."""
PAGES_OF_MOMENTS = (".told.pages", ".moments", ".round_end", ".challenge_end", ".rixe.ending", ".others_turns")
"""What games load when something has happened that has a page of its own."""
TABLE_BOTS = {
    "rules.bots",
    *(f"rules.bots.{name}" for name in ("bot", "heuristic", "levels", "pinned", "rival", "rivals")),
}
TABLE_SEATS = {f"tribes_tui.seats.{name}" for name in ("parse", "thinker", "worker")}
LIBRARIES = {"platformdirs", "rich", "textual", "typing_extensions"}
"""What others wrote and the screen loads."""
TLS = {"ssl", "_ssl"}
"""What a screen at home never needs, and asyncio would load: 4 MiB."""

WATCHED = """
import os, signal, sys
before = set(sys.modules)
def tell(*_):
    with open(os.environ["TOLD"] + ".part", "w") as told:
        told.write("\\n".join(set(sys.modules) - before))
    os.rename(os.environ["TOLD"] + ".part", os.environ["TOLD"])
signal.signal(signal.SIGUSR1, tell)
from tribes_tui.cli import main
main(sys.argv[1:])
tell()
"""


def loaded(folder: Path, marker: str, *arguments: str) -> set[str]:
    """The modules that a real start in a real terminal has loaded when it shows `marker`."""
    told = folder / "told"
    program = Program((sys.executable, "-c", WATCHED, *arguments), TRIBES_HOME=str(folder), TOLD=str(told))
    try:
        program.until(marker, longest=30)
        program.settle(0.3)
        if not told.exists():
            os.kill(program.pid, signal.SIGUSR1)
        end = time.monotonic() + 20
        while not told.exists() and time.monotonic() < end:
            time.sleep(0.02)
        return set(told.read_text().split())
    finally:
        program.end()


def ours(modules: set[str]) -> list[str]:
    return sorted(name for name in modules if name.split(".")[0] in OURS)


def assert_loaded(modules: set[str], *lists: str) -> None:
    """A module that is loaded now and wasn't: import it where it is used, or put it on the list, if there it must be."""
    found = {name for name in ours(modules) if name.split(".")[0] != "saves"}
    listed = {name for names in lists for name in names.split()}
    assert found - listed == set()
    assert listed - found == set()


def libraries(modules: set[str]) -> set[str]:
    """The packages of others, without what an installation puts in by itself."""
    tops = {name.split(".")[0] for name in modules} - set(OURS) - set(sys.stdlib_module_names)
    return {top for top in tops if not top.startswith("_")}


def test_help_loads_the_command_line_alone(tmp_path: Path) -> None:
    modules = loaded(tmp_path, "home screen", "--help")
    assert_loaded(modules, COMMAND, ALL_COMMANDS)
    assert libraries(modules) == set()
    assert not modules & {"asyncio", "subprocess", "logging"}


def test_home_loads_no_game_no_table_no_bots_no_host(tmp_path: Path) -> None:
    modules = loaded(tmp_path, "Settings")
    assert_loaded(modules, HOME)
    assert libraries(modules) == LIBRARIES
    assert not modules & TLS


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
def test_a_table_loads_one_game_and_no_search(game_id: str, tmp_path: Path) -> None:
    modules = loaded(tmp_path, "help", "play", game_id, "--seed", "1")
    found = set(ours(modules))
    assert libraries(modules) == LIBRARIES
    assert not modules & TLS
    assert {name for name in found if name.startswith("rules.bots")} == TABLE_BOTS
    assert {name for name in found if name.startswith("tribes_tui.seats.")} == TABLE_SEATS
    assert not {name for name in found if name.startswith("tribes_tui.server")}
    assert {*PACKAGES.values()} & found == {PACKAGES[game_id]}
    rooms = {room for room in ROOMS for name in found if name.startswith(f"{room}.") and name != f"{room}.about"}
    assert rooms == {"tribes_tui.games" + PACKAGES[game_id].removeprefix("rules")}
    assert not {name for name in found if name.startswith("tribes_tui.") and name.endswith(PAGES_OF_MOMENTS)}
    assert not found & LATER
    screens = {name.rpartition(".")[2] for name in found if name.startswith("tribes_tui.screens.")}
    assert not screens & {"setup", "saves", "settings", "replay", "rulebook", "lesson", "statistics", "daily"}
    assert not {name for name in found if name.startswith("tribes_tui.learning") or name.endswith(".lesson")}
