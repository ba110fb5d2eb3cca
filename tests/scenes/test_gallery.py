"""The gallery: every page at every size, in English and stretched, with nothing clipped, cut or overlapping."""

import pygame
import pytest

from scenes.app import App
from scenes.gallery import PAGES, STYLES, boards, comic, dark, gothic, load, page
from scenes.kit import board, browse, hand, lane, look, pan, record, tally, zoom
from scenes.kit.cardstock import Card, Stat
from scenes.kit.lane import Item
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Screen
from scenes.kit.tally import Part
from scenes.kit.words import Words
from tests.scenes.check import complaints, opened

QUICK = ((1024, 600, 125), (1920, 1080, 100))


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", QUICK, ids=lambda one: f"{one[0]}x{one[1]}-{one[2]}")
def test_a_page_fits(name: str, size: tuple[int, int, int]) -> None:
    _fits(name, size, "pseudo")


def _fits(name: str, size: tuple[int, int, int], language: str) -> None:
    window, said, wrong = size[:2], [], []
    with record.recording() as found:
        app = opened(page(name), window, language, size[2])
        top = app.stack.top
        assert isinstance(top, Screen)
        while True:
            said += [mark.label for mark in found if mark.kind == "text"]
            wrong += complaints(found, window)
            found.clear()
            if not top.scroll_by(window[1] * 3 // 4):
                break
            app.frame(1 / 60)
    assert said
    assert [label for label in said if label.lower().startswith("gal_")] == []
    assert wrong == []


def test_pages_have_numbers_and_names() -> None:
    assert len(PAGES) == 11
    assert page(4).theme == page("comic").theme == "comic"
    assert page(9).theme == "comic"
    with pytest.raises(ValueError, match="no gallery page"):
        page("nowhere")


def test_a_full_table_is_quick() -> None:
    first, second = load.measure(60), load.measure(120)
    assert min(first.p99, second.p99) <= 16


def _items(count: int, *, alike: bool = False) -> tuple[Item, ...]:
    return tuple(
        Item(f"k{n}", Card("gloom_zombie_servant", "Zombie Servant", "villain", hp=f"{2 if alike else n}"))
        for n in range(count)
    )


@pytest.mark.parametrize("count", [1, 4, 9, 16, 30])
@pytest.mark.parametrize("height", [60, 120, 250])
def test_a_lane_keeps_every_card_apart_and_inside(count: int, height: int) -> None:
    area = pygame.Rect(20, 20, 1200, height)
    spots = lane.plan(look.look("comic", (1920, 1080)), area, _items(count))
    assert sum(len(spot.keys) for spot in spots) == count
    for index, spot in enumerate(spots):
        assert area.contains(spot.rect)
        assert not any(spot.rect.colliderect(other.rect) for other in spots[index + 1 :])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_lines_are_large_enough_to_click(size: tuple[int, int]) -> None:
    shown = look.look("comic", size)
    spots = lane.plan(shown, pygame.Rect(0, 0, size[0] * 3 // 5, size[1] // 5), _items(30))
    assert any(spot.line for spot in spots)
    for index, spot in enumerate(spots):
        assert min(spot.rect.size) >= 32
        assert not any(spot.rect.inflate(7, 7).colliderect(other.rect) for other in spots[index + 1 :])


def test_equal_cards_become_a_stack_only_when_they_must() -> None:
    shown = look.look("comic", (1920, 1080))
    few = lane.plan(shown, pygame.Rect(0, 0, 1200, 250), _items(4, alike=True))
    many = lane.plan(shown, pygame.Rect(0, 0, 1200, 250), _items(30, alike=True))
    assert [len(spot.keys) for spot in few] == [1, 1, 1, 1]
    assert [len(spot.keys) for spot in many] == [30]


def test_a_large_card_gives_in_before_a_lane_becomes_lines() -> None:
    shown = look.look("comic", (1280, 720))
    least, gap = lane.smallest(shown), shown.px(12)
    items = (Item("boss", Card("gloomweaver", "GloomWeaver", "villain"), large=True), *_items(2))
    for spare, lines in ((2, 0), (-2, 2)):
        spots = lane.plan(shown, pygame.Rect(0, 0, 3 * least + 2 * gap + spare, 150), items)
        assert sum(spot.line for spot in spots) == lines


def test_cards_lie_wide_in_a_low_lane() -> None:
    shown = look.look("comic", (1920, 1080))
    for height, wide in ((100, True), (250, False)):
        spots = lane.plan(shown, pygame.Rect(0, 0, 1200, height), _items(3))
        assert all((spot.rect.width > spot.rect.height) == wide for spot in spots)


@pytest.mark.parametrize("count", [1, 5, 8, 12])
def test_a_risen_card_is_whole_inside_the_window(count: int) -> None:
    shown = look.look("comic", (1920, 1080))
    area = pygame.Rect(100, 860, 1200, 220)
    for risen in range(count):
        slots = hand.spread(shown, area, hand.Fan(count, risen=risen))
        up = slots[risen]
        assert up.rect.bottom <= 1080
        assert up.angle == 0
        assert area.left <= up.rect.left
        assert up.rect.right <= area.right
        assert hand.at(slots, up.rect.center) == risen


def test_zoom_keeps_the_point_under_the_pointer_and_the_board_in_sight() -> None:
    chart = board.load("gallery_ring")
    view = pan.View(board.bounds(chart.shapes("tiers")), (0, 0, 1200, 800))
    pointer = (600, 400)
    near = view.zoomed(1.5, pointer).zoomed(1.4, pointer)
    before, after = view.spot(pointer), near.spot(pointer)
    assert abs(before[0] - after[0]) < 1
    assert abs(before[1] - after[1]) < 1
    far = near.moved(100_000, 100_000)
    assert far.spot((0, 0))[0] >= view.bounds[0] - 1
    assert near.zoomed(0.01, pointer).zoom == 1.0
    x, y = view.bounds[0] + view.bounds[2], view.bounds[1] + view.bounds[3]
    seen = far.showing((x, y)).fit.point((x, y))
    assert seen[0] <= 1200
    assert seen[1] <= 800


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080)], ids=str)
@pytest.mark.parametrize("scale", [100, 200])
def test_no_piece_of_the_ring_covers_the_name_of_a_space(size: tuple[int, int], scale: int) -> None:
    with record.recording() as found:
        opened(page("gothic"), size, text_scale=scale)
    names = {shown.name for shown in gothic.spaces(Words()).values()}
    spaces = [mark.rect for mark in found if mark.kind == "space"]
    written = [mark.rect for mark in found if mark.kind == "text" and mark.label in names]
    on_board = [rect for rect in written if rect.collidelist(spaces) >= 0]
    pieces = [mark.rect for mark in found if mark.kind == "token"]
    assert len(pieces) == 4
    assert [piece for piece in pieces if piece.collidelist(on_board) >= 0] == []


def test_every_space_of_the_maps_is_drawn() -> None:
    assert set(gothic.spaces(Words())) == set(board.load("gallery_ring").named("spaces"))
    assert set(dark.facility(Words())) == set(board.load("gallery_hex").named("spaces"))
    assert set(boards.lane_spaces(Words())) == set(board.load("gallery_lane").named("spaces"))


def test_boards_of_all_four_kinds_are_looked_at_nearer_and_moved() -> None:
    scene = page("boards")
    assert isinstance(scene, boards.BoardsPage)
    app = opened(scene, (1280, 720))
    assert sorted(scene.views) == ["hex", "lane", "ring", "square"]
    for key, view in list(scene.views.items()):
        spot = view.rect.center
        app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))])
        app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2, pos=spot)])
        near = scene.views[key]
        assert near.zoom > 1.3
        app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)])
        there = (spot[0], spot[1] + 20)
        app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(0, 20), buttons=(1, 0, 0))])
        app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)])
        assert scene.views[key].fit.dy == pytest.approx(near.fit.dy + 20, abs=1)
    app.frame(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")])
    assert {view.zoom for view in scene.views.values()} == {1.0}


def test_boards_are_moved_with_the_keys_alone() -> None:
    scene = page("boards")
    assert isinstance(scene, boards.BoardsPage)
    app = opened(scene, (1280, 720))
    for key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_DOWN):
        app.frame(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
    view = scene.views[str(scene.focused)]
    assert view.zoom == pytest.approx(pan.STEP**2)
    assert view.center is not None
    assert view.center[1] > view.bounds[1] + view.bounds[3] / 2


def test_a_sum_is_spelt_out() -> None:
    parts = (Part("", "6"), Part("ogryn", "+3"), Part("die", "+2"), Part("wound", "-1"))
    assert tally.spelt(parts) == "**6** + **3** ogryn + **2** die − **1** wound"


def _browse(*, choosing: bool) -> browse.Browse:
    cards = comic.hand_cards(Words())
    shown = tuple(
        browse.Shown(
            f"card:{n}", card, (zoom.Note("A word explained.", "dmg_fire", "SEN-001"),), "Not now." if n else ""
        )
        for n, card in enumerate(cards)
    )
    return browse.Browse("comic", "NightMist, trash", shown, (lambda key: None) if choosing else None)


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_pile_can_be_looked_through(size: tuple[int, int]) -> None:
    scene = _browse(choosing=False)
    with record.recording() as found:
        app = opened(scene, size)
    assert complaints(found, size) == []
    with record.recording() as found:
        scene.focused = "card:card:1"
        assert scene.command("zoom")
        app.frame(1 / 60)
    assert "Mistbound" in [mark.label for mark in found if mark.kind == "text"]
    assert not any(mark.cut for mark in found)
    scene.back()
    app.frame(1 / 60)
    assert app.stack.top is scene
    scene.back()
    app.frame(1 / 60)
    assert app.stack.top is None


def test_a_card_can_be_chosen_from_a_pile() -> None:
    app = App(Preferences(size=(1280, 720)), headless=True)
    below = _Taker()
    app.stack.push(below)
    app.frame(1 / 60)
    scene = _browse(choosing=True)
    app.stack.push(scene)
    app.frame(1 / 60)
    barred, free = scene.control("card:card:1"), scene.control("card:card:0")
    assert barred
    assert barred.tip == "Not now."
    assert free
    assert free.press
    free.press()
    app.frame(1 / 60)
    assert below.taken == "card:0"


class _Taker(Screen):
    taken: object = None

    def resume(self, result: object) -> None:
        super().resume(result)
        self.taken = result


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_closer_look_shows_every_number_and_cuts_nothing(style: str, size: tuple[int, int]) -> None:
    shown = look.look(style, size)
    canvas = pygame.Surface(size)
    card = Card(
        "ra",
        "Ra",
        "amber",
        "Hero",
        "Pyre.",
        corner="3",
        points=(24, 30),
        stats=(Stat("dmg_fire", "2"),),
        marks=(Stat("dmg_cold", "+1"),),
    )
    near = pygame.Rect(20, 20, 100, 140)
    with record.recording() as found:
        place = zoom.draw(canvas, shown, card, (zoom.Note("Fire.", "dmg_fire", "SEN-1"),), near)
    assert place.height >= size[1] * 0.8
    assert not place.colliderect(near)
    assert not any(mark.cut for mark in found)
    assert {"ring", "text"} <= {mark.kind for mark in found}
