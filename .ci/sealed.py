"""Make the files in a folder of packages the same for everybody, and put the bill of materials into each wheel.

`python .ci/sealed.py FOLDER`. Two builds of one commit give the same bytes: entries in one order, with one time (that of
`SOURCE_DATE_EPOCH`) and one mode. The bill, CycloneDX 1.6 in `*.dist-info/sboms` (PEP 770), says what is in the wheel (compiled
ones hold the runtime of mypyc) and what it asks for.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import os
import sys
import tarfile
import time
import uuid
import zipfile
from email.parser import HeaderParser
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

EARLIEST = 315532800
"""1980, before which a ZIP knows no time."""
BILL = "sboms/tribes.cdx.json"


def moment() -> int:
    """Seconds since the epoch that count as the time of the build."""
    return max(int(os.environ.get("SOURCE_DATE_EPOCH") or EARLIEST), EARLIEST)


def seal_wheel(path: Path) -> None:
    """Write the wheel anew, with its bill."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    info = record.rpartition("/")[0]
    del files[record]
    files[f"{info}/{BILL}"] = json.dumps(bill(files, info, path.name), indent=1).encode() + b"\n"
    names = sorted(files, key=lambda name: (name.startswith(info), name))
    lines = [f"{name},sha256={_digest(files[name])},{len(files[name])}" for name in names]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    when = time.gmtime(moment())[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in [*names, record]:
            entry = zipfile.ZipInfo(name, when)
            entry.create_system = 3
            entry.external_attr = (0o100755 if name.endswith((".so", ".pyd", ".dylib")) else 0o100644) << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED)


def seal_source(path: Path) -> None:
    """Write the source package anew."""
    with tarfile.open(path) as archive:
        files = {member.name: archive.extractfile(member) for member in archive.getmembers() if member.isfile()}
        content = {name: stream.read() for name, stream in files.items() if stream is not None}
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in sorted(content):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(content[name]), moment(), 0o644
            archive.addfile(entry, io.BytesIO(content[name]))
    path.write_bytes(gzip.compress(packed.getvalue(), mtime=moment()))


def bill(files: dict[str, bytes], info: str, name: str) -> dict[str, Any]:
    """What is in a wheel, and what it asks for, as CycloneDX."""
    metadata = HeaderParser().parsestr(files[f"{info}/METADATA"].decode())
    itself = {
        "type": "application",
        "bom-ref": "tribes-tui",
        "name": metadata["Name"],
        "version": metadata["Version"],
        "purl": f"pkg:pypi/{metadata['Name']}@{metadata['Version']}",
        "licenses": [{"license": {"id": metadata["License-Expression"]}}],
    }
    asked = [asks(line) for line in metadata.get_all("Requires-Dist") or [] if "extra ==" not in line]
    is_compiled = any(file.endswith((".so", ".pyd")) for file in files)
    parts = [*asked, *([runtime()] if is_compiled else [])]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, name)}",
        "version": 1,
        "metadata": {"timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment())), "component": itself},
        "components": parts,
        "dependencies": [{"ref": "tribes-tui", "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def asks(line: str) -> dict[str, Any]:
    """A package that an installer fetches beside this one; the wheel holds nothing of it."""
    name = "".join(sign if sign.isalnum() or sign in "-_." else " " for sign in line).split()[0]
    return {
        "type": "library",
        "bom-ref": name,
        "name": name,
        "purl": f"pkg:pypi/{name}",
        "scope": "required",
        "properties": [{"name": "tribes:requirement", "value": line}, {"name": "tribes:contained", "value": "false"}],
    }


def runtime() -> dict[str, Any]:
    """The runtime of mypyc, of which compiled rules hold a copy."""
    try:
        found = version("mypy")
    except PackageNotFoundError:
        found = "unknown"
    return {
        "type": "library",
        "bom-ref": "mypyc-runtime",
        "name": "mypyc lib-rt",
        "version": found,
        "purl": f"pkg:pypi/mypy@{found}#mypyc/lib-rt",
        "scope": "required",
        "licenses": [{"license": {"id": "MIT"}}],
        "properties": [{"name": "tribes:contained", "value": "true"}],
    }


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def main(folder: Path) -> int:
    """Seal all that lies there."""
    for path in sorted(folder.glob("tribes_tui-*.whl")):
        seal_wheel(path)
    for path in sorted(folder.glob("tribes_tui-*.tar.gz")):
        seal_source(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
