"""The files for many hosts: what they say of each other, of the host's options and of the balancer is true."""

from __future__ import annotations

import ipaddress
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path, PurePath
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.server.hosts import ROOT
from tribes_tui.commands.parser import the_parser

FOLDER = ROOT / "tribes_tui" / "server" / "keeping" / "cluster"
COMPOSE: dict[str, Any] = YAML(typ="safe").load((FOLDER / "compose.yaml").read_text())
CONTAINER = (FOLDER / "Containerfile").read_text()
BALANCER = (FOLDER / "haproxy.cfg").read_text()
UNIT = (FOLDER / "tribes@.service").read_text()


def served() -> Any:
    """The container's own command, as `tribes` understands it."""
    found = re.search(r"^CMD (\[.*\])", CONTAINER, re.MULTILINE)
    assert found is not None
    return the_parser().parse_args(json.loads(found[1]))


def test_what_a_service_names_is_there() -> None:
    """As `docker compose config` asks; what the file looks like `make check` knows."""
    for name, service in COMPOSE["services"].items():
        for kind in ("networks", "secrets"):
            assert set(service.get(kind, ())) <= set(COMPOSE[kind]), name
        assert set(service.get("depends_on", ())) < set(COMPOSE["services"]), name
        for mounted in service.get("volumes", ()):
            source = mounted.partition(":")[0]
            assert (FOLDER / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"], mounted
    build = COMPOSE["x-host"]["build"]
    assert (FOLDER / build["context"]).resolve() == ROOT
    assert ROOT / build["dockerfile"] == FOLDER / "Containerfile"


def test_the_containers_user_owns_what_it_writes() -> None:
    user = re.search(r"^USER (\d+)$", CONTAINER, re.MULTILINE)
    home = re.search(r"^ENV TRIBES_HOME=(.*)$", CONTAINER, re.MULTILINE)
    assert user is not None
    assert home is not None
    assert f"useradd --create-home --uid {user[1]} " in CONTAINER
    assert f"{home[1]}:uid={user[1]},mode=700" in COMPOSE["x-host"]["tmpfs"]
    for source in re.findall(r"^COPY (?:--\S+ )?(\S+) ", CONTAINER, re.MULTILINE):
        assert (ROOT / source).exists(), source


def test_hosts_believe_the_balancer_alone_and_the_balancer_says_whose_a_connection_is() -> None:
    nets = [ipaddress.ip_network(one["subnet"]) for one in COMPOSE["networks"]["front"]["ipam"]["config"]]
    assert [str(net) for net in nets] == [served().proxy_from]
    assert "send-proxy-v2" in BALANCER
    assert COMPOSE["services"]["balancer"]["networks"] == ["front"]
    assert COMPOSE["services"]["database"]["networks"] == ["inside"], "nobody from outside reaches the database"
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["balancer"]


def test_the_balancer_leads_to_every_host_by_its_health() -> None:
    hosts = {name for name, one in COMPOSE["services"].items() if one.get("image") == "tribes-cluster"} - {"schema"}
    assert dict(re.findall(r"^    server (\w+) (\w+):2222$", BALANCER, re.MULTILINE)) == {name: name for name in hosts}
    assert len(hosts) == 2
    assert f"check port {served().metrics.rpartition(':')[2]} " in BALANCER
    assert "GET /open" in BALANCER
    assert "http-check disable-on-404" in BALANCER, "who is at a host that is full, or late, stays there"
    assert "EXPOSE 2222" in CONTAINER
    assert "bind :2222" in BALANCER


def test_the_schema_is_there_before_any_host_is_started() -> None:
    schema = the_parser().parse_args(COMPOSE["services"]["schema"]["command"])
    assert (schema.task, schema.database) == ("host-database", served().shared)
    assert COMPOSE["x-host"]["depends_on"] == {"schema": {"condition": "service_completed_successfully"}}
    assert COMPOSE["services"]["schema"]["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_secrets_are_files_and_reach_the_host(tmp_path: Path) -> None:
    assert set(COMPOSE["secrets"]) == set(COMPOSE["x-host"]["secrets"]) == {"password", "host_key"}
    script = (FOLDER / "start").read_text()
    assert all(f"/run/secrets/{name}" in script for name in COMPOSE["secrets"])
    secrets = tmp_path / "secrets"
    secrets.mkdir()
    (secrets / "password").write_text("a word\n")
    (secrets / "host_key").write_text("a key\n")
    program = tmp_path / "tribes"
    program.write_text('#!/bin/sh\necho "$PGPASSWORD" "$@"\n')
    program.chmod(0o755)
    copy = tmp_path / "start"
    copy.write_text(script.replace("/run/secrets", str(secrets)))
    told = subprocess.run(
        ["sh", copy, "serve", "--public"], capture_output=True, text=True,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "TRIBES_HOME": str(tmp_path / "home")},
    )  # fmt: skip
    assert (told.returncode, told.stdout, told.stderr) == (0, "a word serve --public\n", "")
    key = tmp_path / "home" / "host" / "host_key"
    assert key.read_text() == "a key\n"
    assert key.stat().st_mode & 0o077 == 0
    (secrets / "host_key").unlink()
    (
        secrets / "host_key"
    ).mkdir()  # what can't be read; a host with a key of its own would be refused by the others' database
    told = subprocess.run(
        ["sh", copy, "serve"], capture_output=True, text=True,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "TRIBES_HOME": str(tmp_path / "other")},
    )  # fmt: skip
    assert (told.returncode, told.stdout) == (1, "")
    assert "host_key" in told.stderr


def test_secrets_are_in_no_image_and_no_package() -> None:
    package_data = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"][
        "tribes_tui"
    ]
    ignored = {name: (ROOT / name).read_text() for name in (".dockerignore", ".gitignore", "MANIFEST.in")}
    for secret in (FOLDER / one["file"] for one in COMPOSE["secrets"].values()):
        path = secret.relative_to(ROOT).as_posix()
        assert all(path in text for text in ignored.values()), path
        in_package = secret.relative_to(ROOT / "tribes_tui").as_posix()
        assert not any(PurePath(in_package).match(pattern) for pattern in package_data), path
        assert not any(
            PurePath(f"{in_package}.pub").match(pattern) for pattern in package_data if path.endswith("host_key")
        )
    for kept in FOLDER.iterdir():
        if kept.name.partition(".")[0] not in ("password", "host_key"):
            assert any(kept.relative_to(ROOT / "tribes_tui").match(pattern) for pattern in package_data), kept


@pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed")
def test_haproxy_understands_its_file(tmp_path: Path) -> None:
    told = subprocess.run(["haproxy", "-c", "-f", FOLDER / "haproxy.cfg"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr


def test_the_unit_starts_what_there_is() -> None:
    found = re.search(r"^ExecStart=\S+ (.*)$", UNIT, re.MULTILINE)
    assert found is not None
    chosen = the_parser().parse_args(
        found[1]
        .replace("%i", "2222")
        .replace("${SHARED}", "postgresql://db/x")
        .replace("${METRICS}", "10.0.0.5:9100")
        .split()
    )
    assert (chosen.port, chosen.shared, chosen.public) == (2222, "postgresql://db/x", True)
    assert (chosen.metrics, chosen.proxy_from) == ("10.0.0.5:9100", "10.0.0.0/8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program, unit = tmp_path / "tribes", tmp_path / "tribes@.service"
    program.symlink_to(sys.executable)
    unit.write_text(UNIT.replace("/opt/tribes/bin/tribes", str(program)))
    instance = tmp_path / "tribes@2222.service"
    instance.write_text(unit.read_text())
    told = subprocess.run(["systemd-analyze", "verify", str(instance)], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
