import re

STUMBLES = re.compile(
    r"[()\[\]{}<>/\\_*#@=+|~^%&×→←↑↓•·–—−…“”\"`;$§°]|  |\b[A-Z]{2,}\b|\b[A-Za-z]\d[A-Za-z]|\b\d+[A-Za-z]|-\d|!\w"
)
"""What is not read as it is meant: brackets, arrows, codes, words in capitals, several blanks, signs for numbers."""
