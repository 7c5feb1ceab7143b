### Errors that a person can mend, and why something failed: behind a colon, in small letters.

not-there = it is not there
no-text = it is not text
no-module = there is no module { $module }
no-import = something in it can't be imported
not-expected = it isn't what was expected

## cli.py: what goes wrong whatever the command

no-output = standard output is closed: there is nowhere to write to
no-showing = the output can't be written: { $why }
no-writing = no folder can be written to, not even one for temporary files: is the disk full?
our-fault = something went wrong that shouldn't have; the report is in { $report }
stopped = stopped

## words/careful.py: games of other packages

room-broken = { $room } failed ({ $why }): the plain one takes its place
no-such-option = the game has no option { $option }
no-such-section = the rulebook has no section { $section }
not-promised = { $what } gives { $given }, which is not what it should be

## profile/settings.py

settings-not-kept = the settings can't be kept in { $folder }: { $why }
