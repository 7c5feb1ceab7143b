"""Records with something wrong in them, by seed: sealed as they should be, or not at all.

`python -m tests.saves.mutated FIRST LAST` looks at the records of these seeds and writes down each fault.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from saves import Recording, SaveError, Store, Walk, seal_text, verify
from saves.summary import Summary

GOLDEN = Path(__file__).parent / "golden"
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 16, 99, 10**6, 1 << 64, 10**400, 0.5, 1e300, "", "?", "é", "human", "bot"),
    *(
        "\ud800",
        "\x1b[2J",
        "a\nb",
        "x" * 400,
        [],
        {},
        [[]],
        [{}],
        [None],
        [1, 2],
        ["clocks"],
        ["else"],
        {"": 0},
        {"a": [{}]},
    ),
    *([{"kind": 1}], [{"kind": "human", "name": []}] * 2, {"scores": 1}, {"kind": "bot", "level": "none"}),
)
TEXTS = ('"\\ud800"', "1e999", "-0", "9" * 5000, "[" * 300 + "]" * 300, '{"a":1,"a":2}', "NaN", "nul", '"')
"""JSON that isn't any, or hardly."""


@cache
def lines() -> list[list[str]]:
    """Records without their seals, short ones: finished and not, with seats that changed and clocks."""
    found = []
    for path in sorted(GOLDEN.glob("*.tribes")):
        bodies = [line.rpartition(" #")[0] for line in path.read_text().splitlines()]
        found.append(bodies[:40])
        if len(bodies) < 400:
            found.append(bodies)
    clocked = json.loads(found[0][0]) | {
        "needs": ["clocks"],
        "clock": {"bank": 60, "increment": 1, "limit": 0, "then": "easy"},
    }
    found.append([json.dumps(clocked), *found[0][1:9], "time 8 1 1000", "timeout 8 1"])
    hinted = json.loads(found[0][0]) | {"needs": ["hints"]}
    found.append([json.dumps(hinted), *found[0][1:9], "hint 8 by 1"])
    return [[*one, 'title "another"', 'seat 0 {"kind":"human","level":"","name":"Ada"}'] for one in found]


def mutated(seed: int) -> bytes:
    """A record with one to three faults, always the same for a seed."""
    rng = random.Random(seed)
    bodies = [*rng.choice(lines())]
    for _ in range(rng.choice((1, 1, 2, 3))):
        json_lines = [at for at, body in enumerate(bodies) if "{" in body]
        at = rng.choice(json_lines) if rng.random() < 0.7 else rng.randrange(len(bodies))
        bodies[at] = _mutated_line(bodies[at], rng)
        if rng.random() < 0.1:
            bodies.insert(rng.randrange(1, len(bodies) + 1), bodies[rng.randrange(len(bodies))])
    text = "\n".join(bodies) + "\n"
    data = text.encode(errors="surrogatepass")
    try:
        return data if rng.random() < 0.05 else seal_text(text).encode()
    except ValueError:  # nothing that can be sealed
        return data


def _mutated_line(line: str, rng: random.Random) -> str:
    start = line.find("{")
    if start < 0:
        words = line.split(" ")
        place = rng.randrange(len(words))
        words[place] = rng.choice((str(rng.choice(ODD)).replace("\n", " "), str(rng.randrange(200)), *words))
        return " ".join(words)
    try:
        value = json.loads(line[start:])
    except ValueError:
        return line
    if not value:
        return line
    name = rng.choice([*value])
    holder: Any = value
    while isinstance(holder[name], dict | list) and holder[name] and rng.random() < 0.5:
        holder = holder[name]
        name = rng.choice([*holder]) if isinstance(holder, dict) else rng.randrange(len(holder))
    if rng.random() < 0.12:
        holder[name] = "HERE"
        return line[:start] + json.dumps(value).replace('"HERE"', rng.choice(TEXTS), 1)
    if rng.random() < 0.15:
        del holder[name]
    elif rng.random() < 0.1 and isinstance(holder, dict):
        holder[str(rng.choice(("more", "clock", "from", "needs", "end", "key")))] = rng.choice(ODD)
    else:
        holder[name] = rng.choice(ODD)
    return line[:start] + json.dumps(value, separators=(",", ":"))


def header(**fields: Any) -> bytes:
    """A sound record of indy with other fields in its header."""
    first, *rest = (GOLDEN / "indy-rules1.tribes").read_text().splitlines()
    changed = {**json.loads(first.rpartition(" #")[0]), **fields}
    return seal_text("\n".join([json.dumps(changed), *rest]) + "\n").encode()


Look = Callable[[Store, Summary, Recording | None], None]


def check(folder: Path, seed: int, looks: tuple[Look, ...] = ()) -> str:
    """What became of a record among the saved games: "refused", "parted" or "played". Anything else is an exception."""
    store = Store(folder)
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / "index" / "mutated.json").unlink(missing_ok=True)
    (store.folder / "mutated.tribes").write_bytes(mutated(seed))
    (summary,) = store.list()
    recording: Recording | None = None
    became = "refused"
    try:
        recording = store.read("mutated")
        became = "parted"
        verify(recording)
        walk = Walk(recording)
        walk.state(len(walk))
        became = "played"
    except SaveError as error:
        said = str(error)
        recording = error.good if recording is None else recording
    else:
        said = ""
    assert not said or said.isprintable(), "is refused in more than one line"
    for look in looks:
        look(store, summary, recording)
    return became


def main(first: int, last: int) -> None:
    """Look at the records of these seeds; faults that look alike are shown once each."""
    from tests.saves.seen import LOOKS

    counts: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, last):
            try:
                counts[check(Path(folder) / "a", seed, LOOKS)] += 1
            except Exception as error:
                counts["FAULT"] += 1
                where = traceback.extract_tb(error.__traceback__)[-1]
                kind = f"{type(error).__name__} {where.filename}:{where.lineno}"
                shown[kind] += 1
                if shown[kind] <= 2:
                    print(f"{seed}: {kind} {str(error)[:120]}", flush=True)
    print(f"{first}..{last}: {dict(counts)} {dict(shown)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
