"""The cards of Fanatic."""
