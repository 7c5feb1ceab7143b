"""Every sentence about Tribe; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribe.words.news import event as event
from tribes_tui.games.tribe.words.sentences import action as action
from tribes_tui.games.tribe.words.sentences import position as position
from tribes_tui.games.tribe.words.sentences import prompt as prompt
from tribes_tui.games.tribe.words.sentences import recap as recap
from tribes_tui.games.tribe.words.sentences import story as story
