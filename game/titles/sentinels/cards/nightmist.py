"""The cards of NightMist."""
