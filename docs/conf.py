"""How Sphinx makes the site; `docs/assemble.py` puts its pages together first (`make docs` does both)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Tribes"
author = "The authors of Tribes"
copyright = author
extensions = ["myst_parser", "sphinxcontrib.asciinema"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Tribes"
html_logo = "pictures/tribes.svg"
html_favicon = "pictures/tribes.svg"
html_static_path = ["site.css", "site.js"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
highlight_language = "text"
# The player of moving pictures comes from the package `sphinxcontrib-asciinema`; the pages ask nobody else for anything.
sphinxcontrib_asciinema_defaults = {"idleTimeLimit": "1.5", "preload": "true", "poster": "npt:0:3", "fit": "width"}
nitpicky = True
html_js_files = ["site.js"]

# What the theme and the player leave out for whoever has no mouse, or listens. A corner of a table with nothing in it heads nothing.
MENDED = (
    ('role="heading"', 'role="heading" aria-level="2"'),
    ('<aside class="sidebar-drawer">', '<aside class="sidebar-drawer" aria-label="Pages">'),
    ('<aside class="toc-drawer">', '<aside class="toc-drawer" aria-label="On this page">'),
    ("<pre>", '<pre tabindex="0">'),
    ('<table class="', '<table tabindex="0" class="'),
    ('<th class="head"><p></p></th>', "<td></td>"),
    ('<div id="search-results">', '<h1>Search</h1>\n<div id="search-results">'),
)


def mend(app: Sphinx, failure: Exception | None) -> None:
    """Give every page what it lacks."""
    if failure is None:
        for page in Path(app.outdir).rglob("*.html"):
            text = page.read_text(encoding="utf-8")
            for before, after in MENDED:
                text = text.replace(before, after)
            page.write_text(text, encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Sphinx calls it first."""
    app.connect("build-finished", mend)
