/** What is chosen for a sweep, between its controls, its link and the core. */
import { beforeEach, describe, expect, test } from "vitest";
import type { GameRow, Param, Row, SpecLine } from "../../../engine/protocol.ts";
import { experiments } from "../../../state/act/experiment.ts";
import { choice, enter, meaningOf, readChoice, writeLink } from "./choice.ts";
import { type Range, rulesOf, sweepable } from "./range.ts";

const param = (name: string, type: Param["type"], more: Partial<Param> = {}): Param => ({
    ...{ name, title: "", doc: "", type, init: 0 },
    ...more,
});
const row = (params: Param[]): Row => ({ name: "uct", title: "", doc: "", presets: [], params });

const uct = row([
    param("c", "real", { min: 0, max: 4 }),
    param("time", "time", { limit: true }),
    param("sims", "int", { min: 1, max: 1e12, log: true, limit: true }),
]);
const gameRow = {
    ...row([
        param("columns", "int", { min: 2, max: 20 }),
        param("rows", "int", { min: 2, max: 20 }),
    ]),
    ...{ playouts: [], evals: [] },
} as unknown as GameRow;

const spec = (text: string, values: SpecLine["values"]) =>
    ({ type: "spec", text, name: text, values }) as SpecLine;
const player = spec("uct", { c: 1, time: 0, sims: 1000 });
const game = spec("board", { columns: 7, rows: 6 });
const known = {
    ...{ player, game },
    own: sweepable(uct, player.values, gameRow),
    rules: rulesOf(gameRow, game.values),
};

const range = (path: string, from: string, to: string, more: Partial<Range> = {}): Range => ({
    ...{ path, scale: "linear", from, to, steps: 3, list: "" },
    ...more,
});
const link = experiments.sweep;

/** What the controls mean is written into the link, as the panel does whenever it is drawn. */
function write(facts: Partial<typeof known> = {}) {
    const { players, ranges } = choice();
    writeLink(meaningOf(players.length > 0 ? players : ["uct"], ranges, { ...known, ...facts }));
}

beforeEach(() => {
    link.players.value = [];
    link.options.value = ["games=6"];
    enter({ players: [], ranges: [], opponent: "" });
});

describe("what a choice means for the core", () => {
    const meant = (specs: string[], ranges: Range[], facts: Partial<typeof known> = {}) =>
        meaningOf(specs, ranges, { ...known, ...facts });

    test("without ranges the effort of the player is proposed, not its time", () => {
        const { ranges, players, points } = meant(["uct"], []);
        expect(ranges.map(({ path }) => path)).toEqual(["sims"]);
        expect(players).toMatch(/^uct\(sims=\d+\|.*\|1000\)$/);
        expect(points).toBe(4);
    });

    test("ranges of the player stand in the player, those of rules in the game", () => {
        expect(
            meant(["uct"], [range("c", "0", "1"), range("variant.rows", "4", "6")]),
        ).toMatchObject({ players: "uct(c=0..1:3)", variant: "board(rows=4..6:3)", points: 9 });
    });

    test("what this player or this game does not have is not swept", () => {
        const ranges = [
            range("depth", "1", "3"),
            range("c", "0", "1"),
            range("variant.x", "1", "2"),
        ];
        expect(meant(["uct"], ranges)).toMatchObject({
            ...{ ranges: [range("c", "0", "1")], players: "uct(c=0..1:3)", variant: "" },
        });
    });

    test("several players have one range of the rules at most, and need none", () => {
        const beside = ["uct", "random"];
        const facts = { own: [] };
        expect(meant(beside, [], facts)).toEqual({
            ...{ ranges: [], players: "uct|random", variant: "", points: 2 },
        });
        const ranges = [range("variant.rows", "4", "6"), range("variant.columns", "4", "6")];
        expect(meant(beside, ranges, facts)).toMatchObject({
            ...{ variant: "board(rows=4..6:3)", points: 6 },
        });
    });

    test("a value that is missing, or a spec that the core has yet to read, makes no text", () => {
        expect(meant(["uct"], [range("c", "", "1")]).players).toBeNull();
        expect(
            meant(["uct"], [range("c", "0", "1")], { player: null as never }).players,
        ).toBeNull();
        expect(meant(["uct"], [], { game: null as never }).variant).toBeNull();
    });
});

describe("between the controls and the link", () => {
    test("what was entered is written into the link, beside its other options", () => {
        enter({ ranges: [range("c", "0", "1"), range("variant.rows", "4", "6")] });
        enter({ opponent: "random" });
        write();
        expect(link.players.value).toEqual(["uct(c=0..1:3)", "random"]);
        expect(link.options.value).toEqual(["variant=board(rows=4..6:3)", "games=6"]);
        enter({ ranges: [range("c", "0", "2")], opponent: "" });
        write();
        expect(link.players.value).toEqual(["uct(c=0..2:3)"]);
        expect(link.options.value).toEqual(["games=6"]);
    });

    test("a value that is half written stays in its control, and the link as it was", () => {
        enter({ ranges: [range("c", "0", "1")] });
        write();
        const before = link.players.value;
        enter({ ranges: [range("c", "", "1")] });
        write();
        expect(link.players.value).toBe(before);
        expect(choice().ranges[0]?.from).toBe("");
        enter({ ranges: [range("c", "0.5", "1")] });
        write();
        expect(link.players.value).toEqual(["uct(c=0.5..1:3)"]);
    });

    test("a link that comes takes the place of what was entered, and stays as it came", () => {
        enter({ players: ["random"], ranges: [range("c", "0", "1")], opponent: "human" });
        link.players.value = ["uct(sims=10|20,c=1)", "random"];
        link.options.value = ["variant=board(rows=4..6:3)"];
        const came = {
            players: ["uct(sims=10,c=1)"],
            opponent: "random",
        };
        expect(choice()).toMatchObject(came);
        expect(choice().ranges.map(({ path }) => path)).toEqual(["sims", "variant.rows"]);
        write();
        expect(link.players.value).toEqual(["uct(sims=10|20,c=1)", "random"]);
        // From then on it is what is changed.
        enter({ opponent: "" });
        expect(choice()).toMatchObject({ ...came, opponent: "" });
        expect(choice().ranges).toHaveLength(2);
    });

    test("other options of the link change nothing of it", () => {
        enter({ ranges: [range("c", "", "1")] });
        link.options.value = ["games=8"];
        expect(choice().ranges[0]?.from).toBe("");
    });

    test("writing it again changes nothing", () => {
        enter({ ranges: [range("c", "0", "1")] });
        write();
        const { players, options } = link;
        const before = [players.value, options.value, choice()];
        write();
        expect([players.value, options.value, choice()].map((one, i) => one === before[i])).toEqual(
            [...[true, true, true]],
        );
    });

    test("players beside each other have no ranges of their own", () => {
        expect(readChoice(["uct(c=1)|random", "greedy"], "board(rows=4..6:3)")).toMatchObject({
            ...{ players: ["uct(c=1)", "random"], opponent: "greedy" },
            ranges: [{ path: "variant.rows" }],
        });
        expect(readChoice([], "")).toEqual({ players: [], ranges: [], opponent: "" });
    });
});
