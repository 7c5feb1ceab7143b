"""A Debian package: the game and what it needs in a folder of its own, `/usr/lib/tribes`.

Debian 12 and 13 have Rich 13, Debian 12 has platformdirs 2.6 and neither has Textual 8: so all is brought along, as the wheels have it,
and nothing of it is seen by other programs. Python itself is Debian's.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from built import DIST, ROOT, Wheel, moment

PLACE = "usr/lib/tribes"
PROGRAM = f"""\
#!/usr/bin/python3 -I
import sys

sys.path.insert(0, "/{PLACE}")
from tribes_tui.cli import main

sys.exit(main())
"""
POSTINST = f'#!/bin/sh\nset -e\nif [ "$1" = configure ]; then\n    py3compile -p tribes /{PLACE}\nfi\n'
PRERM = "#!/bin/sh\nset -e\npy3clean -p tribes\n"


def maintainer() -> str:
    """Who builds it: `DEBFULLNAME` and `DEBEMAIL`, as Debian's own tools ask, else git's user."""

    def git(name: str) -> str:
        asked = ["git", "config", name]
        return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()

    name = os.environ.get("DEBFULLNAME") or git("user.name") or "The authors of Tribes"
    address = os.environ.get("DEBEMAIL") or git("user.email") or "tribes@localhost"
    return f"{name} <{address}>"


def debian(game: Wheel, needs: Sequence[Wheel]) -> Path:
    """Build it; its path."""
    with tempfile.TemporaryDirectory(prefix="tribes-deb-") as place:
        tree = Path(place, "tree")
        for one in (game, *needs):
            with zipfile.ZipFile(one.path) as archive:
                archive.extractall(tree / PLACE)
        for left in [
            *(tree / PLACE).glob("*.data"),
            *(tree / PLACE).glob("*.dist-info/RECORD"),
            *(tree / PLACE).glob("*.dist-info/licenses"),
        ]:
            shutil.rmtree(left) if left.is_dir() else left.unlink()
        _lay(tree, game, needs)
        _control(tree, game)
        for path in [tree, *tree.rglob("*")]:
            is_program = path.is_dir() or path == tree / "usr/games/tribes" or path.name in ("postinst", "prerm")
            path.chmod(0o755 if is_program else 0o644)
        target = DIST / f"tribes_{game.version}-1_all.deb"
        build = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": moment()})
        return target


def _lay(tree: Path, game: Wheel, needs: Sequence[Wheel]) -> None:
    """The program, its manual, completions, the menu's entry, and papers."""
    share = ROOT / "tribes_tui/share"
    _write(tree / "usr/games/tribes", PROGRAM)
    _pack(tree / "usr/share/man/man1/tribes.1.gz", (share / "tribes.1").read_text(encoding="utf-8"))
    _write(tree / "usr/share/applications/tribes.desktop", (share / "tribes.desktop").read_text(encoding="utf-8"))
    _write(
        tree / "usr/share/icons/hicolor/scalable/apps/tribes.svg", (share / "tribes.svg").read_text(encoding="utf-8")
    )
    for shell, name in (
        ("bash", "bash-completion/completions/tribes"),
        ("zsh", "zsh/vendor-completions/_tribes"),
        ("fish", "fish/vendor_completions.d/tribes.fish"),
    ):
        asked = [sys.executable, "-m", "tribes_tui", "completions", shell]
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
        _write(tree / "usr/share" / name, told.stdout)
    papers = tree / "usr/share/doc/tribes"
    _write(papers / "copyright", copyright((game, *needs)))
    _pack(papers / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    when = format_datetime(datetime.fromtimestamp(int(moment()), UTC))
    entry = f"tribes ({game.version}-1) unstable; urgency=medium\n\n  * As released.\n\n -- {maintainer()}  {when}\n"
    _pack(papers / "changelog.Debian.gz", entry)


def copyright(wheels: Iterable[Wheel]) -> str:
    """Debian's paper in the form of DEP 5: whose each package is, and the text of each licence."""
    told = ["Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Tribes\n"]
    for number, one in enumerate(wheels):
        texts = [*one.licences()]
        owners = list(
            dict.fromkeys(found.strip() for text in texts for found in re.findall(r"(?m)^\s*(?:Copyright|©) .+$", text))
        )
        author = one.about["Author"] or str(one.about["Author-email"] or one.name).split("<")[0].strip() or one.name
        files = "*" if not number else f"{PLACE}/{one.name.lower().replace('-', '_')}*"
        short = f"{re.sub(r'[^A-Za-z0-9.+]+', '-', one.licence)}-of-{one.name.lower()}"
        if "Apache" in one.licence:  # Debian has its text
            texts = ["The Apache License, version 2.0: see /usr/share/common-licenses/Apache-2.0."]
        lines = [(line.strip() and f" {line.rstrip()}") or " ." for line in "\n\n".join(texts).strip().splitlines()]
        holders = "\n           ".join(owners or [f"the authors: {author}"])
        told.append(f"Files: {files}\nCopyright: {holders}\nLicense: {short}\n" + "\n".join(lines) + "\n")
    return "\n".join(told)


def _control(tree: Path, game: Wheel) -> None:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    fields = {
        "Package": "tribes", "Version": f"{game.version}-1", "Section": "games", "Priority": "optional", "Architecture": "all",
        "Depends": f"python3 (>= {game.about['Requires-Python'].removeprefix('>=')})", "Installed-Size": size, "Maintainer": maintainer(),
        "Description": "six tabletop games about tribes in a terminal\n"
        " Tribe, indy, Tribal Duel, Tribal Rixe, Rise of Tribes and Five Tribes,\n"
        " against bots or with friends at one keyboard: by keys, by mouse, or in\n"
        " plain lines for screen readers.",
    }  # fmt: skip
    _write(tree / "DEBIAN/control", "".join(f"{name}: {value}\n" for name, value in fields.items()))
    _write(tree / "DEBIAN/postinst", POSTINST)
    _write(tree / "DEBIAN/prerm", PRERM)
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file())
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    _write(tree / "DEBIAN/md5sums", "".join(sums))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _pack(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
