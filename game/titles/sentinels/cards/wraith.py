"""The cards of The Wraith."""
