"""Programs of others that draw an SVG, with our font and no other, so that letters can be compared."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image

from tests.shots.png import FONTS

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FONTCONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
LONGEST = 120


def chromium(svg: Path, size: tuple[int, int], folder: Path) -> Image.Image:
    """What Chromium shows."""
    image = folder / f"{svg.stem}-chromium.png"
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1")
    window = (f"--window-size={size[0]},{size[1]}", f"--user-data-dir={folder / 'chromium'}", f"--screenshot={image}")
    _run((_path(CHROMIUM), *options, *window, svg.as_uri()), folder)
    return Image.open(image)


def librsvg(svg: Path, size: tuple[int, int], folder: Path) -> Image.Image:
    """What librsvg draws: GNOME's viewers, Wikipedia and many makers of documents."""
    image = folder / f"{svg.stem}-librsvg.png"
    _run((_path(("rsvg-convert",)), str(svg), "-o", str(image)), folder)
    return Image.open(image)


RENDERERS: Mapping[str, Callable[[Path, tuple[int, int], Path], Image.Image]] = {
    "chromium": chromium,
    "librsvg": librsvg,
}
PROGRAMS = {"chromium": CHROMIUM, "librsvg": ("rsvg-convert",)}


def is_there(renderer: str) -> bool:
    """Whether it is installed."""
    return bool(_path(PROGRAMS[renderer]))


def _path(names: tuple[str, ...]) -> str:
    return next((path for name in names if (path := shutil.which(name))), "")


def _run(command: tuple[str, ...], folder: Path) -> None:
    settings = folder / "fonts.conf"
    settings.write_text(FONTCONFIG.format(fonts=FONTS, cache=folder / "fonts"), encoding="utf-8")
    environment = {**os.environ, "FONTCONFIG_FILE": str(settings)}
    subprocess.run(command, env=environment, check=True, timeout=LONGEST, capture_output=True)
