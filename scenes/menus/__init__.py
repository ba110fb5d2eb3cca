"""Everything around a table: main menu, new game, load, settings, rulebook, credits, pause and end."""
