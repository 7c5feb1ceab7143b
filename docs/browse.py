"""The site in Chromium, page by page, wide and narrow, by day and by night: `python docs/browse.py FOLDER [PICTURES]`.

Is anything wider than the window? What does axe find (names, contrast, headings, the order in which it is read)? Does a script fail? Can the
keyboard reach all there is? With PICTURES each page is drawn into that folder.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

WIDTHS, SCHEMES = (1280, 400), ("light", "dark")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SECONDS_TO_PLAY = 0.5  # what moves has begun then
UNREACHED = """() => {
    const wanted = [...document.querySelectorAll("article a[href], article button, article summary, article input")];
    return wanted.filter(one => one.tabIndex < 0 && one.checkVisibility()).map(one => one.outerHTML.slice(0, 80));
}"""


def troubles(page: Page, axe: Axe) -> Iterator[str]:
    """A line for each."""
    over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if over > 0:
        yield f"{over} pixels wider than the window"
    for found in axe.run(page).response["violations"]:
        places = ", ".join(node["html"][:80] for node in found["nodes"][:3])
        yield f"{found['help']} ({found['impact']}, {len(found['nodes'])} times): {places}"
    for one in page.evaluate(UNREACHED):
        yield f"no key reaches {one}"


def main(folder: Path, pictures: Path | None = None) -> int:
    """Print what is wrong; 1 when something is."""
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print("Chromium is needed: install it, or say where it is with CHROMIUM=/path/to/chromium", file=sys.stderr)
        return 2
    pages, axe, number = sorted(folder.resolve().rglob("*.html")), Axe(), 0
    with sync_playwright() as player:
        running = player.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for width, scheme in product(WIDTHS, SCHEMES):
            context = running.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
            for path in pages:
                page, failures = context.new_page(), list[str]()
                page.on("pageerror", lambda error, failures=failures: failures.append(f"a script failed: {error}"))
                page.goto(path.as_uri())
                page.wait_for_timeout(SECONDS_TO_PLAY * 1000)
                name = path.relative_to(folder.resolve())
                for line in [*failures, *troubles(page, axe)]:
                    number += 1
                    print(f"{name} at {width}, {scheme}: {line}", file=sys.stderr)
                if pictures is not None:
                    pictures.mkdir(parents=True, exist_ok=True)
                    page.screenshot(
                        path=pictures / f"{'-'.join(name.with_suffix('').parts)}-{width}-{scheme}.png", full_page=True
                    )
                page.close()
            context.close()
        running.close()
    print(f"{len(pages)} pages at {len(WIDTHS)} widths, by day and by night: {number} troubles")
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
