"""The cards of Apostate."""
