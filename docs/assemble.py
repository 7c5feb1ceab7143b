"""Put the pages of the site together: `python docs/assemble.py FOLDER`, from what stands in the repository.

A page is a document of the repository under a name of its own. Links between documents become links between pages, pictures are
copied, and a link to what is no page (a module, say) becomes the path it names.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # when it is run by path

from docs.illustrate import THEMES, drawn  # noqa: E402
from rules import games  # noqa: E402
from rules.core.registry import PACKAGES  # noqa: E402
from tribes_tui.words.language import in_language  # noqa: E402

DOCS = ROOT / "docs"
PAGES = {
    "tour": "README.md",
    "playing": "docs/playing.md",
    "how-the-bots-think": "docs/how-the-bots-think.md",
    "hosting": "tribes_tui/server/HOSTING.md",
    "library": "docs/library.md",
    "speed": "docs/speed.md",
    "data-set": "docs/data-set.md",
    "how-it-is-made": "docs/how-it-is-made.md",
    "json-lines": "tribes_tui/seats/JSON-LINES.md",
    "heard": "tests/bench/people/HEARD.md",
    "records": "saves/FORMAT.md",
    "strengths": "rules/bots/STRENGTH.md",
    "stages": "tribes_tui/journey/STAGES.md",
    "your-own-game": "examples/oware/README.md",
    "adapters": "rules/adapters/README.md",
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
    "security": "SECURITY.md",
}
LANGUAGES = tuple(sorted(path.parent.name for path in DOCS.glob("*/index.md")))
"""Those in which the first pages can be read, too."""
SECTION = {"en": "section {}: the pieces", "it": "sezione {}: i pezzi", "fr": "section {} : les pièces"}
TRANSCRIPTS = "tests/plain/transcripts"
GAMES = {game: package.replace(".", "/") for game, package in PACKAGES.items()}
LINK = re.compile(r"(!?)\[([^]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
ANCHOR = re.compile(r"(?m)^\(section-\w+-\w+?-([\d.]+)\)=\n#+ .*$")
HEADING = re.compile(r"(?m)^(#+) (.*?) \{#([^}]+)\}$")


def assemble(folder: Path) -> None:
    """Write all pages into `folder`, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "games").mkdir(parents=True)
    (folder / "pictures").mkdir()
    for path in [DOCS / "conf.py", DOCS / "site.css", DOCS / "site.js", *DOCS.glob("*.md")]:
        shutil.copy(path, folder)
    for path in [
        *ROOT.glob("screenshots/*.svg"),
        ROOT / "tribes_tui/share/tribes.svg",
        DOCS / "casts/rise_of_tribes.svg",
    ]:
        shutil.copy(path, folder / "pictures")
    shutil.copytree(DOCS / "casts", folder / "casts")
    for page, source in PAGES.items():
        (folder / f"{page}.md").write_text(document(source, page), encoding="utf-8")
    for game in GAMES:
        text = illustrated("\n".join(game_page(game)), game, folder / "pictures")
        (folder / "games" / f"{game}.md").write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        first_pages(language, folder)
    (folder / "manual.md").write_text("\n".join(manual()), encoding="utf-8")
    (folder / "transcripts.md").write_text("\n".join(transcripts()), encoding="utf-8")


def first_pages(language: str, folder: Path) -> None:
    """The pages that there are in another language: the first one, the tour, and each game's rulebook with its pieces."""
    shutil.copytree(DOCS / language, folder / language)
    (folder / language / "games").mkdir()
    page = f"{language}/tour"
    (folder / f"{page}.md").write_text(document(f"README.{language}.md", page), encoding="utf-8")
    with in_language(language):
        for game in GAMES:
            text = illustrated("\n".join(game_page(game, language)), game, folder / "pictures", language)
            (folder / language / "games" / f"{game}.md").write_text(text, encoding="utf-8")


def document(source: str, page: str) -> str:
    """A document of the repository, its links leading to pages and pictures."""
    place = (ROOT / source).parent
    up = "../" * page.count("/")

    def link(found: re.Match[str]) -> str:
        mark, text, target, anchor = found[1], found[2], found[3], found[4] or ""
        if "://" in target or not target:
            return found[0]
        path = os.path.relpath((place / target).resolve(), ROOT)
        if mark:
            return f"![{text}]({up}pictures/{Path(target).name})"
        known = {
            **{file: name for name, file in PAGES.items()},
            TRANSCRIPTS: "transcripts",
            **{f"{file}/rulebook.md": f"games/{name}" for name, file in GAMES.items()},
            **{f"README.{language}.md": f"{language}/tour" for language in LANGUAGES},
            **{
                f"{file}/rulebook.{language}.md": f"{language}/games/{name}"
                for language in LANGUAGES
                for name, file in GAMES.items()
            },
        }
        return f"[{text}]({up}{known[path]}.md{anchor})" if path in known else f"{text} (`{path}`)"

    return LINK.sub(link, (ROOT / source).read_text(encoding="utf-8"))


def game_page(game: str, language: str = "en") -> Iterator[str]:
    """A game's rulebook, with pictures of its table and a moving one."""
    if language == "en":
        text = document(f"{GAMES[game]}/rulebook.md", f"games/{game}")
    else:
        text = document(f"{GAMES[game]}/rulebook.{language}.md", f"{language}/games/{game}")
    text = HEADING.sub(lambda found: f"(section-{language}-{game}-{found[3]})=\n{found[1]} {found[2]}", text)
    title, _, rest = text.partition("\n")
    if re.search(r"(?m)^# ", rest):  # a page has one heading of the first rank
        rest = re.sub(r"(?m)^(#+ )", r"#\1", rest)
    yield title
    if language != "en":  # its pictures speak English
        yield rest
        return
    yield from pictures(game, f"{title.strip('# ')}: the table in play")
    yield f"```{{asciinema}} /casts/{game}.cast\n```"
    yield rest
    yield "## The end"
    yield from pictures(f"{game}-end", f"{title.strip('# ')}: the end of a game")


def illustrated(text: str, game: str, folder: Path, language: str = "en") -> str:
    """A game's page with the pieces that its sections are about, below their headings; the pieces are drawn into `folder`."""

    def with_pieces(found: re.Match[str]) -> str:
        name = f"{game}-section-{found[1]}" if language == "en" else f"{game}-{language}-section-{found[1]}"
        if not draw(game, found[1], folder / name):
            return found[0]
        up = "../" if language == "en" else "../../"
        return "\n".join((found[0], "", *both(name, SECTION[language].format(found[1]), up)))

    return ANCHOR.sub(with_pieces, text)


def draw(game: str, section: str, picture: Path) -> bool:
    """Draw the pieces of a section in both themes, into files whose names begin so; whether it has any."""
    for theme in THEMES:
        svg = asyncio.run(drawn(game, section, theme))
        if svg is None:
            return False
        picture.with_name(f"{picture.name}-{theme}.svg").write_text(svg, encoding="utf-8")
    return True


def pictures(name: str, what: str) -> Iterator[str]:
    """One screen in both themes, if it was drawn."""
    if (ROOT / f"screenshots/{name}-120x40-dark.svg").exists():
        yield from both(f"{name}-120x40", what)


def both(name: str, what: str, up: str = "../") -> Iterator[str]:
    """A picture in both themes, the one that fits the reader's shown."""
    for theme in THEMES:
        yield f"```{{image}} {up}pictures/{name}-{theme}.svg\n:class: only-{theme}\n:alt: {what}\n```"


def transcripts() -> Iterator[str]:
    """A game of each kind as it is heard, from the first line to the last."""
    yield "# Games as they are heard\n"
    yield "What was typed stands behind the `>`; the rest is what is said.\n"
    for game in GAMES:
        text = (ROOT / TRANSCRIPTS / f"{game}.txt").read_text(encoding="utf-8")
        yield f"## {games[game].title}\n\n```text\n{text}```\n"


def manual() -> Iterator[str]:
    """The commands with their options, as `--help` tells them."""
    os.environ["COLUMNS"] = "80"  # no wider than the box that it stands in
    from tribes_tui.commands.parser import the_parser

    parser = the_parser()
    yield "# The command line\n"
    yield f"```text\n{parser.format_help()}```\n"
    for name in parser.commands:
        yield f"## tribes {name}\n\n```text\n{parser.commands[name].format_help()}```\n"  # type: ignore[index]


if __name__ == "__main__":
    assemble(Path(sys.argv[1]))
