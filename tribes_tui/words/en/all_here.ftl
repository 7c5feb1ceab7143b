### The same decision as often as it may be made, where a game asks for like things one by one.

# Of the key; typed and heard, too: what was chosen last, once more and as often as it may be.
label = all here
# What is typed before a choice: as often as it may be.
all = all
about = before a choice, makes it as often as possible. All here: your last choice again
unknown = Say all and a choice, such as all 2. Or all here, for what you chose last.
