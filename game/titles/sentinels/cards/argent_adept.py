"""The cards of The Argent Adept."""
