"""The cards of Akash'Bhuta."""
