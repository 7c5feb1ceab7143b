"""Where the seventh game lies, and what an installed package declares."""

from __future__ import annotations

from pathlib import Path

OWARE = Path(__file__).resolve().parents[2] / "examples" / "oware"


def declare(folder: Path, **games: str) -> None:
    """As a package does that is installed there."""
    place = folder / "some_games-1.0.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: some-games\nVersion: 1.0\n")
    lines = "\n".join(f"{name} = {package}" for name, package in games.items())
    (place / "entry_points.txt").write_text(f"[tribes.games]\n{lines}\n")
