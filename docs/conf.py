"""How Sphinx makes the site; `docs/assemble.py` puts its pages together first (`make docs` does both)."""

from __future__ import annotations

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
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
highlight_language = "text"
# The player of moving pictures comes from the package `sphinxcontrib-asciinema`; the pages ask nobody else for anything.
sphinxcontrib_asciinema_defaults = {"idleTimeLimit": "1.5", "preload": "true", "poster": "npt:0:3", "fit": "width"}
nitpicky = True
