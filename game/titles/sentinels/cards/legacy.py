"""The cards of Legacy."""
