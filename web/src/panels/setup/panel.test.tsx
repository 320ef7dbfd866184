/** The palette: what it offers of the game's pieces, and what its buttons send. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }], core);
});

import type { Show } from "../../engine/protocol.ts";
import { chosen, settingUp, setUp } from "../../state/act/setup.ts";
import { describe, show } from "../../state/read/store.ts";
import { drawn } from "../../testing/drawn.ts";
import { told } from "../../testing/told.ts";
import { SetUp } from "./panel.tsx";

describe.value = told;

const settle = () => new Promise((done) => setImmediate(done));
const page = () => drawn(<SetUp />);
/** Labels of the buttons that are pressed down. */
const pressed = () =>
    page()
        .all("button")
        .map((button) => button["aria-pressed"]);

function board(part: Partial<Show>): void {
    show.value = {
        game: "connect4",
        family: "connect4",
        position: "1.2/33 r",
        mover: 1,
        player_names: ["Red", "Blue"],
        player_titles: ["Red", "Blue"],
        two_player: true,
        pieces: [
            { name: "r", title: "red disc", letter: "", owner: 0 },
            { name: "b", title: "blue disc", letter: "", owner: 1 },
        ],
        view: { cells: [{ id: 0, name: "a1", piece: 1, x: 0, y: 0 }] },
        ...part,
    } as unknown as Show;
}

beforeEach(() => {
    board({});
    setUp(true);
    core.worker.sent.length = 0;
});

test("pieces of the game, none first; pressed again they are let go", () => {
    expect(page().text).toContain("nonered discblue disc");
    expect(chosen.value).toBeNull();
    page().press("none");
    expect(chosen.value).toBe(-1);
    page().press("none");
    expect(chosen.value).toBeNull();
    const swatch = () =>
        page()
            .all("button")
            .filter(({ class: kind }) => kind === "swatch");
    swatch()[1]?.onClick();
    expect(chosen.value).toBe(1);
    expect(pressed().filter((down) => down === true)).toHaveLength(2);
    swatch()[1]?.onClick();
    expect(chosen.value).toBeNull();
});

test("who moves next is told by the piece of the side", async () => {
    expect(page().text).toContain("To move");
    const turns = page()
        .all("button")
        .filter((button) => button.class === "swatch")
        .slice(-2);
    expect(turns.map((button) => button["aria-pressed"])).toEqual([false, true]);
    turns[0]?.onClick();
    await settle();
    expect(core.worker.lines).toContain("edit turn r");
});

test("one player alone has no turn; tiles are typed, too", () => {
    board({
        family: "2048",
        player_names: ["S"],
        player_titles: ["The player"],
        two_player: false,
        position: "12/.. score=4",
        score: [4],
    });
    expect(page().text).not.toContain("To move");
    expect(page().text).toContain("type 1 to 9");
    expect(page().all("input")[0]?.value).toBe("12/..");
});

test("the text of the position can be read once it is another", () => {
    expect(page().all("input")[0]?.value).toBe("1.2/33 r");
    expect(() => page().press("Read")).toThrow("disabled");
});

test("clear sends a line, and to play from here ends the set-up", async () => {
    page().press("Clear");
    await settle();
    expect(core.worker.lines).toContain("edit a1 clear");
    page().press("Play from here");
    expect(settingUp.value).toBe(false);
    expect(page().html).toBe("");
});
