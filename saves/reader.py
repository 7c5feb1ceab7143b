"""From bytes to a recording, trusting nothing: every refusal is one clear line."""

from __future__ import annotations

from typing import Any

from rules.core.told import KeyedText
from saves.errors import Damaged, NotARecord, SaveError, TooLarge, TooNew
from saves.format.entries import read_entry
from saves.format.header import MAGIC, Header
from saves.format.recording import Recording, recompose
from saves.format.seal import SoundLines, read_chain, sealed_all, split
from saves.format.text import parsed_object, shown
from saves.migrations import FORMAT, Format

MAX_BYTES = 4 << 20
"""No record is longer: some eighty thousand moves."""


def parse(data: bytes, name: object = "this text", format: Format = FORMAT) -> Recording:
    """The recording that `data` holds; `name` is for messages.

    An unfinished last line is left out: it was never acknowledged (`Recording.torn` tells). Raises `NotARecord`,
    `TooLarge`, `TooNew`, or `Damaged` with the good prefix.
    """
    label = shown(name)
    if len(data) > MAX_BYTES:
        raise TooLarge(
            KeyedText("too-large", "{name} is too large for a saved game ({size} MB)", name=label, size=len(data) >> 20)
        )
    fields = _header_fields(data, label)
    schema = _schema(fields, label, format)
    chain = read_chain(data)
    if not chain.lines:
        fault = chain.fault or KeyedText("fault-cut-off", "is cut off")
        raise Damaged(
            KeyedText("header-cut-off", "{name} is damaged: line 1, its header, {fault}", name=label, fault=fault), 1
        )
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
    good_ones = "the {moves} move before it is good" if moves == 1 else "the {moves} moves before it are good"
    told = "{name} is damaged: line {line} {fault}; " + good_ones
    return Damaged(KeyedText("damaged", told, name=label, line=line, fault=fault, moves=moves), line, good)


def _header_fields(data: bytes, label: str) -> dict[str, Any]:
    end = data.find(b"\n")
    line = (data if end < 0 else data[:end])[: 1 << 20]
    if not data:
        raise NotARecord(KeyedText("empty", "{name} is empty", name=label))
    if MAGIC.encode() not in line:
        raise NotARecord(KeyedText("not-a-record", "{name} is not a saved game", name=label))
    try:
        fields = parsed_object(split(line.removesuffix(b"\r"))[0].decode())
    except ValueError:
        raise Damaged(
            KeyedText("header-unreadable", "{name} is damaged: its header cannot be read", name=label), 1
        ) from None
    if fields.get("magic") != MAGIC:
        raise NotARecord(KeyedText("not-a-record", "{name} is not a saved game", name=label))
    return fields


def _schema(fields: dict[str, Any], label: str, format: Format) -> int:
    """The record's schema, if we know it and all that its header needs."""
    schema = fields.get("schema")
    writer = shown(fields.get("by", ""))[:40] or KeyedText("another-program", "another program")
    if isinstance(schema, bool) or not isinstance(schema, int) or not 0 <= schema < 10_000:
        raise Damaged(KeyedText("no-schema", "{name} is damaged: its header names no schema", name=label), 1)
    if schema > format.schema:
        told = "{name} was written by a newer program ({writer}, schema {schema}): update this one to open it"
        raise TooNew(KeyedText("too-new", told, name=label, writer=writer, schema=schema))
    if schema < min(format.steps, default=format.schema):
        told = "{name} has schema {schema}, which no released program ever wrote"
        raise NotARecord(KeyedText("never-released", told, name=label, schema=schema))
    needs = fields.get("needs")
    for feature in needs if isinstance(needs, list) else []:
        if (
            isinstance(feature, str) and feature not in format.features
        ):  # another kind of thing is refused with the header
            told = "{name} needs {feature}, which {writer} knows and this program does not"
            raise TooNew(KeyedText("needs-more", told, name=label, feature=repr(shown(feature)[:40]), writer=writer))
    return schema


def _read(chain: SoundLines, fields: dict[str, Any], schema: int, label: str, format: Format) -> Recording:
    if schema < format.schema:
        return _migrated(chain, schema, label, format)
    try:
        recording = Recording(Header.of(fields), [], chain.lines, schema)
    except ValueError as error:
        raise Damaged(
            KeyedText("header-wrong", "{name} is damaged: its header is wrong ({why})", name=label, why=str(error)), 1
        ) from None
    for line, body in enumerate(chain.bodies[1:], 2):
        try:
            recording._add(read_entry(body.decode()))
        except ValueError as error:
            del recording.lines[line - 1 :]
            no_text = KeyedText("fault-no-text", "is not text")
            fault = no_text if isinstance(error, UnicodeDecodeError) else error.args[0]
            raise damaged(label, line, fault, recording) from None
    return recording


def _migrated(chain: SoundLines, schema: int, label: str, format: Format) -> Recording:
    try:
        bodies = format.migrate([body.decode() for body in chain.bodies], schema)
        recording = recompose(bodies, Header.of(parsed_object(bodies[0])), format.schema)
    except (ValueError, TypeError, LookupError) as error:
        told = "{name} (schema {old}) cannot be brought to schema {schema}: {why}"
        raise SaveError(
            KeyedText("not-brought", told, name=label, old=schema, schema=format.schema, why=str(error))
        ) from None
    recording.file_schema = schema
    return recording
