/** Whose turn it is and how games end, in words. */
import { expect, test } from "vitest";
import type { Show } from "../engine/protocol.ts";
import { outcome, rideText, type Scene, statusText } from "./outcome.ts";

const won = (...at: [number, number][]) => at.map(([x, y]) => ({ x, y, win: true }));

function scene(line: object, part: Partial<Scene> = {}): Scene {
    const show = {
        mover: 0,
        status: "ongoing",
        player_titles: ["Yellow", "Red"],
        moves_played: Array(7).fill("1"),
        moves: ["1", "2", "7"].map((move) => ({ move })),
        result: null,
        view: { columns: 7, cells: [] },
        ...line,
    };
    return {
        line: show as unknown as Show,
        looks: ["frame"],
        human: [true, false],
        clicks: [],
        made: 0,
        goal: null,
        computing: false,
        touch: false,
        ...part,
    };
}

test("the person is told what to do", () => {
    expect(statusText(scene({}))).toBe("Your turn: click a column or press 1 to 7.");
    expect(statusText(scene({}, { touch: true }))).toBe("Your turn: tap a column.");
    expect(statusText(scene({ mover: 1 }, { human: [true, true] }))).toMatch(/^Red's turn: /);
    expect(statusText(scene({ moves: [{ move: "10" }] }))).toBe("Your turn: click a column.");
});

test("before the first move the goal is said", () => {
    const tiles = (moves: string[]) =>
        statusText(
            scene(
                { moves_played: moves, player_titles: ["P"] },
                { looks: ["tiles"], goal: "512", human: [true] },
            ),
        );
    expect(tiles([])).toBe("Join tiles to reach 512: slide the tiles with the arrow keys.");
    expect(tiles(["l"])).toBe("Your turn: slide the tiles with the arrow keys.");
});

test("every click of a move has its words", () => {
    const queens = (made: number) =>
        statusText(scene({}, { looks: ["queens"], clicks: ["from", "to", "arrow"], made }));
    expect(queens(0)).toBe("Your turn: click one of your queens.");
    expect(queens(1)).toBe("Your turn: choose where it goes.");
    expect(queens(2)).toBe("Your turn: choose where its arrow flies.");
});

test("a computer thinks, or waits", () => {
    expect(statusText(scene({ mover: 1 }, { computing: true }))).toBe(
        "Red (computer) is thinking …",
    );
    expect(statusText(scene({ mover: 1 }))).toMatch(/^Red \(computer\) waits/);
});

test.each([
    [[1, -1], "You win", "Four in a row, after 7 moves.", true],
    [[-1, 1], "Red wins", "Four in a row, after 7 moves.", false],
] as const)("who won and why: %s", (result, title, why, mine) => {
    const view = { columns: 7, cells: won([5, 0], [6, 1], [0, 2], [1, 3]) };
    const one = scene({ status: "over", mover: null, result, view });
    expect(outcome(one)).toEqual({ title, why, won: mine });
    expect(statusText(one)).toBe(`${title}: ${why}`);
});

test.each<{ name: string; rows: [number, number, number, number] }>([
    { name: "level", rows: [2, 2, 2, 2] },
    { name: "rising", rows: [0, 1, 2, 3] },
    { name: "falling", rows: [3, 2, 1, 0] },
])("a row round the edge of a cylinder is one row: $name", ({ rows: [a, b, c, d] }) => {
    const view = { columns: 7, cells: won([5, a], [6, b], [0, c], [1, d]) };
    const why = outcome(scene({ status: "over", mover: null, result: [1, -1], view })).why;
    expect(why).toBe("Four in a row, after 7 moves.");
});

test("draws, two lines, games of other looks, and games of points", () => {
    const over = (line: object, part: Partial<Scene> = {}) =>
        statusText(scene({ status: "over", mover: null, ...line }, part));
    expect(over({ result: [0, 0] })).toBe("A draw: The board is full, after 7 moves.");
    const view = { columns: 7, cells: won([0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [0, 2], [0, 3]) };
    expect(over({ result: [1, -1], view })).toMatch(/Two lines at once/);
    expect(over({ result: [-1, 1] }, { looks: ["queens"] })).toMatch(
        /^Red wins: Yellow has no move left/,
    );
    expect(over({ result: [1, -1] }, { looks: ["trails"], human: [true, true] })).toMatch(
        /^Yellow wins: Red has crashed, after 4 steps/,
    );
    expect(over({ result: [1, 1, -1], player_titles: ["A", "B", "C"] })).toMatch(
        /^A and B share the win/,
    );
    const tiles = { result: [1], score: [3456], tally: [98], player_titles: ["P"] };
    expect(over(tiles, { looks: ["tiles"] })).toBe(
        "No slide is left: 3\u202f456 points, tiles of 98, after 7 moves.",
    );
    const points = { result: [12], points: true, result_text: "Lost: 12 points after 7 moves." };
    expect(over({ ...points, player_titles: ["P"] })).toBe("Lost: 12 points after 7 moves.");
});

test("a ride names its riders, not whose turn it is", () => {
    const ride = (phase: string, part: Partial<Scene> = {}) => rideText(scene({}, part), phase);
    const programs = { human: [false, false] };
    expect(ride("waits")).toBe("Ready: press Start or a key of yours.");
    expect(ride("waits", { touch: true })).toBe("Ready: tap Start.");
    expect(ride("waits", programs)).toBe("Ready: press Start, and the programs ride.");
    expect(ride("countdown")).toBe("Get ready …");
    expect(ride("running")).toBe("Yellow and Red ride: steer with the keys.");
    expect(ride("running", programs)).toBe("Yellow and Red ride.");
    expect(ride("paused")).toBe("The ride is paused: any key of yours goes on.");
});
