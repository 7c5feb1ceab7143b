"""All about the package stands in `pyproject.toml`; this file adds README as an index's page shows it, the words (`compile_words`
makes modules of Fluent files), and the compiled rules, when they are asked for.

With `TRIBES_COMPILED=1` the rules of the six games and their core are compiled by mypyc, from the same text that plain
Python runs (`make wheel`). Without it nothing is compiled, and only setuptools and Mozilla's `fluent.syntax` are needed.
With `TRIBES_MADE_UP=1` the made-up language `xx` of the tests comes with it.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build doesn't look for modules here by itself
from compile_words.build import build as build_words  # noqa: E402
from tribes_tui.words.language import MADE_UP  # noqa: E402

HAS_MADE_UP = os.environ.get("TRIBES_MADE_UP") == "1"

STAY_PLAIN = (
    "rules/__init__.py",
    "rules/adapters",  # subclasses of other packages' classes
    "rules/bots",  # most of their time is spent in the games, but for what follows
    "rules/check",  # a command too, for who writes a game
    "rules/counts",  # a command, seldom run
    "rules/vector",  # its time is spent in the games, and in numpy, but for what follows
    "rules/core/errors.py",  # exceptions with two bases, which mypyc does not know
    "rules/core/registry.py",  # imports games by name, when they are asked for, and what other packages bring
    "rules/core/compiled.py",  # looks into any class
    "rules/core/digest.py",  # one of two imports
    "rules/core/told.py",  # a kind of text, which mypyc has no class for
)
"""Files and folders of `rules` that are not compiled; everything else is, the core and whatever games there are."""

AT_EVERY_STEP = ("rules/bots/mcts/root.py", "rules/bots/mcts/tree.py", "rules/vector/slot.py")
"""Files in those folders that are compiled all the same: what a search does with every simulation, and many games at every step."""

AS_ONE = ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
"""For what is linked of many files: it is optimized as a whole, and one calls another without a detour."""


def texts() -> list[str]:
    """The modules to compile."""
    plain = {Path(place) for place in STAY_PLAIN}
    found = [path for path in sorted(Path("rules").rglob("*.py")) if not plain & {path, *path.parents}]
    return [*AT_EVERY_STEP, *(path.as_posix() for path in found)]


def compiled() -> list[Extension]:
    """The modules of the rules as extensions; a few minutes of a C compiler's time."""
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        texts(), opt_level=os.environ.get("TRIBES_OPT", "3"), debug_level="0", multi_file=True
    )
    if os.name == "posix":  # the folder of the build is nobody's business, and the bytes must not depend on it
        args = [f"-ffile-prefix-map={Path.cwd()}=.", "-fwrapv"]  # the generator's words lose what does not fit
        for extension in extensions:
            as_one = AS_ONE if sys.platform == "linux" and len(extension.sources) > 1 else []
            extension.extra_compile_args = [*extension.extra_compile_args, *args, *as_one]
            extension.extra_link_args = [*extension.extra_link_args, *as_one]
    return extensions


class AllCores(build_ext):
    """Compiles several files at a time: mypyc makes some hundred for one extension. `TRIBES_JOBS` says how many."""

    def build_extensions(self) -> None:
        """As the base, but the compiler's processes run beside each other."""
        one_file, all_files = self.compiler._compile, self.compiler.compile
        with ThreadPoolExecutor(int(os.environ.get("TRIBES_JOBS") or os.cpu_count() or 1)) as pool:
            begun: list[Future[None]] = []

            def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
                objects: list[str] = all_files(sources, **options)
                while begun:
                    begun.pop().result()
                return objects

            self.compiler._compile = lambda *file: begun.append(pool.submit(one_file, *file))
            self.compiler.compile = compile_all
            super().build_extensions()


class WithWords(build_py):
    """Leaves the language of the tests out, unless it is asked for."""

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        """As the base, without that language."""
        found: list[tuple[str, str, str]] = super().find_package_modules(package, package_dir)
        return found if HAS_MADE_UP or not package.endswith(f".said.{MADE_UP}") else []


def repository() -> str:
    """Where the project lives, "" while `pyproject.toml` doesn't say."""
    settings: dict[str, Any] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return str(settings["tool"]["publishing"]["repository"]).rstrip("/")


def readme(address: str) -> str:
    """README for the page of an index, which has none of its neighbours: with whole addresses, or without links and pictures."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not address:
        text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n*", "", text)
        return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{address}/raw/HEAD/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:)", rf"\1{address}/blob/HEAD/", text)


def urls(address: str) -> dict[str, str]:
    """What the index shows beside it."""
    if not address:
        return {}
    return {"Source": address, "Issues": f"{address}/issues", "Changelog": f"{address}/blob/HEAD/CHANGELOG.md"}


build_words(ROOT, made_up=HAS_MADE_UP)
setup(
    cmdclass={"build_ext": AllCores, "build_py": WithWords},
    ext_modules=compiled() if os.environ.get("TRIBES_COMPILED") == "1" else [],
    long_description=readme(repository()),
    long_description_content_type="text/markdown",
    project_urls=urls(repository()),
)
