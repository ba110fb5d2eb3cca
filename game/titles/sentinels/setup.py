"""Set-up of Sentinels in the order of the rulebook (section 8)."""

from __future__ import annotations

from game.engine.chance import draw_from
from game.engine.steps import follow
from game.engine.verbs import put, tell
from game.model.state import Setup
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.choose import yes
from game.titles.sentinels.content import CARDS, DECKS, ENVIRONMENTS, HEROES, VILLAINS
from game.titles.sentinels.effects import carry_out
from game.titles.sentinels.flow import start_round
from game.titles.sentinels.piles import deal_out, draw_cards, shuffle_back
from game.titles.sentinels.play import lay_in_play
from game.titles.sentinels.state import S, hand
from game.titles.sentinels.steps import step

RANDOM = "random"
OPENING_HAND = 4


def begin(setup: Setup) -> S:
    """Return the first state of a set-up, everything still to do."""
    s = S(setup)
    s.agenda = [choose_decks()]
    return s


@step
async def choose_decks(s: S) -> None:
    """Settle who plays: what was chosen, the rest by chance; heroes are all different (SEN-210, SEN-294)."""
    s.villain = await _drawn(s, "villain", VILLAINS)
    s.environment = await _drawn(s, "environment", ENVIRONMENTS)
    chosen = [s.option(f"hero{seat + 1}") for seat in range(s.h)]
    for seat, hero in enumerate(chosen):
        if hero == RANDOM:
            (chosen[seat],) = await draw_from("hero", [one for one in HEROES if one not in chosen])
    s.heroes = tuple(chosen)
    tell(s, "decks_chosen", villain=s.villain, environment=s.environment, heroes=s.heroes)
    follow(s, lay_out(), villain_setup(), *[opening_hand(hero) for hero in s.heroes], start_round())


async def _drawn(s: S, what: str, choices: tuple[str, ...]) -> str:
    wish = s.option(what)
    if wish != RANDOM:
        return wish
    (drawn,) = await draw_from(what, choices)
    return drawn


@step
async def lay_out(s: S) -> None:
    """Lay out the character cards and shuffle the decks (SEN-212, SEN-213, SEN-216, SEN-258)."""
    lay_table(s)


def lay_table(s: S) -> None:
    """Lay out every character card, the villain's first, and make every deck."""
    for deck in (s.villain, *s.heroes, s.environment):
        for name in DECKS[deck].characters:
            card = put(s, name, deck, f"area:{deck}", up=True).id
            s.characters.setdefault(deck, card)
            if CARDS[name].hp or CARDS[name].instructions:
                lay_in_play(s, card, deck)
        deal_out(s, deck, DECKS[deck].names)


@step
async def villain_setup(s: S) -> None:
    """Follow the villain's Setup line, and its advanced one (SEN-214, SEN-226)."""
    card = s.characters[s.villain]
    for line in (s.villain, f"{s.villain}_advanced") if s.advanced else (s.villain,):
        ability = TIMING.of("when setup", line)
        if ability:
            await carry_out(s, card, ability)


@step
async def opening_hand(s: S, hero: str) -> None:
    """Each player draws four cards, and may exchange them all once if so agreed (SEN-215, SEN-216)."""
    await draw_cards(s, hero, OPENING_HAND)
    if s.option("mulligan") == "once" and await yes(s, s.heroes.index(hero), "sen-ask-mulligan", rule="SEN-216"):
        shuffle_back(s, list(hand(s, hero)))
        await draw_cards(s, hero, OPENING_HAND)
