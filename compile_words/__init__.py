"""Words as data: Fluent files (`*.ftl`) become typed Python functions when the program is built; nothing is parsed when it runs.

    python -m compile_words            make what has changed
    python -m compile_words check      also name messages that nobody uses, what a language lacks, and texts outside the files
    python -m compile_words unmoved    write the list of the modules with such texts anew

`setup.py` and `.ci/setup` use it; it knows nothing of `tribes_tui` but where its files lie. How a message is written stands in
`tribes_tui/words/README.md`.
"""
