"""Is the site whole? `python docs/check.py FOLDER`: every link leads somewhere, and nothing is fetched from another server."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {
    ("script", "src"),
    ("img", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("video", "src"),
    ("object", "data"),
}


class Page(HTMLParser):
    """The names on a page, what it links to, and what it has the browser fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Keep what counts."""
        for name, value in attributes:
            if name == "id" and value:
                self.names.add(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.append(value)
            elif (tag, name) in FETCHED and value:
                self.fetched.append(value)


def troubles(folder: Path) -> list[str]:
    """A line for each link that leads nowhere, and each thing that comes from elsewhere."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")}
    found = []
    for path, page in pages.items():
        here = path.relative_to(folder.resolve())
        for target in page.fetched:
            if urlsplit(target).netloc:
                found.append(f"{here}: fetches {target}")
        for target in [*page.links, *page.fetched]:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not file.is_file():
                found.append(f"{here}: {target} leads nowhere")
            elif parts.fragment and file in pages and unquote(parts.fragment) not in pages[file].names:
                found.append(f"{here}: {target} has no such place")
    return found


def main(folder: Path) -> int:
    """Print what is wrong; 1 when something is."""
    found = troubles(folder)
    for line in found:
        print(line, file=sys.stderr)
    print(f"{len([*folder.rglob('*.html')])} pages, {len(found)} troubles")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
