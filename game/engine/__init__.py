"""How rules run: steps that ask decisions, chance as a seat, verbs, timing and tallies."""
