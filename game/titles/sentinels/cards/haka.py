"""The cards of Haka."""
