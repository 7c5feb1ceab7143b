"""What people may be called on a host: short, printable, and never to be taken for somebody else."""

import unicodedata
from collections.abc import Iterable
from functools import partial

from tribes_tui.seats.parse import BOT_NAMES, LONGEST
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import refusals as said

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
