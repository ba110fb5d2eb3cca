"""The course of a round: Activation, Engagement's end, and the Resolve phase (sections 7, 8 and 19)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import change, place_die, tell, turn_dial
from game.titles.twenty_strong.actions import act
from game.titles.twenty_strong.cards.items import item_window, struck
from game.titles.twenty_strong.content import ACTIONS, BOARD, COLOURS, NOISE_MAX_ALARM
from game.titles.twenty_strong.dice import DAMAGE, in_place, recover_some, roll_and_exhaust, sourced_partly
from game.titles.twenty_strong.enemies import attack_hero, choose_enemy
from game.titles.twenty_strong.fights import damage_on
from game.titles.twenty_strong.leaving import defeat, discard_enemy, end_game, move_enemy, settle_objectives
from game.titles.twenty_strong.limits import recover_limit
from game.titles.twenty_strong.noise import activate, empty_nest_stack, raise_noise, settle_due
from game.titles.twenty_strong.state import (
    ABOARD,
    EXHAUSTED,
    ShipState,
    aboard,
    alien,
    all_enemies,
    clockwise,
    enemies_at,
    set_hero,
)
from game.titles.twenty_strong.steps import TIMING, step

IGNORE_AFTER = "ignore_after"


@step
async def start_round(s: ShipState, seat: int) -> None:
    """Begin one player's round (20S-062, 20S-064)."""
    s.current, s.actions, s.phase = seat, ACTIONS, "activation"
    s.had = (*s.had, seat)
    s.refusing = ()
    s.effects = [effect for effect in s.effects if effect.until != "round"]
    set_hero(s, seat, used=())
    tell(s, "round_started", seat=seat, cycle=s.cycle)
    follow(s, *item_window(s, "round_start"), turn_time(), check_alarm(), recover(), engage())


@step
async def turn_time(s: ShipState) -> None:
    """The first player decreases the dial by 1, once per cycle, not in the first (20S-066 to 069)."""
    if s.current != s.first or s.dial_done:
        return
    s.dial_done = True
    turn_dial(s, "time", s.dials["time"].value - 1)
    if s.dials["time"].value == 0:
        for seat in aboard(s):
            defeat(s, seat)
        end_game(s, "end_dial")


@step
async def check_alarm(s: ShipState) -> None:
    """Start the Self-Destruct Sequence when the dial has reached players + rank (20S-070 to 076, 20S-230)."""
    if s.alarm or s.dials["time"].value > alarm_at(s):
        return
    s.alarm = True
    tell(s, "self_destruct", dial=s.dials["time"].value)
    overfull = s.noise > NOISE_MAX_ALARM
    if overfull:
        turn_dial(s, "noise", 0)
    s.dials["noise"] = type(s.dials["noise"])(s.noise, 0, NOISE_MAX_ALARM)
    start = next(space for space, card in s.rooms.items() if s.cards[card].name == "rm_cryo")
    full = s.option("deploy_is_activation") == "yes"
    sudden = [activate(s.hero.space, full)] if overfull else []
    follow(s, *sudden, empty_nest_stack(start), settle_objectives(tuple(range(len(s.heroes)))))


def alarm_at(s: ShipState) -> int:
    """Return the dial value at which the Self-Destruct Sequence starts (20S-070, 20S-242, 20S-238)."""
    rank = 1 if s.option("first_flight") == "on" else s.rank
    count = len(aboard(s)) if s.option("selfdestruct_count") == "in_play" else len(s.heroes)
    return count + rank


@step
async def recover(s: ShipState) -> None:
    """Recover up to Recovery exhausted dice (20S-077 to 080)."""
    await recover_some(s, s.current, recover_limit(s, s.current).total, "ask-recover", "20S-077")


@step
async def engage(s: ShipState) -> None:
    """Start Engagement: items after recovering (20S-287), up to four actions, then the Resolve phase (20S-107)."""
    s.phase = "engagement"
    follow(s, *item_window(s, "after_action"), act(), resolve())


@step
async def resolve(s: ShipState) -> None:
    """Go through the Resolve phase in order (20S-065)."""
    s.phase, s.action = "resolve", None
    tell(s, "resolve_started", seat=s.current)
    follow(
        s, suffer(()), settle_due(), start_after_effects(), exhaust_dice(), enemies_move(), cleanup(),
        *item_window(s, "noise_roll"), roll_for_noise(), settle_due(), end_round(),
    )  # fmt: skip


# -- Suffer Damage ---------------------------------------------------------------------------------


@step
async def suffer(s: ShipState, done: tuple[int, ...]) -> None:
    """The enemies in the current hero's room attack one by one, in the player's order (20S-149 to 151)."""
    hero = s.hero
    if hero.status != ABOARD:
        return
    if s.due and s.option("fresh_enemy_attacks") == "yes":
        follow(s, settle_due(), suffer(done))
        return
    waiting = [enemy for enemy in enemies_at(s, hero.space) if enemy.id not in done]
    if not waiting:
        return
    card = await choose_enemy(s, waiting, "ask-attacker", "20S-151")
    follow(s, *item_window(s, "enemy_attack", card), enemy_attack(card), suffer((*done, card)))


@step
async def enemy_attack(s: ShipState, card: int) -> None:
    """One enemy rolls its Damage dice against the current hero (20S-149, 20S-196, 20S-269)."""
    if s.hero.status != ABOARD or card not in s.cards:
        return
    colours = "".join(s.dice[die].kind for die in sourced_partly(s, alien(s.cards[card]).damage))
    if struck(s, card):
        colours = colours[:-1]
    await attack_hero(s, card, colours, "enemy_attack")


# -- After effects ---------------------------------------------------------------------------------


@step
async def start_after_effects(s: ShipState) -> None:
    """Collect the After effects of this round: every face-up enemy, defeated or not (20S-153, 20S-227)."""
    speaking = TIMING.speaking("when after")
    here = s.option("after_scope") == "current_room"
    cards = [card.id for space, card in all_enemies(s) if card.name in speaking and (not here or space == s.hero.space)]
    follow(s, after_effects(tuple(cards)))


@step
async def after_effects(s: ShipState, waiting: tuple[int, ...]) -> None:
    """Resolve one After effect after another, in the player's order (20S-153)."""
    left = [s.cards[card] for card in waiting if card in s.cards]
    if not left:
        return
    card = await choose_enemy(s, left, "ask-after", "20S-153")
    rest = tuple(one.id for one in left if one.id != card)
    follow(s, *item_window(s, "after_effect", card), after_effect(card), settle_due(), after_effects(rest))


@step
async def after_effect(s: ShipState, card: int) -> None:
    """Resolve one enemy's After effect, unless the Antidote keeps it away (20S-105)."""
    if card not in s.cards or any(effect.name == IGNORE_AFTER for effect in s.effects):
        return
    ability = TIMING.of("when after", s.cards[card].name)
    if ability:
        tell(s, "after_effect", card=card, name=s.cards[card].name)
        await ability(s, card)


# -- the rest of the Resolve phase -----------------------------------------------------------------


@step
async def exhaust_dice(s: ShipState) -> None:
    """Exhaust the dice on enemies; damage goes with them unless it persists (20S-154, 20S-132, 20S-218, 20S-291)."""
    persists = s.option("damage_persists") == "yes"
    for _, enemy in all_enemies(s):
        lying = in_place(s, f"on:{enemy.id}")
        marks = damage_on(s, enemy.id) if persists else 0
        if enemy.marks != marks:
            change(s, enemy.id, marks=marks)
        for die in lying:
            place_die(s, die.id, EXHAUSTED)


@step
async def enemies_move(s: ShipState) -> None:
    """Every undefeated enemy that shares its room with no hero hunts the nearest one (20S-155, 20S-049)."""
    if not aboard(s):
        return
    moves = [hunt(card.id, 2, -1) for space, card in all_enemies(s) if not card.turned and not aboard(s, space)]
    follow(s, *moves)


@step
async def hunt(s: ShipState, card: int, steps: int, prey: int) -> None:
    """Move one enemy a room nearer to its prey, up to two rooms (20S-155, 20S-156, 20S-224, 20S-270)."""
    space = s.cards[card].zone.split(":")[1]
    if not steps or aboard(s, space):
        return
    if prey < 0:
        prey = await _choose_prey(s, card, space)
        if prey < 0:
            return
    far = BOARD.distances(s.heroes[prey].space, s.rooms)
    if space not in far:
        return
    ways = [near for near in BOARD.links[space] if far.get(near, 99) == far[space] - 1]
    options = [Option(way, ("space", way), "opt-go") for way in ways]
    args = {"enemy": f"@{s.cards[card].name}"}
    way = await ask(s, s.current, "ask-enemy-way", options, args, rule="20S-156")
    move_enemy(s, card, space, way)
    follow(s, hunt(card, steps - 1, prey))


async def _choose_prey(s: ShipState, card: int, space: str) -> int:
    """Return the nearest hero, the current player's choice among several, or -1 if no way leads to any."""
    far = BOARD.distances(space, s.rooms)
    reach = {seat: far[s.heroes[seat].space] for seat in aboard(s) if s.heroes[seat].space in far}
    if not reach:
        return -1
    best = min(reach.values())
    nearest = [seat for seat in clockwise(s, s.current) if reach.get(seat) == best]
    if len({s.heroes[seat].space: 0 for seat in nearest}) == 1:
        return nearest[0]
    options = [Option(f"seat:{seat}", ("seat", seat), "opt-seat", {"seat": f"@seat:{seat}"}) for seat in nearest]
    args = {"enemy": f"@{s.cards[card].name}"}
    key = await ask(s, s.current, "ask-prey", options, args, rule="20S-270")
    return int(key.split(":")[1])


@step
async def cleanup(s: ShipState) -> None:
    """Shuffle the defeated enemies into the Alien Deck (20S-157, 20S-211)."""
    for _, enemy in all_enemies(s):
        if enemy.turned:
            discard_enemy(s, enemy.id)


@step
async def roll_for_noise(s: ShipState) -> None:
    """Roll the strongest exhausted die: a hit raises noise by 1, a crit by 2 (20S-158, 20S-221, 20S-232)."""
    lying = in_place(s, EXHAUSTED)
    if not lying:
        return
    strongest = max(lying, key=lambda die: (COLOURS.index(die.kind), -die.id))
    (face,) = await roll_and_exhaust(s, [strongest.id], "noise_roll")
    raise_noise(s, DAMAGE[face], "noise_roll")


@step
async def end_round(s: ShipState) -> None:
    """Pass to the next round: the next player of this cycle, or a new cycle (20S-063, 20S-241, 20S-012)."""
    s.effects = [effect for effect in s.effects if effect.until != "round"]
    if not aboard(s):
        end_game(s, "end_all_out")
    waiting = [seat for seat in clockwise(s, s.current)[1:] if seat in aboard(s) and seat not in s.had]
    if waiting:
        follow(s, start_round(waiting[0]))
        return
    s.cycle, s.had, s.dial_done = s.cycle + 1, (), False
    follow(s, start_round(s.first))
