"""How good an action looks to its player, one judgement a kind of action: the larger the better, 0 as good as nothing."""
