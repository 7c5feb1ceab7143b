"""The core that all six games share: the contracts of games and states, actions, events, chance."""
