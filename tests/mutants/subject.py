"""What faults are planted into, and whose tests are to find them: a game's mechanics."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Self

from rules.core.registry import PACKAGES

ROOT = Path(__file__).parents[2]
OTHER_ROOMS = ("__init__", "cards", "reading")
"""Modules that two games share and that are no mechanics."""


@dataclass(frozen=True)
class Subject:
    """A set of modules and their tests.

    Attributes:
      root      the folder that holds the packages; paths are relative to it
      modules   dotted name -> file
      others    further files and folders on which the results depend
      tests     files and folders for pytest; those of what two games share count for both
      game      of tests with a parameter `id`, only those with this one count
    """

    name: str
    root: str
    modules: dict[str, str]
    others: tuple[str, ...]
    tests: tuple[str, ...]
    game: str | None = None

    @classmethod
    def of_game(cls, game: str, pattern: str | None = None) -> Self:
        """A game's mechanics, with what its package shares with a sister; or its modules that fit a pattern."""
        package = PACKAGES[game]
        parent = package.rpartition(".")[0]
        packages = [package] if parent == "rules" else [parent, package]
        files = [path for name in packages for path in _mechanics(ROOT / name.replace(".", "/"), pattern)]
        modules = {
            ".".join(path.relative_to(ROOT).with_suffix("").parts): str(path.relative_to(ROOT)) for path in files
        }
        others = ("rules/core", *(name.replace(".", "/") for name in packages))
        shared = [] if parent == "rules" else [f"tests/{parent.replace('.', '/')}"]
        tests = (f"tests/rules/{game}", *shared, "tests/rules/test_battery.py", "tests/rules/battery.py")
        return cls(game, str(ROOT), {_without_init(name): path for name, path in modules.items()}, others, tests, game)

    def json(self) -> str:
        """For another process."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """What `json` wrote."""
        fields = json.loads(text)
        return cls(**{**fields, "others": tuple(fields["others"]), "tests": tuple(fields["tests"])})

    def source(self, module: str) -> bytes:
        """A module's text."""
        return (Path(self.root) / self.modules[module]).read_bytes()

    def digest_of_sources(self) -> str:
        """Changes whenever a file changes in which the game's behaviour is written."""
        return self._digest([*self.modules.values(), *self.others])

    def digest_of_tests(self) -> str:
        """Changes whenever a test does."""
        return self._digest(self.tests)

    def _digest(self, names: Iterable[str]) -> str:
        digest = hashlib.sha256()
        root = Path(self.root)
        for path in sorted({file for name in names for file in _files(root / name)}):
            digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
        return digest.hexdigest()[:16]


def _files(path: Path) -> list[Path]:
    return [path] if path.is_file() else list(path.rglob("*.py"))


def _mechanics(package: Path, pattern: str | None) -> list[Path]:
    if pattern is not None:
        inner = sorted(path for path in package.rglob("*.py") if not _is_in_a_sister(path, package))
        return [path for path in inner if fnmatch(str(path.relative_to(package).with_suffix("")), pattern)]
    for room in (package / "mechanics.py", package / "mechanics"):
        if room.exists():
            return sorted(_files(room))
    modules = sorted(package.glob("*.py"))
    return [path for path in modules if not any(fnmatch(path.stem, other) for other in OTHER_ROOMS)]


def _is_in_a_sister(path: Path, package: Path) -> bool:
    """Whether a file stands in another game's package within this one."""
    inner = {name.replace(".", "/") for name in PACKAGES.values()} - {str(package.relative_to(ROOT))}
    return any(str(path.relative_to(ROOT)).startswith(f"{name}/") for name in inner)


def _without_init(module: str) -> str:
    return module.removesuffix(".__init__")
