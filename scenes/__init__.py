"""The pygame side: window, scenes and everything drawn."""
