"""The course of the game: rounds, turns and their phases (section 3), one step for each text and each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import tell
from game.titles.sentinels.abilities import TIMING, extras, speaking
from game.titles.sentinels.choose import NONE
from game.titles.sentinels.effects import carry_out
from game.titles.sentinels.piles import can_draw, draw_cards, play_top
from game.titles.sentinels.play import end_game, let_fall, outlasting
from game.titles.sentinels.state import S, active, seat_of
from game.titles.sentinels.steps import step
from game.titles.sentinels.verbs import may_play, play_from_hand, powers_of, use_power

ABILITIES = (1, 2, 3)
"""The abilities on the back of a hero card (SEN-152)."""


@step
async def start_round(s: S) -> None:
    """Villain, heroes in seat order, environment (SEN-090 to 092)."""
    limit = int(s.option("round_limit"))
    if limit and s.round >= limit:
        _draw_game(s)
    s.round += 1
    tell(s, "round_began", round=s.round)
    follow(s, *[begin_turn(owner) for owner in (s.villain, *s.heroes, s.environment)], start_round())


def _draw_game(s: S) -> None:
    """The limit of rounds is reached: nobody won (SEN-290)."""
    end_game(s, "sen-end-limit", won=False, drawn=True)


@step
async def begin_turn(s: S, owner: str) -> None:
    """Begin a turn: what lasted until now ends first (SEN-094, SEN-280)."""
    s.turn, s.turns = owner, s.turns + 1
    s.used, s.once, s.done, s.bonus = (), (), (), {}
    s.plays = s.powers = s.draws = 0
    s.idle, s.ending = True, False
    await _run_out(s, f"start:{owner}")
    s.dealt = [one for one in s.dealt if one.turn + s.h + 2 >= s.turns]
    tell(s, "turn_began", owner=owner)
    if owner not in s.heroes:
        middle = [play_for(owner)]
    elif active(s, owner):
        middle = [hero_play(owner), hero_power(owner), hero_draw(owner)]
    else:
        middle = [fallen(owner)]
    follow(s, texts("start"), *middle, texts("end"), finish_turn())


@step
async def finish_turn(s: S) -> None:
    """What lasted for this turn ends (SEN-093, SEN-280)."""
    await _run_out(s, "turn")


async def _run_out(s: S, until: str) -> None:
    """End what lasted until now; a target that it alone kept in play falls (SEN-169)."""
    bound = outlasting(s)
    s.lasting = [effect for effect in s.lasting if effect.until != until]
    await let_fall(s, bound)


# -- start and end texts ---------------------------------------------------------------------------


@step
async def texts(s: S, phase: str) -> None:
    """Do the next start or end text, oldest card first; a newcomer's too, each once (SEN-061 to 065, SEN-269)."""
    if s.phase != phase:
        s.phase, s.done = phase, ()
        tell(s, "phase_began", phase=phase)
    if s.ending and phase == "start":
        return  # SEN-023: on to the End phase
    for key, card, ability in _due(s, phase):
        if key not in s.done:
            s.done = (*s.done, key)
            follow(s, texts(phase))
            tell(s, "text_began", card=card, name=s.cards[card].name, phase=phase)
            await carry_out(s, card, ability)
            return


def _due(s: S, phase: str) -> list[tuple[str, int, Callable[..., Any]]]:
    """Return the texts of a phase in the order of play, the normal line before the advanced one."""
    found = []
    shifts = speaking(s, "modifies forward")
    for place, (when, whose, moment) in enumerate(_MOMENTS):
        if moment not in s.voices or (when != phase and not shifts):
            continue
        for card, line in s.voices[moment]:
            forward = when == "end" and any(shift(s, one, card) for one, shift in shifts)
            if (phase == "start" if forward else when == phase) and _TURNS[whose](s, card):
                ability = TIMING.speaking(moment)[line]
                found.append((s.play[card], len(line), place, f"{card}:{line}", card, ability))
    found.sort(key=lambda one: one[:3])
    return [one[3:] for one in found]


_TURNS: dict[str, Callable[[S, int], bool]] = {
    "villain": lambda s, card: s.turn == s.villain,
    "environment": lambda s, card: s.turn == s.environment,
    "own": lambda s, card: s.turn == s.cards[card].family,
    "beside": lambda s, card: card in s.next_to and s.turn == s.cards[s.next_to[card]].family,
    "every": lambda s, card: True,
}


_MOMENTS = [(phase, whose, f"when {phase} {whose}") for phase in ("start", "end") for whose in _TURNS]


# -- villain and environment -----------------------------------------------------------------------


@step
async def play_for(s: S, deck: str) -> None:
    """Play the top card of the villain or environment deck (SEN-062, SEN-087)."""
    s.phase = "play"
    tell(s, "phase_began", phase="play")
    await play_top(s, deck)


# -- heroes ----------------------------------------------------------------------------------------


@step
async def hero_play(s: S, hero: str) -> None:
    """The player may play a card (SEN-072), or more if cards allow it (SEN-080)."""
    if not _phase(s, "play", hero) or s.plays >= 1 + extras(s, "play", hero) or not may_play(s, hero):
        return
    if await play_from_hand(s, hero) is not None:
        s.plays += 1
        s.idle = False
        follow(s, hero_play(hero))


@step
async def hero_power(s: S, hero: str) -> None:
    """The hero may use a power (SEN-073), or more if cards allow it (SEN-080)."""
    if not _phase(s, "power", hero) or s.powers >= 1 + extras(s, "power", hero) or not powers_of(s, hero):
        return
    if await use_power(s, hero) is not None:
        s.powers += 1
        s.idle = False
        follow(s, hero_power(hero))


@step
async def hero_draw(s: S, hero: str) -> None:
    """The player may draw a card, two after neither playing nor using a power (SEN-074, SEN-075, SEN-271)."""
    allowed = 1 + s.idle + extras(s, "draw", hero)
    if not _phase(s, "draw", hero) or s.draws >= allowed or not can_draw(s, hero):
        return
    options = (Option("draw", ("deck", "draw"), "sen-opt-draw", source=hero), NONE)
    key = await ask(s, seat_of(s, hero), "sen-ask-draw-phase", options, rule="SEN-074", default="draw", decline="none")
    if key == "draw":
        s.draws += 1
        if await draw_cards(s, hero):
            follow(s, hero_draw(hero))


def _phase(s: S, phase: str, hero: str) -> bool:
    """Enter or stay in a phase of a hero's turn, unless that turn is ending or the hero fell (SEN-023, SEN-157)."""
    if s.ending or not active(s, hero):
        return False
    if s.phase != phase:
        s.phase = phase
        tell(s, "phase_began", phase=phase)
    return True


@step
async def fallen(s: S, hero: str) -> None:
    """An incapacitated hero may use one ability (SEN-095, SEN-154)."""
    s.phase = "fallen"
    tell(s, "phase_began", phase="fallen")
    options = [
        Option(f"a{number}", ("ability", number), f"{hero}_incapacitated_{number}")
        for number in ABILITIES
        if TIMING.of(f"when incapacitated {number}", hero)
    ]
    if not options:
        return
    key = await ask(s, seat_of(s, hero), "sen-ask-ability", [*options, NONE], rule="SEN-154")
    ability = TIMING.of(f"when incapacitated {key[1:]}", hero)
    if ability:
        card = s.characters[hero]
        tell(s, "ability_used", hero=hero, card=card, number=int(key[1:]))
        await carry_out(s, card, ability)
