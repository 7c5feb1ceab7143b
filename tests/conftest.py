"""What `make test` takes of tests with very many cases, what collecting them costs, how long a pilot waits after a key,
and what all apps of the tests share."""

from __future__ import annotations

import gc
import inspect
import itertools
import os
import random
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hypothesis
import pytest
from _pytest.unraisableexception import gc_collect_iterations_key
from textual import _wait, app as textual_app
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from compile_words.build import build
from rules.core.rng import IS_COMPILED

build(Path(__file__).parents[1])  # before the first module of the program that says something
from tests.display import second  # noqa: E402
from tribes_tui.play import deals  # noqa: E402
from tribes_tui.profile import counting  # noqa: E402
from tribes_tui.table.history import pages  # noqa: E402
from tribes_tui.table.play import played_stage  # noqa: E402
from tribes_tui.theme.stylesheet import SharedStylesheet  # noqa: E402

LOOK_AGAIN = 0.01
"""Seconds between two looks of a Textual pilot whether the program is idle, two after each key: with Textual's own 0.02 half of the time
of the screens' tests was waiting. Two of them are still longer than a frame, the sixtieth of a second after which a screen is drawn."""

wait_for_screen = Pilot._wait_for_screen


def _is_waiting(pump: MessagePump) -> bool:
    queue = pump._message_queue
    return queue.empty() and bool(queue.ready_event._waiters)  # type: ignore[attr-defined]


async def _wait_for_busy_screen(self: Pilot[Any], timeout: float = 30.0) -> bool:
    """Textual asks every widget of the screen to say that it has done what it was sent, after each key: where all wait for
    something to do, none is asked. A third of all messages of the screens' tests were these."""
    app = self.app
    if app._screen_stack and all(map(_is_waiting, (app, *app.screen.walk_children(with_self=True)))):
        return True
    return await wait_for_screen(self, timeout)


TESTS = Path(__file__).parent
DRAWN = {
    "app",
    "display",
    "games",
    "journey",
    "learning",
    "outside",
    "plain",
    "profile",
    "screens",
    "table",
    "theme",
    "widgets",
}
FEW = 1
"""Cases that `make test` takes of a test of a screen in one of the folders `DRAWN`: of each test another, so that all games and sizes
stand among them; `make soak` takes the others."""


HOMES = itertools.count()


def pytest_make_parametrize_id(val: object) -> str | None:
    """The names of all cases go from every process of tests to the first one: of five million letters the first few."""
    return f"{val[:40]!a} of {len(val)}" if isinstance(val, str | bytes) and len(val) > 400 else None


def evenly(count: int, of: int) -> set[int]:
    """`count` places among `of`, the first and the last among them.

    >>> sorted(evenly(3, 9))
    [0, 4, 8]
    """
    return {0} if count == 1 else {k * (of - 1) // (count - 1) for k in range(count)}


def pytest_configure(config: pytest.Config) -> None:
    """What is never freed is looked for once at the end, not five times."""
    config.stash[gc_collect_iterations_key] = 1


def pytest_sessionstart() -> None:
    """Collecting the tests makes very many objects, and none of them goes: nothing is looked through for what may.
    Pilots look as often as `LOOK_AGAIN` says; an app of a test parses no style rules that another has parsed, like an app of ours.
    Nobody is a beginner, unless a test says so.
    No test cuts the power, so none waits for the disk: what a killed program wrote stays. No example of Hypothesis has a time: on a busy
    machine each may be slow."""
    if os.environ.get("TRIBES_TESTED") == "compiled" and not IS_COMPILED:
        raise pytest.UsageError("compiled rules were to be tested, and these are plain")
    gc.disable()
    for call in {"fsync", "fdatasync"} & set(vars(os)):
        setattr(os, call, lambda descriptor: None)
    _wait.SLEEP_GRANULARITY = LOOK_AGAIN
    _wait.SLEEP_IDLE = LOOK_AGAIN / 20
    Pilot._wait_for_screen = _wait_for_busy_screen  # type: ignore[method-assign]
    textual_app.Stylesheet = SharedStylesheet  # type: ignore[misc]
    counting.NONE_YET = counting.FEW = 0
    second.install()
    usual, slow = hypothesis.settings.default, [hypothesis.HealthCheck.too_slow]
    hypothesis.settings.register_profile("busy", parent=usual, deadline=None, suppress_health_check=slow)
    hypothesis.settings.load_profile("busy")


@pytest.fixture(autouse=True, scope="session")
def shared_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What fixtures of more than one test keep."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRIBES_HOME", str(tmp_path_factory.mktemp("shared_home")))
        yield


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test sees or writes what is kept for the person who runs it. The folder comes into being with the first thing kept."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path_factory.getbasetemp() / f"home{next(HOMES)}"))


@pytest.fixture(autouse=True)
def read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pilot has read a page of what has happened when it presses the next key."""
    monkeypatch.setattr(pages, "BREATH", 0.0)
    monkeypatch.setattr(played_stage, "GLANCE", 0.0)


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test is dealt depends on its name alone, not on the folder that it stands in: it passes each time, or never."""
    drawn = random.Random(zlib.crc32(request.node.name.encode()))
    monkeypatch.setattr(deals, "os", SimpleNamespace(urandom=drawn.randbytes))


@pytest.fixture(autouse=True)
def second_terminal(request: pytest.FixtureRequest) -> Iterator[None]:
    """Beside the test's screens a plain terminal shows the same (`tests.display.second`)."""
    second.begin(request.node.name, request.node.get_closest_marker("soak") is not None)
    yield
    assert not second.faults, "\n".join(second.faults[:5])


def pytest_collection_finish() -> None:
    """All there is now stays until the end."""
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)
    gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """`@pytest.mark.plain(WHY)`: not with compiled rules."""
    marker = item.get_closest_marker("plain")
    if marker is not None and IS_COMPILED:
        pytest.skip(f"needs plain rules: {marker.args[0]}")


def varied(count: int, cases: list[dict[str, str]], first: int = 0) -> set[int]:
    """`count` places among cases of several parameters: each next case is the one whose values were taken least often, and of several such
    the one that comes first from place `first` on.

    >>> sorted(varied(3, [{"game": game, "size": size} for game in "abc" for size in "xyz"]))
    [0, 4, 8]
    >>> sorted(varied(1, [{"game": game} for game in "abc"], first=5))
    [2]
    """
    taken: Counter[tuple[str, str]] = Counter()
    places: set[int] = set()
    order = [(first + k) % len(cases) for k in range(len(cases))]
    for _ in range(min(count, len(cases))):
        place = min(
            (place for place in order if place not in places),
            key=lambda place: sum(taken[value] for value in cases[place].items()),
        )
        places.add(place)
        taken.update(cases[place].items())
    return places


def is_drawn(test: pytest.Metafunc) -> bool:
    """A test of a screen with cases that nobody has counted: it starts an app, and proves no section of the rules."""
    return (
        inspect.iscoroutinefunction(test.function)
        and test.definition.path.relative_to(TESTS).parts[0] in DRAWN
        and not any(test.definition.get_closest_marker(name) for name in ("every", "rule", "soak"))
    )


@pytest.hookimpl(trylast=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`@pytest.mark.sampled(K)`: K cases of the test, evenly spread, are quick; the others are soak. `@pytest.mark.varied(K)`: K cases
    as different as they can be; `@pytest.mark.turned(K)`: the same, of each test others, so that all games stand among those of a
    folder. A test that starts an app and says neither: `FEW` cases, of each test others; `@pytest.mark.every`: all.
    What isn't asked for isn't made: two in five of all cases. Who names a case gets it."""
    test, cases = metafunc.definition, metafunc._calls
    if (marker := test.get_closest_marker("sampled")) and cases:
        found, quick = cases, evenly(marker.args[0], len(cases))
    elif (marker := test.get_closest_marker("varied") or test.get_closest_marker("turned")) or is_drawn(metafunc):
        kept, turns = ("every", "rule", "soak"), marker is None or marker.name == "turned"
        found = [one for one in cases if not any(mark.name in kept for mark in one.marks)] if turns else cases
        values = [{name: repr(value) for name, value in one.params.items()} for one in found]
        quick = varied(marker.args[0] if marker else FEW, values, zlib.crc32(test.name.encode()) if turns else 0)
    else:
        return
    if not any("[" in named for named in metafunc.config.args):
        slow = {id(one) for place, one in enumerate(found) if place not in quick}
        if metafunc.config.option.markexpr == "not soak":
            cases[:] = [one for one in cases if id(one) not in slow]
        for one in cases:
            if id(one) in slow:
                one.marks.append(pytest.mark.soak.mark)
