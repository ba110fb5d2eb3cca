"""Keys, mouse and settings in the menus, the scene stack, the words and the motions."""

import itertools
import time

import pygame
import pytest

from scenes.app import App
from scenes.gallery import page
from scenes.kit import dice, excerpt, record, resources, sight, tween
from scenes.kit.director import Director, call, move, serial, together, tumble, turn
from scenes.kit.keys import Keys
from scenes.kit.log import Entry, Log
from scenes.kit.look import look
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Screen
from scenes.kit.theme import theme
from scenes.kit.words import Words, stretched
from scenes.menus.confirm import Confirm
from scenes.menus.data import MainInfo, SaveInfo
from scenes.menus.load import Load, LoadActions
from scenes.menus.main import MainActions, MainMenu
from scenes.menus.rulebook import Rulebook
from scenes.menus.settings import Settings
from scenes.stack import Scene
from tests.scenes.check import opened
from tests.scenes.hands import clicks, key
from tests.scenes.samples import SAVES, SCENES, TITLES, main_menu, nothing


def top(app: App) -> Screen:
    scene = app.stack.top
    assert isinstance(scene, Screen)
    return scene


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_every_control(name: str) -> None:
    app = opened(SCENES[name](), (1280, 720))
    scene, seen = top(app), set()
    for _ in range(len(scene.controls) + 1):
        app.frame(0.02, [key(pygame.K_TAB)])
        seen.add(scene.focused)
    assert {control.key for control in scene.controls} <= seen | {None}


def test_arrows_reach_every_item_and_tile_of_the_main_menu() -> None:
    app = opened(main_menu(5), (1280, 720))
    scene, seen = top(app), set()
    for code in (
        [pygame.K_DOWN] * 10 + [pygame.K_UP] * 10 + [pygame.K_RIGHT] * 3 + [pygame.K_DOWN] + [pygame.K_LEFT] * 3
    ):
        app.frame(0.02, [key(code)])
        seen.add(scene.focused)
    assert seen >= {control.key for control in scene.controls}


def _tone(app: App, x: int, y: int) -> resources.Color:
    shown = app.surface.get_at((x, y))
    return shown.r, shown.g, shown.b


def _framed(app: App) -> list[str]:
    """The tiles whose upper edge is gold, at a place that nothing else lights."""
    gold, found = theme("house").accent, []
    for control in top(app).controls:
        x, y = control.rect.x + control.rect.width // 3, control.rect.y
        near = [_tone(app, x, y + step) for step in range(-3, 4)]
        if control.key.startswith("tile:") and any(sight.difference(tone, gold) < 6 for tone in near):
            found.append(control.key)
    return found


def test_the_golden_frame_is_on_the_title_played_last_until_another_is_pointed_at() -> None:
    begun: list[str] = []
    latest = SaveInfo("auto", "Tuesday", TITLES[2].name, round="round 3")
    info = MainInfo(TITLES, "0.1.0", latest, 1)
    app = opened(MainMenu(lambda: info, MainActions(nothing, begun.append, *(nothing,) * 5)), (1280, 720))
    assert _framed(app) == ["tile:relic"]
    other, new = top(app).control("tile:sentinels"), top(app).control("new")
    assert other
    assert new
    assert new.press
    new.press()
    app.frame(0.02, [pygame.event.Event(pygame.MOUSEMOTION, pos=other.rect.center, rel=(1, 1), buttons=(0, 0, 0))])
    assert _framed(app) == ["tile:sentinels"]
    assert begun == ["relic"]


def test_without_a_game_to_go_on_with_the_frame_is_on_the_title_set_up_last() -> None:
    def framed(last: str) -> list[str]:
        info = MainInfo(TITLES, "0.1.0", last=last)
        return _framed(opened(MainMenu(lambda: info, MainActions(*(nothing,) * 7)), (1280, 720)))

    assert framed("sentinels") == ["tile:sentinels"]
    assert framed("") == framed("gone") == ["tile:twenty_strong"]


def test_tiles_of_one_style_have_a_hue_each() -> None:
    app = opened(page("house"), (1280, 720))
    spots = [control.rect for control in top(app).controls if control.key.startswith("tile:")]
    seen = [_tone(app, spot.centerx, spot.y + spot.height // 9) for spot in spots]
    for one, two in itertools.combinations(seen, 2):
        assert sight.difference(one, two) > 5


def test_the_focus_ring_is_drawn_once_keys_are_used() -> None:
    app = opened(main_menu(), (1280, 720))
    with record.recording() as marks:
        app.frame(0.02, [key(pygame.K_TAB)])
    assert any(mark.kind == "focus" for mark in marks)


def test_escape_asks_once_before_leaving() -> None:
    app = opened(main_menu(), (1280, 720))
    app.frame(0.02, [key(pygame.K_ESCAPE)])
    assert isinstance(app.stack.top, Confirm)
    app.frame(0.02, [key(pygame.K_ESCAPE)])
    assert app.running
    app.frame(0.02, [key(pygame.K_ESCAPE)])
    app.frame(0.02, [key(pygame.K_RETURN)])
    assert not app.running


def test_a_barred_item_says_why() -> None:
    app = opened(main_menu(), (1280, 720))
    control = top(app).control("lan")
    assert control is not None
    before = app.frames_drawn
    app.frame(0.02, clicks(control.rect.center))
    assert app.frames_drawn > before
    assert app._toast is not None
    assert "local network" in app._toast.text


def test_an_idle_frame_draws_nothing() -> None:
    app = opened(main_menu(), (1280, 720))
    assert not any(app.frame(0.02) for _ in range(20))


def test_settings_apply_at_once() -> None:
    stored: list[Preferences] = []
    app = App(Preferences(size=(1280, 720)), headless=True, store=stored.append)
    scene = Settings()
    app.stack.push(scene)
    app.frame(0.02)
    scene.focused = "text_scale"
    app.frame(0.02, [key(pygame.K_RIGHT)])
    assert app.look("house").text_scale == 1.25
    assert stored[-1].text_scale == 125
    scene.tab = "language"
    scene.rebuild()
    scene.focused = "language"
    app.frame(0.02, [key(pygame.K_LEFT)])
    assert app.words.language == "pseudo"
    assert app.words("set_heading") == stretched("Settings")


def test_a_click_on_the_left_arrow_steps_back() -> None:
    app = opened(Settings(), (1280, 720))
    control = top(app).control("text_scale")
    assert control is not None
    app.frame(0.02, clicks((control.rect.right - round(control.rect.width * 0.4), control.rect.centery)))
    assert app.preferences.text_scale == 200


def test_a_key_is_bound_anew_and_its_conflict_shown() -> None:
    app = opened(Settings(), (1280, 720))
    scene = top(app)
    assert isinstance(scene, Settings)
    scene.tab = "keys"
    scene.rebuild()
    scene._asker("hint")()
    app.frame(0.02, [key(pygame.K_s)])
    assert app.keys.bindings["hint"] == "s"
    assert app.keys.conflicts() == {"hint", "skip"}
    assert "Skip" in scene._clash("hint")
    scene._reset_keys()
    assert not app.keys.conflicts()


def test_modifiers_belong_to_a_binding() -> None:
    keys = Keys()
    assert keys.command(key(pygame.K_z, mod=pygame.KMOD_LCTRL)) == "undo"
    assert keys.command(key(pygame.K_z)) is None
    assert keys.command(key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)) == "previous"
    assert keys.command(key(pygame.K_RETURN, mod=pygame.KMOD_LALT)) == "fullscreen"
    assert keys.name("undo") == "Ctrl Z"


def test_load_chooses_and_deletes() -> None:
    saves, gone = list(SAVES), list[str]()
    actions = LoadActions(nothing, lambda slot: (gone.append(slot), saves.pop(0)), nothing)  # type: ignore[arg-type, func-returns-value]
    app = opened(Load(lambda: tuple(saves), actions), (1280, 720))
    scene = top(app)
    delete = scene.control("delete")
    assert delete is not None
    app.frame(0.02, clicks(delete.rect.center))
    app.frame(0.02)
    yes = top(app).control("yes")
    assert yes is not None
    app.frame(0.02, clicks(yes.rect.center))
    app.frame(0.02)
    assert gone == ["1"]
    assert isinstance(scene, Load)
    assert scene.chosen == "2"


def test_the_rulebook_finds_words_and_rules() -> None:
    app = opened(SCENES["rulebook"](), (1280, 720))
    scene = top(app)
    assert isinstance(scene, Rulebook)
    scene.search("Generator")
    assert scene.shown()
    assert all("generator" in block.text.casefold().replace("__", "") for block in scene.shown())
    scene.open_rule("20S-041")
    place = next(rect for block, rect in scene._places if block.rule == "20S-041")
    assert scene.scroll_area is not None
    assert scene.scroll_area.colliderect(place.move(0, -scene.scroll))
    app.frame(0.02, [key(pygame.K_f, mod=pygame.KMOD_LCTRL)])
    app.frame(0.02, [key(pygame.K_d, text="d")])
    assert scene._field is not None
    assert scene._field.focused


def test_every_chapter_can_be_reached_by_arrows() -> None:
    app = opened(SCENES["rulebook"](), (1024, 600))
    scene = top(app)
    assert isinstance(scene, Rulebook)
    scene.focused, seen = "chapter:0", set()
    for _ in range(40):
        app.frame(0.02, [key(pygame.K_DOWN)])
        seen.add(scene.focused)
    assert f"chapter:{len(scene._heads) - 1}" in seen


class Note(Scene):
    """A scene that counts what happens to it."""

    def __init__(self, *, opaque: bool = True) -> None:
        super().__init__()
        self.opaque = opaque
        self.told: list[object] = []

    def resume(self, result: object) -> None:
        super().resume(result)
        self.told.append(result)

    def draw(self, surface: pygame.Surface) -> None:
        self.told.append("draw")


def test_the_stack_hands_results_back_and_defers() -> None:
    app = App(Preferences(size=(1024, 600)), headless=True)
    below, above = Note(), Note(opaque=False)
    app.stack.push(below)
    app.frame(0.02)
    app.stack.push(above)
    assert app.stack.top is below
    app.frame(0.02)
    assert app.stack.top is above
    drawn = below.told.count("draw")
    above.dirty = True
    app.frame(0.02)
    assert below.told.count("draw") == drawn
    app.stack.pop("answer")
    app.frame(0.02)
    assert "answer" in below.told


def test_motions_run_in_order_and_can_be_skipped() -> None:
    director, rung = Director(), list[str]()
    director.play(serial(move("a", (0, 0), (10, 0), 0.2), call(lambda: rung.append("ding")), turn("d", 8, 7, 0.2)))
    director.update(0.1)
    pose = director.pose("a")
    assert pose is not None
    assert 0 < pose.x < 10
    assert not rung
    director.update(0.15)
    assert rung == ["ding"]
    assert director.value("d", 0) != 0
    director.skip()
    assert not director.busy
    director.play(together(tumble("die", (5, 5)), move("b", (0, 0), (1, 1))))
    assert director.busy


def test_animations_off_take_no_time() -> None:
    director, rung = Director("off"), list[int]()
    director.play(serial(move("a", (0, 0), (10, 0)), call(lambda: rung.append(1))))
    assert not director.busy
    assert rung == [1]


def test_easings_end_where_they_should() -> None:
    for ease in (tween.linear, tween.out_cubic, tween.in_out, tween.out_back):
        assert abs(ease(0)) < 1e-9
        assert abs(ease(1) - 1) < 1e-9
    assert max(tween.out_back(t / 50) for t in range(50)) > 1


def test_words_take_names_and_messages_as_arguments() -> None:
    words = Words("en", {"@seat:1": "Ada"})
    assert words("curtain_heading", name="@seat:1") == "Hand over to Ada"
    assert words("pause_heading") == "Paused"
    assert words("menu_continue_note", title="@title_twenty_strong", round="x") == "20 Strong: Nemesis · x"
    assert words("no_such_message") == "no_such_message"


def test_the_test_language_is_longer_and_keeps_arguments() -> None:
    pseudo, plain = Words("pseudo"), Words("en")
    for message in ("menu_foot", "set_mode_help", "pause_concede_text"):
        assert len(pseudo(message)) >= len(plain(message)) * 1.35
    assert "Ada" in pseudo("curtain_heading", name="Ada")
    assert stretched("a **bold** {$x} :st_noise:").count("**") == 2


def test_every_icon_can_be_drawn_and_a_missing_one_is_an_error() -> None:
    for name in resources.icon_names():
        assert resources.icon(name, 24, (255, 255, 255)).get_size() == (24, 24)
    with pytest.raises(KeyError):
        resources.icon("rm_nowhere", 24, (0, 0, 0))


def test_every_component_of_20_strong_has_an_icon() -> None:
    import tomllib

    folder = resources.root() / "game/titles/twenty_strong/content"
    for path in sorted(folder.glob("*.toml")):
        for rows in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for row in rows if isinstance(rows, list) else []:
                if isinstance(row, dict) and str(row.get("id", "")).startswith(("rm_", "her_", "al_", "it_", "ob_")):
                    assert row["id"] in resources.icon_names()


def test_the_fonts_cover_every_shipped_string() -> None:
    from fontTools.ttLib import TTFont

    text = "".join(p.read_text(encoding="utf-8") for p in (resources.root() / "localisation").rglob("*.ftl"))
    text += stretched("The quick brown fox jumps over the lazy dog, QUICK") + "→←≤≥−·…–—“”‘’×"
    wanted = {ord(letter) for letter in text if letter.isprintable()}
    for name in ("barlow-500", "barlow-700", "oxanium-600", "oxanium-800", "barlow-condensed-600"):
        missing = wanted - set(TTFont(resources.asset("fonts", f"{name}.ttf")).getBestCmap())
        assert not missing, (name, [chr(code) for code in missing])


def test_a_long_log_scrolls_quickly() -> None:
    App(Preferences(size=(1280, 720)), headless=True)
    log, seen = Log(), look("ship", (1280, 720))
    walk = "**Scout** moved to **Room {}**, noise {} → {}"
    log.add(*(Entry(walk.format(i, i % 5, i % 5 + 1), seats=(i % 3,)) for i in range(2000)))
    surface = pygame.Surface((400, 500))
    log.draw(surface, seen, pygame.Rect(0, 0, 400, 500), "Log")
    began = time.perf_counter()
    for _ in range(30):
        assert log.scroll(40)
        log.draw(surface, seen, pygame.Rect(0, 0, 400, 500), "Log")
    assert (time.perf_counter() - began) / 30 < 0.03
    assert log.at((100, 300)) is not None
    assert log.copied().count("\n") == 1999


def test_dice_show_their_letter_as_well_as_their_colour() -> None:
    App(Preferences(size=(1280, 720)), headless=True)
    seen = look("ship", (1280, 720))
    plain = dice.face(seen, 48, dice.Die("blue", "", "face_hit"))
    marked = dice.face(seen, 48, dice.Die("blue", "B", "face_hit"))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(marked, "RGBA")


@pytest.mark.parametrize(("height", "lines"), [(60, 2), (30, 1)])
def test_a_word_too_long_for_its_room_is_broken_or_cut_but_never_missing(height: int, lines: int) -> None:
    App(Preferences(size=(1280, 720)), headless=True)
    shown = excerpt.block(look("comic", (1280, 720)), "Condemnation", 66, height, "heading", 21, (255, 255, 255))
    assert shown is not None
    assert len(shown.lines) == lines
