"""Every sentence about the Tribal Rixe; `prompt` to `recap` are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribal.rixe.words.end import recap as recap
from tribes_tui.games.tribal.rixe.words.end import story as story
from tribes_tui.games.tribal.rixe.words.news import event as event
from tribes_tui.games.tribal.rixe.words.places import position as position
from tribes_tui.games.tribal.rixe.words.sentences import action as action
from tribes_tui.games.tribal.rixe.words.sentences import prompt as prompt
