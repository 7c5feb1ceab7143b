"""How well a judgement foretells who wins."""
