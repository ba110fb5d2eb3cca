"""20 Strong: Nemesis: its rules, components, rulebook and computer players."""
