"""Computer players: what they believe, how they choose, and how they explain a hint."""
