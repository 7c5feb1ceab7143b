"""The page about hosting, the unit and the container file say what is true."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.server.hosts import ROOT, RunningHost
from tests.server.nearby import nearby, new_key
from tribes_tui.cli import main
from tribes_tui.server.host.limits import Limits

PAGE = ROOT / "tribes_tui" / "server" / "HOSTING.md"
UNIT = ROOT / "tribes_tui" / "server" / "keeping" / "tribes.service"
CONTAINER = ROOT / "tribes_tui" / "server" / "keeping" / "Containerfile"


def help_of_serve(capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["serve", "--help"]) == 0
    return capsys.readouterr().out


def commands() -> list[str]:
    """Every `tribes serve ...` that is written anywhere about hosting."""
    texts = PAGE.read_text() + UNIT.read_text() + " ".join(json.loads(container("ENTRYPOINT")))
    return re.findall(r"tribes serve[^`\n\"]*", texts)


def container(word: str) -> str:
    """What stands behind a word of the container file."""
    found = re.search(rf"^{word} (.*(?:\\\n.*)*)", CONTAINER.read_text(), re.MULTILINE)
    assert found, word
    return found[1]


def test_every_option_and_limit_that_is_named_exists(capsys: pytest.CaptureFixture[str]) -> None:
    told = help_of_serve(capsys)
    options = {option for command in commands() for option in re.findall(r"--[a-z-]+", command)}
    assert len(options) >= 5
    assert all(option in told for option in options), options
    text = PAGE.read_text()
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", text)) - {"host_key"}
    assert named
    assert named <= set(Limits._fields)


def test_every_command_that_is_named_has_the_options_it_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    named: dict[str, set[str]] = {}
    for command, rest in re.findall(r"(?:^|`|do )tribes ([a-z-]+)([^`\n#|;]*)", PAGE.read_text(), re.MULTILINE):
        named.setdefault(command, set()).update(re.findall(r"--[a-z-]+", rest))
    assert {"serve", "replay", "doctor", "host-database"} <= set(named)
    for command, options in named.items():
        assert main([command, "--help"]) == 0, command
        told = capsys.readouterr().out
        assert all(option in told for option in options), (command, options)


@pytest.mark.soak
async def test_every_file_that_is_named_exists(tmp_path: Path) -> None:
    text = PAGE.read_text()
    for link in re.findall(r"\]\(([^)h][^)]*)\)", text):
        assert (PAGE.parent / link).exists(), link
    async with nearby(tmp_path) as near:
        process = await (await near.connect(client_keys=[new_key()])).create_process(term_type="xterm", encoding=None)
        async with asyncio.timeout(60):
            await process.stdout.readuntil(b"call you?")
            process.stdin.write(b"Ada\r")
            while not (tmp_path / "people.json").exists():
                await asyncio.sleep(0.02)
    kept = re.findall(r"`([a-z_]+(?:\.json)?/?)` \(", text[text.index("## What is kept") : text.index("## Limits")])
    assert len(kept) >= 4
    made = {path.name for path in tmp_path.iterdir()}
    assert {"host_key", "people.json"} <= made
    assert made <= {name.strip("/") for name in kept} | {"host_key", "lock"}


def test_what_is_installed_is_what_the_project_calls_it() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    asked = set(re.findall(r"\[([a-z]+)\]'", PAGE.read_text() + CONTAINER.read_text()))
    assert asked == {"ssh", "web", "metrics"}
    assert asked <= set(extras)


def test_the_container_runs_as_nobody_in_particular_and_keeps_its_data() -> None:
    assert container("USER") == "1000", "a number, so that whoever runs it can see that it is not root"
    assert "--uid 1000 tribes" in CONTAINER.read_text()
    assert container("ENV") == f"TRIBES_HOME={container('VOLUME')}"
    assert container("EXPOSE") == "2222"
    assert container("STOPSIGNAL") == "SIGTERM"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program, unit = tmp_path / "tribes", tmp_path / "tribes.service"
    program.symlink_to(sys.executable)  # a path without blanks
    unit.write_text(UNIT.read_text().replace("/opt/tribes/bin/tribes", str(program)))
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""


@pytest.mark.soak
def test_what_is_installed_serves(tmp_path: Path) -> None:
    """The container's steps in an environment of its own: install the checkout with its extra, and serve."""
    folder = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    source = tmp_path / "src"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".venv", ".git", "tests", "screenshots", ".*_cache"))
    installed = subprocess.run([folder / "bin" / "pip", "install", "-q", f"{source}[ssh]"], capture_output=True)
    if installed.returncode != 0:
        pytest.skip("no package index can be reached")
    (tmp_path / "data").mkdir()
    host = RunningHost(tmp_path / "data", "--by-invitation", command=[str(folder / "bin" / "tribes")])
    try:
        host.client("Ada").see("by invitation")
        assert host.stop() == 0
    finally:
        host.close()
