"""Whether a game keeps the contract that its players, bots and screens rely on: `python -m rules.check GAME`."""
