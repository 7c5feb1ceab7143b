"""A data set of games between bots, as records: `make dataset` (or `python -m tests.dataset`) plays it into `build/dataset`.

kinds     which games, between which bots, by how much thought
playing   a game as a record
writing   the folder: records, index, card, sums
figures   lengths, scores, the first seat
plots     the same as SVG
load      the loader, of which a copy lies in the folder
"""
