"""Every sentence about Rise of Tribes; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.rise_of_tribes.words.news import event as event
from tribes_tui.games.rise_of_tribes.words.news import recap as recap
from tribes_tui.games.rise_of_tribes.words.sentences import action as action
from tribes_tui.games.rise_of_tribes.words.sentences import position as position
from tribes_tui.games.rise_of_tribes.words.sentences import prompt as prompt
from tribes_tui.games.rise_of_tribes.words.sentences import story as story
