"""What a run asks and what it tells, in every title."""

from game.engine.ask import Decision
from game.engine.run import Run
from game.model.state import Event


def asked(run: Run) -> Decision:
    """Return the one pending decision."""
    (decision,) = run.pending
    return decision


def keys(run: Run) -> list[str]:
    """Return the keys on offer."""
    return [option.key for option in asked(run).options]


def told(run: Run, kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in run.events if event.kind == kind]
