"""`make packages`: one file to carry, a Debian package, and recipes for other systems, of the pure wheel in `dist/`.

What can't be built here is said in a line, and is no error. `--repository URL` stands for `[tool.publishing] repository`.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from built import DIST, ROOT, needed, ours
from debian import debian
from one_file import ON_WINDOWS, exe, pex
from recipes import recipes


def repository(given: list[str]) -> str:
    """Where the project lives, "" where nobody says."""
    if len(given) == 2 and given[0] == "--repository":
        return given[1]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(settings["tool"]["publishing"]["repository"])


def main(given: list[str]) -> int:
    """Build what can be built."""
    game = ours()
    with tempfile.TemporaryDirectory(prefix="tribes-packages-") as place:
        everything = needed(game, Path(place), ON_WINDOWS)
        made = [pex(game, Path(place)), exe(game, Path(place))]
        if shutil.which("dpkg-deb"):
            made.append(debian(game, [one for one in everything if one.name != ON_WINDOWS]))
        else:
            print("packages: no Debian package: there is no dpkg-deb", file=sys.stderr)
    if address := repository(given):
        made += recipes(game, address)
    else:
        print("packages: no recipes: pyproject.toml doesn't say where the project lives", file=sys.stderr)
    for path in made:
        print(f"dist/{path.relative_to(DIST)}  {path.stat().st_size / 1024:,.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
