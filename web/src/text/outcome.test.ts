/** Whose turn it is and how games end, in words. */
import { expect, test } from "vitest";
import type { GameRow, Show } from "../engine/protocol.ts";
import { outcome, rideText, type Scene, statusText } from "./outcome.ts";

/** What a family says of itself. */
const family = (part: Partial<GameRow>) =>
    ({ asks: [], tools: [], endings: [], ...part }) as unknown as GameRow;
const ask = (text: string, touch = text) => ({ code: "", title: "", text, touch });

const columns = family({ asks: [ask("click a column", "tap a column")] });
const tiles = family({
    asks: [ask("slide the tiles with the arrow keys")],
    tally_phrase: "tiles of {tally}",
});
const queens = family({
    asks: ["click one of your queens", "choose where it goes"].map((text) => ask(text)),
});
const rounds = family({ tools: ["rounds"] });

const ended = (text: string, code = "row") => ({ code, text, parts: {}, cells: [] });

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
        row: columns,
        human: [true, false],
        made: 0,
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
    // Of a family that says nothing, or less than its moves have clicks.
    const cell = "Your turn: click a cell or press 1 to 7.";
    expect(statusText(scene({}, { row: undefined }))).toBe(cell);
    expect(statusText(scene({}, { made: 1 }))).toBe(cell);
    expect(statusText(scene({}, { made: 1, touch: true }))).toBe("Your turn: tap a cell.");
});

test("before the first move the goal is said", () => {
    const goal = { code: "tile", text: "Join tiles to reach 512", name: "512" };
    const said = (moves: string[]) =>
        statusText(
            scene(
                { moves_played: moves, player_titles: ["P"], goal, moves: [] },
                { row: tiles, human: [true] },
            ),
        );
    expect(said([])).toBe("Join tiles to reach 512: slide the tiles with the arrow keys.");
    expect(said(["l"])).toBe("Your turn: slide the tiles with the arrow keys.");
});

test("every click of a move has its words", () => {
    const said = (made: number) => statusText(scene({ moves: [] }, { row: queens, made }));
    expect(said(0)).toBe("Your turn: click one of your queens.");
    expect(said(1)).toBe("Your turn: choose where it goes.");
});

test("a computer thinks, or waits", () => {
    expect(statusText(scene({ mover: 1 }, { computing: true }))).toBe("Red is thinking …");
    expect(statusText(scene({ mover: 1 }))).toMatch(/^Red \(computer\) waits/);
});

test.each([
    [[1, -1], "You win", "Four in a row, after 7 moves.", true],
    [[-1, 1], "Red wins", "Four in a row, after 7 moves.", false],
] as const)("who won and why: %s", (result, title, why, mine) => {
    const one = scene({ status: "over", mover: null, result, ended: ended("Four in a row") });
    expect(outcome(one)).toEqual({ title, why, won: mine });
    expect(statusText(one)).toBe(`${title}: ${why}`);
});

test("draws, shared wins, games in rounds, games of one, and games of points", () => {
    const over = (line: object, part: Partial<Scene> = {}) =>
        statusText(scene({ status: "over", mover: null, ...line }, part));
    expect(over({ result: [0, 0], ended: ended("The board is full") })).toBe(
        "A draw: The board is full, after 7 moves.",
    );
    expect(over({ result: [-1, 1] })).toBe("Red wins: The game is over, after 7 moves.");
    const crash = { result: [1, -1], ended: ended("Red has crashed") };
    expect(over(crash, { row: rounds, human: [true, true] })).toBe(
        "Yellow wins: Red has crashed, after 4 steps.",
    );
    expect(over({ result: [1, 1, -1], player_titles: ["A", "B", "C"] })).toMatch(
        /^A and B share the win/,
    );
    const alone = { player_titles: ["P"] };
    expect(over({ ...alone, result: [-1] }, { human: [true] })).toMatch(/^Lost: /);
    expect(over({ ...alone, result: [1] }, { human: [true] })).toMatch(/^You win: /);
    const slid = { ...alone, points: true, result: [3456], tally: [1098], peak: [512] };
    const stuck = { ...slid, ended: ended("No slide is left"), goal: { reached: false } };
    expect(over(stuck, { row: tiles })).toBe(
        "No slide is left: 3\u202f456 points, tiles of 1\u202f098, after 7 moves.",
    );
    expect(over({ ...stuck, goal: { reached: true } }, { row: tiles })).toMatch(
        /^512: you have won: /,
    );
    const ridden = {
        ...alone,
        points: true,
        result: [12],
        ended: ended("The game is over", "over"),
    };
    expect(over(ridden)).toBe("Over: 12 points after 7 moves.");
    expect(over({ points: true, result: [1, 2] })).toBe(
        "Over: Yellow 1, Red 2 points after 7 moves.",
    );
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
