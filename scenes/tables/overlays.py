"""Overlays above a table: discard piles, and the room and action references."""

from __future__ import annotations

from scenes.tables.table import TableScene


def pile(scene: TableScene, deck: str) -> None:
    """Browse a discard pile."""
    scene.host.toast(deck)


def reference(scene: TableScene) -> None:
    """The room and action references."""
    scene.host.toast("reference")
