"""The cards of The Ennead."""
