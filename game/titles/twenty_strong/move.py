"""The move action: commit, roll, walk, opportunity attacks (sections 13 and 14)."""

from __future__ import annotations

from game.engine.ask import Option, ask, ask_some
from game.engine.steps import follow
from game.engine.verbs import tell
from game.titles.twenty_strong.activation import look
from game.titles.twenty_strong.cards.aliens import opportunity_dice
from game.titles.twenty_strong.cards.heroes import has, may_borrow, once, spend
from game.titles.twenty_strong.cards.items import handle_item, item_window, names_item, with_items
from game.titles.twenty_strong.content import BOARD
from game.titles.twenty_strong.dice import (
    BORROWED_OPTIONS,
    DIE_OPTIONS,
    crits,
    exhaust_active,
    hits,
    in_place,
    roll_dice,
    sourced,
)
from game.titles.twenty_strong.enemies import attack_hero, choose_enemy
from game.titles.twenty_strong.leaving import arrive_in
from game.titles.twenty_strong.limits import dice_limit, move_steps, strategy
from game.titles.twenty_strong.noise import raise_action_noise
from game.titles.twenty_strong.state import (
    ABOARD,
    ACTIVE,
    EXHAUSTED,
    READY,
    ShipState,
    alien,
    enemies_at,
    set_action,
)
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import BACK, aside, commit, end_action, spend_action


@step
async def move_commit(s: ShipState) -> None:
    """Commit dice to a move, up to the greatest Health over all passes (20S-111, 20S-112, 20S-034)."""
    action = s.now()
    limit = max(dice_limit(s, s.current, "move").total - action.committed, 0)
    borrow = may_borrow(s, s.current)
    options = [DIE_OPTIONS[die.id] for die in in_place(s, READY)] if limit else []
    if borrow and limit:
        options += [BORROWED_OPTIONS[die.id] for die in in_place(s, EXHAUSTED)]
    options = with_items(s, s.current, [*options, *([] if action.passes else [BACK])])
    caps = ((EXHAUSTED, borrow),)
    args = {"most": limit, "lying": len(in_place(s, ACTIVE))}
    keys = await ask_some(s, s.current, "ask-move-dice", options, 0, limit, args, rule="20S-111", caps=caps)
    if await aside(s, keys, move_commit()):
        return
    if not action.passes:
        spend_action(s, "move")
    commit(s, keys)
    follow(s, move_roll())


@step
async def move_roll(s: ShipState) -> None:
    """Roll every committed die; a repeat rolls all of them again (20S-083, 20S-114)."""
    set_action(s, passes=s.now().passes + 1)
    await roll_dice(s, [die.id for die in in_place(s, ACTIVE)], "move")
    follow(s, move_accept())


@step
async def move_accept(s: ShipState) -> None:
    """Accept the roll, or repeat the pass if Strategy allows (20S-113, 20S-092, 20S-247)."""
    seat = s.current
    faces = [die.face for die in in_place(s, ACTIVE)]
    loud = crits(faces)
    options = _accept_options(s, hits(faces), loud)
    if faces and s.now().passes < strategy(s, seat).total:
        options.append(Option("repeat", ("", ""), "opt-repeat", {}, rule="20S-092"))
    if faces:
        options = with_items(s, seat, options)
    key = await ask(
        s,
        seat,
        "ask-move-accept",
        options,
        {"hits": hits(faces), "crits": loud},
        rule="20S-113",
        default=options[0].key,
    )
    if key == "repeat":
        follow(s, move_commit())
    elif names_item(key):
        follow(s, move_accept())
        await handle_item(s, seat, key)
    else:
        raise_action_noise(s, loud - (key == "quiet"), "move")
        follow(s, walk(move_steps(s, seat, hits(faces)).total))


def _accept_options(s: ShipState, hit: int, loud: int) -> list[Option]:
    """Return the ways to accept a move roll; the Scout may leave one crit unheard (20S-035, 20S-217)."""
    steps = move_steps(s, s.current, hit).total
    plain = Option("accept", ("", ""), "opt-move-accept", {"steps": steps, "noise": loud}, rule="20S-115")
    if loud and has(s, s.current, "her_scout") and s.option("scout_recon") == "crit":
        args = {"steps": steps, "noise": loud - 1}
        return [Option("quiet", ("", ""), "opt-move-quiet", args, rule="20S-217", source="her_scout"), plain]
    return [plain]


@step
async def walk(s: ShipState, steps: int, came: str = "") -> None:
    """Walk one room after another, or stop (20S-116, 20S-258); `came` is the room that was just left."""
    hero = s.hero
    if not steps or hero.status != ABOARD:
        follow(s, end_walk())
        return
    ways = [near for near in BOARD.links[hero.space] if near in s.rooms]
    options = [Option(near, ("space", near), "opt-walk") for near in ways]
    options = with_items(s, s.current, [*options, Option("stop", ("space", hero.space), "opt-stop")])
    default = _onward(s, ways, came)
    key = await ask(s, s.current, "ask-walk", options, {"steps": steps}, rule="20S-258", default=default)
    if key == "stop":
        follow(s, end_walk())
    elif names_item(key):
        follow(s, walk(steps, came))
        await handle_item(s, s.current, key)
    else:
        follow(s, depart(key), walk(steps - 1, hero.space))


def _onward(s: ShipState, ways: list[str], came: str) -> str:
    """Return the ordinary way on: into the unknown, past enemies, and not back where one came from."""
    worth = lambda near: (near == came, bool(enemies_at(s, near)), s.cards[s.rooms[near]].up)  # noqa: E731
    return min(ways, key=worth, default="stop")


@step
async def depart(s: ShipState, space: str) -> None:
    """Leave a room: every enemy in it may attack first, unless the Convict slips away (20S-122)."""
    if enemies_at(s, s.hero.space) and has(s, s.current, "her_convict") and once(s, s.current, "slip"):
        spend(s, s.current, "slip")
        tell(s, "slipped_away", seat=s.current)
        follow(s, enter(space))
        return
    follow(s, opportunity(space, ()))


@step
async def enter(s: ShipState, space: str) -> None:
    """Enter the next room of a walk."""
    arrive_in(s, s.current, space)


@step
async def opportunity(s: ShipState, space: str, done: tuple[int, ...]) -> None:
    """Every enemy left behind attacks once, in the player's order, before the hero leaves (20S-122, 20S-264)."""
    if s.hero.status != ABOARD:
        return
    waiting = [enemy for enemy in enemies_at(s, s.hero.space) if enemy.id not in done]
    if not waiting:
        follow(s, enter(space))
        return
    card = await choose_enemy(s, waiting, "ask-opportunity", "20S-122")
    follow(s, *item_window(s, "opportunity", card), opportunity_attack(card), opportunity(space, (*done, card)))


@step
async def opportunity_attack(s: ShipState, card: int) -> None:
    """One enemy rolls the leftmost of its dice that can be had, or does not attack (20S-123, 20S-124)."""
    enemy = alien(s.cards[card])
    colours = ""
    for colour in enemy.damage:
        if len(colours) < opportunity_dice(enemy.id) and sourced(s, colours + colour) is not None:
            colours += colour
    if colours:
        await attack_hero(s, card, colours, "opportunity")
    else:
        tell(s, "no_attack", card=card, name=enemy.id, seat=s.current)


@step
async def end_walk(s: ShipState) -> None:
    """Exhaust the dice; then look at the room and perhaps activate it (20S-117 to 119, 20S-229)."""
    exhaust_active(s)
    follow(s, *([look()] if s.hero.status == ABOARD else []), end_action())
