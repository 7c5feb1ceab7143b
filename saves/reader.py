"""From bytes to a recording, trusting nothing: every refusal is one clear line."""

from __future__ import annotations

from typing import Any

from saves.entries import read_entry
from saves.errors import Damaged, NotARecord, SaveError, TooLarge, TooNew
from saves.header import MAGIC, Header
from saves.migrations import FORMAT, Format
from saves.recording import Recording, recompose
from saves.seal import SoundLines, read_chain, sealed_all, split
from saves.text import parsed_object, shown

MAX_BYTES = 4 << 20
"""No record is longer: some eighty thousand moves."""


def parse(data: bytes, name: object = "this text", format: Format = FORMAT) -> Recording:
    """The recording that `data` holds; `name` is for messages.

    An unfinished last line is left out: it was never acknowledged (`Recording.torn` tells). Raises `NotARecord`,
    `TooLarge`, `TooNew`, or `Damaged` with the good prefix.
    """
    label = shown(name)
    if len(data) > MAX_BYTES:
        raise TooLarge(f"{label} is too large for a saved game ({len(data) >> 20} MB)")
    fields = _header_fields(data, label)
    schema = _schema(fields, label, format)
    chain = read_chain(data)
    if not chain.lines:
        raise Damaged(f"{label} is damaged: line 1, its header, {chain.fault or 'is cut off'}", 1)
    recording = _read(chain, fields, schema, label, format)
    recording.line_count = len(chain.lines)
    recording.size, recording.open_end, recording.torn = chain.size, chain.open_end, chain.torn
    if chain.fault:
        raise damaged(label, len(chain.lines) + 1, chain.fault, recording)
    return recording


def seal_text(text: str) -> str:
    """The record that somebody wrote or changed by hand, with the right seal on every line.

    Seals that stand there are replaced. Nothing else is checked: `parse` does that.
    """
    lines = text.removeprefix("\ufeff").encode().replace(b"\r\n", b"\n").rstrip(b"\n").split(b"\n")
    return b"".join(sealed_all(split(line)[0].decode() for line in lines)).decode()


def damaged(label: str, line: int, fault: str, good: Recording) -> Damaged:
    """The error for a record that is sound only up to `line`."""
    moves = len(good.moves)
    count = f"{moves} move before it is" if moves == 1 else f"{moves} moves before it are"
    return Damaged(f"{label} is damaged: line {line} {fault}; the {count} good", line, good)


def _header_fields(data: bytes, label: str) -> dict[str, Any]:
    end = data.find(b"\n")
    line = (data if end < 0 else data[:end])[: 1 << 20]
    if not data:
        raise NotARecord(f"{label} is empty")
    if MAGIC.encode() not in line:
        raise NotARecord(f"{label} is no saved game")
    try:
        fields = parsed_object(split(line.removesuffix(b"\r"))[0].decode())
    except ValueError:
        raise Damaged(f"{label} is damaged: its header cannot be read", 1) from None
    if fields.get("magic") != MAGIC:
        raise NotARecord(f"{label} is no saved game")
    return fields


def _schema(fields: dict[str, Any], label: str, format: Format) -> int:
    """The record's schema, if we know it and all that its header needs."""
    schema = fields.get("schema")
    writer = shown(fields.get("by", ""))[:40] or "another program"
    if isinstance(schema, bool) or not isinstance(schema, int) or not 0 <= schema < 10_000:
        raise Damaged(f"{label} is damaged: its header names no schema", 1)
    if schema > format.schema:
        raise TooNew(f"{label} was written by a newer program ({writer}, schema {schema}): update this one to open it")
    if schema < min(format.steps, default=format.schema):
        raise NotARecord(f"{label} has schema {schema}, which no program ever released wrote")
    needs = fields.get("needs")
    for feature in needs if isinstance(needs, list) else []:
        if (
            isinstance(feature, str) and feature not in format.features
        ):  # another kind of thing is refused with the header
            raise TooNew(f"{label} needs {shown(feature)[:40]!r}, which {writer} knows and this program does not")
    return schema


def _read(chain: SoundLines, fields: dict[str, Any], schema: int, label: str, format: Format) -> Recording:
    if schema < format.schema:
        return _migrated(chain, schema, label, format)
    try:
        recording = Recording(Header.of(fields), [], chain.lines, schema)
    except ValueError as error:
        raise Damaged(f"{label} is damaged: its header is wrong ({error})", 1) from None
    for line, body in enumerate(chain.bodies[1:], 2):
        try:
            recording._add(read_entry(body.decode()))
        except ValueError as error:
            del recording.lines[line - 1 :]
            fault = "is not text" if isinstance(error, UnicodeDecodeError) else str(error)
            raise damaged(label, line, fault, recording) from None
    return recording


def _migrated(chain: SoundLines, schema: int, label: str, format: Format) -> Recording:
    try:
        bodies = format.migrate([body.decode() for body in chain.bodies], schema)
        recording = recompose(bodies, Header.of(parsed_object(bodies[0])), format.schema)
    except (ValueError, TypeError, LookupError) as error:
        raise SaveError(f"{label} (schema {schema}) cannot be brought to schema {format.schema}: {error}") from None
    recording.file_schema = schema
    return recording
