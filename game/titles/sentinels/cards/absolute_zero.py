"""The cards of Absolute Zero."""
