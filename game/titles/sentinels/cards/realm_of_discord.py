"""The cards of The Realm of Discord."""
