"""Every sentence about the Tribal Duel; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribal.duel.words.end import recap as recap
from tribes_tui.games.tribal.duel.words.end import story as story
from tribes_tui.games.tribal.duel.words.log import event as event
from tribes_tui.games.tribal.duel.words.position import position as position
from tribes_tui.games.tribal.duel.words.sentences import action as action
from tribes_tui.games.tribal.duel.words.sentences import prompt as prompt
