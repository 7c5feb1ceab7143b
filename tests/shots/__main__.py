"""Draws every screen into `screenshots/`: `python -m tests.shots [NAME...] [--into FOLDER] [--png]`.

The names are those of screens (`home`, `indy-end`, `pieces-cards`). The same pictures every time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.shots.png import to_png
from tests.shots.screens import Look, Screen, all_screens
from tribes_tui.display.picture import ScreenPicture, picture_of, to_svg

FOLDER = Path(__file__).resolve().parents[2] / "screenshots"
PAUSE = 0.05
LONGEST = 60.0
"""Seconds between two looks at a screen, and until it must be the same in both."""


async def settled(pilot: Pilot[Any], depth: str) -> ScreenPicture:
    """The picture of a screen, once it stays as it is."""
    before, end = None, time.monotonic() + LONGEST
    while time.monotonic() < end:
        await pilot.pause(PAUSE)
        picture = picture_of(pilot.app, depth)
        if picture == before and not any(worker.is_running for worker in pilot.app.workers):
            return picture
        before = picture
    raise TimeoutError("the screen never comes to rest")


async def draw(screen: Screen, look: Look, folder: Path, with_png: bool = False) -> Path:
    """Draw one picture; the SVG's file."""
    async with screen.open(look) as pilot:
        picture = await settled(pilot, look.depth)
    path = folder / f"{look.file(screen.name)}.svg"
    path.write_text(to_svg(picture, f"Tribes: {screen.name}"), encoding="utf-8")
    if with_png:
        to_png(picture, path.with_suffix(".png"))
    return path


def draw_all(screens: Sequence[Screen], folder: Path, with_png: bool = False) -> list[Path]:
    """Draw these screens for all their terminals."""
    folder.mkdir(parents=True, exist_ok=True)
    return [asyncio.run(draw(screen, look, folder, with_png)) for screen in screens for look in screen.looks]


def remove_others(drawn: Sequence[Path], folder: Path) -> None:
    """Pictures of screens that are no more."""
    for path in set(folder.glob("*.svg")) - set(drawn):
        path.unlink()


def main() -> None:
    screens = {screen.name: screen for screen in all_screens()}
    parser = argparse.ArgumentParser(description="Draws every screen, or those that are named.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(screens))
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to (default: screenshots)")
    parser.add_argument("--png", action="store_true", help="beside each SVG the same as PNG")
    given = parser.parse_args()
    unknown = [name for name in given.names if name not in screens]
    if unknown:
        parser.error(f"there is no screen {unknown[0]!r}: {', '.join(screens)}")
    wanted = [screens[name] for name in given.names] or list(screens.values())
    os.environ["TZ"] = "UTC"
    time.tzset()
    drawn = draw_all(wanted, given.into, given.png)
    if not given.names and given.into == FOLDER:
        remove_others(drawn, FOLDER)
    print(f"{len(drawn)} pictures, {sum(path.stat().st_size for path in drawn) / 1e6:.1f} MB, in {given.into}")


if __name__ == "__main__":
    main()
