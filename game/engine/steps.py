"""Steps and the agenda: a title's rules cut into named coroutines."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from game.model.state import State, Step

S = TypeVar("S", bound=State)
P = ParamSpec("P")

Body = Callable[..., Coroutine[Any, Any, None]]


class StepRule(Generic[P]):
    """A rulebook step; calling it with its arguments gives the `Step` for the agenda."""

    def __init__(self, name: str, body: Body) -> None:
        self.name = name
        self.body = body
        self.__doc__ = body.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Step:
        """Return the step with these arguments, ready for the agenda."""
        return Step(self.name, args)


class Steps:
    """All steps of a title by name."""

    def __init__(self) -> None:
        self.bodies: dict[str, Body] = {}

    def step(self, body: Callable[Concatenate[S, P], Coroutine[Any, Any, None]]) -> StepRule[P]:
        """Make a coroutine over the state a step of this title."""
        self.bodies[body.__name__] = body
        return StepRule(body.__name__, body)


def follow(state: State, *steps: Step) -> None:
    """Put steps on the agenda so that they come next, the first named first."""
    state.agenda.extend(reversed(steps))
