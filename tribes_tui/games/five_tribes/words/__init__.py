"""Every sentence about Five Tribes; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.five_tribes.words.news import event as event
from tribes_tui.games.five_tribes.words.sentences import action as action
from tribes_tui.games.five_tribes.words.sentences import position as position
from tribes_tui.games.five_tribes.words.sentences import prompt as prompt
from tribes_tui.games.five_tribes.words.sentences import recap as recap
from tribes_tui.games.five_tribes.words.sentences import story as story
