"""The people a host knows: a key's fingerprint, the name it goes by, what its owner likes; and which of them it forgets."""

import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from typing import Any

from tribes_tui.seats.parse import BOT_NAMES, LONGEST
from tribes_tui.server.host.limits import Limits, NotNow
from tribes_tui.server.shared.shared import Documents
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import refusals as said

# ---- The people ---------------------------------------------------------------------------------


GUEST = "guest:"
MOST_MUTED, MOST_NAMES = 50, 5


@dataclass(slots=True)
class Person:
    """Somebody who may sit at tables. `id` is the fingerprint of the key that signed, or a guest's for one visit."""

    id: str
    name: str = ""
    may_come: bool = True
    likes: dict[str, Any] = field(default_factory=dict)
    even: dict[str, Any] = field(default_factory=dict)
    """By game what the level that follows a person makes of their results; `finished.EvenLevels` writes and reads it."""
    muted: list[str] = field(default_factory=list)
    """Whose talk they don't read, by their ids; the last of them."""
    notices: list[dict[str, str]] = field(default_factory=list)
    """What they have yet to read; `club.order` writes it."""
    formerly: list[str] = field(default_factory=list)
    """What they were called before the keeper called them otherwise: what they said then stands under it, and nobody else is called so."""

    @property
    def is_guest(self) -> bool:
        """Whether there is no key behind this person, so that they can't be known again."""
        return self.id.startswith(GUEST)

    @property
    def names(self) -> list[str]:
        """What they were and are called, the last one now."""
        return [*self.formerly, *[self.name] * bool(self.name)]


FIELDS = frozenset(field.name for field in fields(Person))


def skeleton_of(plain: Mapping[str, Any]) -> str:
    """What no two people's names may have in common, of somebody as they are kept."""
    return skeleton(str(plain.get("name", "")))


class People:
    """All of them, kept as documents; guests are forgotten when they go."""

    def __init__(self, documents: Documents, limits: Limits) -> None:
        self._documents = documents
        self._limits = limits
        self.on_notice: Callable[[], None] = lambda: None
        """Called when another host has somebody read something."""
        self._known: dict[str, Person] = {}
        self._guests: dict[str, Person] = {}
        self._more: dict[str, dict[str, Any]] = {}
        """What a newer program remembers of a person, by their id; kept for it."""
        for id, plain in documents.load().items():
            self._take(id, plain)
        documents.follow(self._take)

    def by_key(self, fingerprint: str, may_come: bool) -> Person:
        """The owner of a key; somebody new has no name yet, and with `may_come` False needs an invitation."""
        return self._known.get(fingerprint) or Person(fingerprint, may_come=may_come)

    def guest(self, may_come: bool) -> Person:
        """Somebody without a key, for one visit; with `may_come` False only once a code has led them in."""
        person = Person(GUEST + secrets.token_hex(8), may_come=may_come)
        self._guests[person.id] = person
        return person

    def find(self, id: str | None) -> Person | None:
        """The person of that id, if they are known."""
        return None if id is None else self._known.get(id) or self._guests.get(id)

    def name(self, person: Person, text: str) -> None:
        """Call a person what they typed, and remember them. Raises `NotNow`, or `OSError` when it can't be kept."""
        name = clean_name(text)
        others = [name for other in self._everybody().values() if other.id != person.id for name in other.names]
        reason = why_not(name, others)
        if reason is None and person.id not in self._known and not person.is_guest and self.is_full:
            reason = said.too_many_people
        if reason is not None:
            raise NotNow(reason)
        before, former = person.name, [one for one in person.names if one != name][-MOST_NAMES:]
        person.name, person.formerly = name, former if before else []
        self.keep(person)

    def like(self, person: Person, likes: Mapping[str, Any]) -> None:
        """Remember what a person likes. Raises `OSError`."""
        person.likes = dict(likes)
        self.keep(person)

    def mute(self, person: Person, other: str) -> bool:
        """Read no more of what somebody says, or read it again; whether it is no more. Raises `OSError`."""
        is_muted = other not in person.muted
        person.muted = [*(id for id in person.muted if id != other), *[other] * is_muted][-MOST_MUTED:]
        self.keep(person)
        return is_muted

    def keep(self, person: Person) -> None:
        """Remember a person who has a key and a name; a guest only until they go."""
        if person.is_guest:
            self._guests[person.id] = person
        elif person.name:
            self._known[person.id] = person
            self._write()

    def forget_guest(self, person: Person) -> None:
        """A guest has gone."""
        self._guests.pop(person.id, None)

    def forget(self, *ids: str) -> None:
        """They are strangers the next time they come. Raises `OSError`."""
        gone = [self._known.pop(id, None) for id in ids]
        if any(gone):
            self._write()

    def knows(self, person: Person) -> bool:
        """Whether somebody is remembered for the next time."""
        return person.id in self._known

    @property
    def count(self) -> int:
        """How many are remembered."""
        return len(self._known)

    @property
    def is_full(self) -> bool:
        """Whether nobody new can be remembered."""
        return self.count >= self._limits.people

    def called(self, name: str) -> Person | None:
        """Who is called so, in capitals or not."""
        wanted = clean_name(name).casefold()
        return next((person for person in self._everybody().values() if person.name.casefold() == wanted), None)

    def _take(self, id: str, plain: Any) -> None:
        """What is kept of somebody, None for nothing more. Who is here stays the same `Person`."""
        if plain is None:
            gone = self._known.pop(id, None)
            if gone is not None:
                gone.name = ""  # whoever it is, they are nobody yet
            self._more.pop(id, None)
            return
        person = self._known.setdefault(id, Person(id))
        for name in FIELDS & plain.keys():
            setattr(person, name, plain[name])
        more = {name: value for name, value in plain.items() if name not in FIELDS}
        self._more.update({id: more} if more else {})
        if person.notices:
            self.on_notice()

    def _write(self) -> None:
        plains = {id: {**asdict(person), **self._more.get(id, {})} for id, person in self._known.items()}
        self._documents.keep(plains)

    def _everybody(self) -> dict[str, Person]:
        return {**self._known, **self._guests}


# ---- Who is forgotten ---------------------------------------------------------------------------


DAY = 86400.0
VISITS = "visits"


class Forgetting:
    """Which people a host forgets: who came on one day only and not again for long, or when others need the room.

    `is_needed` tells of an id whether somebody must be remembered: they are here, sit at a table, or keep the host. `documents` has one
    for each person, by their id: days on which they came, the last of them (counted from 1970). `clock` is the wall's.
    """

    def __init__(
        self,
        people: People,
        documents: Documents,
        limits: Limits,
        is_needed: Callable[[str], bool],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._people = people
        self._documents = documents
        self._limits = limits
        self._is_needed = is_needed
        self._clock = clock
        self.also: Callable[..., None] = lambda *ids: None
        """What else of them goes."""
        self._visits: dict[str, tuple[int, int]] = {}
        for id, plain in documents.load().items():
            self._take(id, plain)
        documents.follow(self._take)

    def came(self, person: Person, was_known: bool = True) -> None:
        """Somebody whom the host knows is here; whoever was known before anything was noted has come before. Raises `OSError`."""
        if not self._people.knows(person):
            return
        today = self._today()
        days, last = self._visits.get(person.id, (1 if was_known else 0, -1))
        if last != today:
            self._visits[person.id] = days + 1, today
            self._documents.keep(self._visits)

    def name(self, person: Person, text: str) -> None:
        """As `People.name`; when the host knows too many people, one who came once makes room."""
        was_known = self._people.knows(person)
        if not was_known and not person.is_guest and self._people.is_full:
            self.forget_once(0.0, most=1)
        self._people.name(person, text)
        self.came(person, was_known)

    def once(self, days: float = 0.0) -> Iterator[str]:
        """Those who came on one day only, so many days ago or more; who came first is first."""
        today = self._today()
        for id, (came, last) in list(self._visits.items()):
            if came == 1 and today - last >= days:
                yield id

    def forget_once(self, days: float, most: int | None = None) -> int:
        """Forget who came on one day only, so many days ago or more, the first comers first; how many. Raises `OSError`."""
        found = [id for id in self.once(days) if not self._is_needed(id)][:most]
        self.forget(*found)
        return len(found)

    def forget(self, *ids: str) -> None:
        """The next time they come they are strangers. Raises `OSError`."""
        self._people.forget(*ids)
        self.also(*ids)
        gone = [self._visits.pop(id, None) for id in ids]
        if any(gone):
            self._documents.keep(self._visits)

    def _today(self) -> int:
        return int(self._clock() // DAY)

    def _take(self, id: str, plain: Any) -> None:
        if plain is None:
            self._visits.pop(id, None)
        else:
            days, last, *_ = plain  # a newer program may note more
            self._visits[id] = int(days), int(last)


# ---- What people may be called: short, printable, and never to be taken for somebody else ---------


SHORTEST = 2

INNER = frozenset(" -_.'")
RESERVED = ("you", "bot", "host", "admin", "root", "server", "nobody", "seat", "player", "empty", "once", *BOT_NAMES)

LOOKALIKES = {
    ord(sign): latin
    for latin, signs in (
        *{
            "a": "аɑαΑАạ@4", "b": "ЬвВβΒƄ8", "c": "сϲСϹς", "d": "ԁժ", "e": "еёЕΕеε3", "f": "ƒ", "g": "ɡԍ9", "h": "һНΗн",
            "i": "іӏΙІιıl1|!jјЈ", "k": "кКκΚ", "m": "мМΜ", "n": "ոпηΝ", "o": "оОοΟ0օ", "p": "рРρΡ", "q": "ԛ",
            "r": "гᴦ", "s": "ѕЅ5ʂ$", "t": "тТτΤ7", "u": "υսцμvVνѵ", "w": "ԝшωѡ", "x": "хХχΧ", "y": "уУγΥʏ",
            "z": "ᴢΖ2",
        }.items(),
        # Of Lisu, Cherokee and Coptic, in which whole names look like Latin ones; small capitals, and letters with a stroke.
        *{
            "a": "ꓮᎪⲀᴀ", "b": "ꓐᏴⲂᏏᏼʙɓ", "c": "ꓚᏟⲤⲥᴄ", "d": "ꓓᎠᏧᴅđɗ", "e": "ꓰᎬᴇ", "f": "ꓝꜰ", "g": "ꓖᏀᏳɢ", "h": "ꓧᎻⲎᏂʜħ",
            "i": "ꓲᎥⲒꓡᏞⲓɪʟłɨ", "j": "ꓙᎫᴊ", "k": "ꓗᏦⲔᴋ", "m": "ꓟᎷⲘᴍ", "n": "ꓠⲚɴ", "o": "ꓳⲞⲟᴏøɵ", "p": "ꓑᏢⲢⲣᴘ", "r": "ꓣᎡᏒʀ",
            "s": "ꓢᏚᏕꜱ", "t": "ꓔᎢⲦᴛŧ", "u": "ꓴꓦᏙᏤᴜᴠʉ", "w": "ꓪᎳᏔᴡ", "x": "ꓫⲬⲭ", "y": "ꓬᎩᎽⲨ", "z": "ꓜᏃƶ",
        }.items(),
        # The rest of those that Unicode names (`confusables.txt`) and that may stand in a name, of other everyday alphabets and of Latin itself.
        *{
            "6": "б", "b": "ꞴȣȢ", "e": "ꬲҽꞫȜƷꝪЗӠ", "f": "ꬵꞙſẝքꞘϜ", "g": "ᶃƍցꝮ", "h": "հ", "i": "ɩꙇƖǀϳͿꞲ", "m": "Ϻ", "n": "ռ", "o": "ᴑꬽσჿഠဝዐଠ",
            "q": "գզ", "r": "ꭇꭈ", "s": "ƽƼՏ", "u": "ꞟꭎꭒʋሀ", "w": "ɯա", "x": "Ꭓ", "y": "ɣᶌỿꭚүҮყ", "z": "ꝚƧꙄ",
        }.items(),
    )
    for sign in signs
}  # fmt: skip
"""Signs that look like a Latin letter (or like another one): both are that letter in a skeleton."""

EVERYDAY = frozenset(
    [
        "LATIN",
        "GREEK",
        "CYRILLIC",
        "ARMENIAN",
        "GEORGIAN",
        "HEBREW",
        "ARABIC",
        "THAANA",
        "DEVANAGARI",
        "BENGALI",
        "GURMUKHI",
        "GUJARATI",
        "ORIYA",
        "TAMIL",
        "TELUGU",
        "KANNADA",
        "MALAYALAM",
        "SINHALA",
        "THAI",
        "LAO",
        "TIBETAN",
        "MYANMAR",
        "ETHIOPIC",
        "KHMER",
        "HANGUL",
        "HIRAGANA",
        "KATAKANA",
        "BOPOMOFO",
    ]
)
"""The alphabets that Unicode recommends for identifiers (UAX 31, table 5): of the others many have letters that look like these."""

INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters, as Unicode has it, that show nothing."""


def clean_name(text: str) -> str:
    """The name that is meant by what somebody typed."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def skeleton(name: str) -> str:
    """Two names with the same skeleton can be taken for each other."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name.translate(LOOKALIKES)))
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    plain = letters.translate(LOOKALIKES).casefold().translate(LOOKALIKES).replace("rn", "m").replace("uu", "w")
    return "".join(sign for sign in plain if sign.isalnum())


RESERVED_SKELETONS = frozenset(skeleton(name) for name in RESERVED)


def why_not(name: str, taken: Iterable[str] = ()) -> Word | None:
    """None if a person may be called `name` beside those `taken`, else why not."""
    if not SHORTEST <= len(name) <= LONGEST:
        return partial(said.name_length, least=SHORTEST, most=LONGEST)
    if not all(_is_fit(sign) for sign in name) or not name[0].isalnum() or not (name[-1].isalnum() or name[-1] == "."):
        return said.name_signs
    alphabets = {unicodedata.name(sign, "?").split()[0] for sign in name if sign.isalpha()}
    if len(alphabets) > 1:
        return said.name_alphabets
    if not alphabets <= EVERYDAY:
        return said.name_rare
    bone = skeleton(name)
    if not bone or bone in RESERVED_SKELETONS:
        return partial(said.name_reserved, name=name)
    if any(bone == skeleton(other) for other in taken):
        return partial(said.name_alike, name=name)
    return None


def _is_fit(sign: str) -> bool:
    if sign in INNER:
        return True
    narrow = unicodedata.east_asian_width(sign) not in ("W", "F") and sign not in INVISIBLE
    return narrow and (sign.isalpha() or sign in "0123456789") and unicodedata.combining(sign) == 0
