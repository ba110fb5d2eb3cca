"""Sentinels of the Multiverse: Infernal Relics, a co-operative game of fixed decks."""
