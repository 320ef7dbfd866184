/** Setting up a position by hand against a fake core: which line every click becomes. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import type { Cell, Show } from "../../engine/protocol.ts";
import { told } from "../../testing/told.ts";
import { computersRun, paused } from "../keep/session.ts";
import { notices, show, describe as tables, thinking } from "../read/store.ts";
import { refresh } from "./refresh.ts";
import * as setup from "./setup.ts";

tables.value = told;

const PIECES = ["red", "blue"];
/** What lies on the cells a, b and c, one upon the other; -1 = nothing. */
let board: number[] = [];
let mover = 0;
let family = "connect4";
let position = "";
let refused: RegExp | null = null;

const cells = () =>
    board.map((piece, id) => ({ id, name: "abc"[id], piece, x: 0, y: id })) as unknown as Cell[];

core.answer = (line) => {
    if (refused?.test(line)) return [{ type: "error", text: `refused: ${line}` }];
    const [word, ...rest] = line.split(" ");
    if (word === "edit") {
        for (let i = 0; i < rest.length; i += 2) {
            const piece = PIECES.indexOf(rest[i + 1] as string);
            if (rest[i] === "turn") mover = piece;
            else board["abc".indexOf(rest[i] as string)] = piece;
        }
        core.worker.version++;
    }
    if (word === "position") position = rest.join(" ");
    if (/^(position|open|new)$/.test(word ?? "")) core.worker.version++;
    if (/^(open|new)$/.test(word ?? "")) position = line;
    if (word === "show")
        return [
            {
                type: "show",
                game: "test",
                family,
                position,
                mover,
                player_names: ["R", "B"],
                player_titles: ["R", "B"],
                status: "ongoing",
                moves_played: [],
                redo: [],
                pieces: PIECES.map((name, owner) => ({ name, title: name, letter: "", owner })),
                view: { cells: cells(), motions: [] },
            },
        ];
    if (word === "players")
        return [{ type: "players", reset: [], players: [{ human: true }, { human: true }] }];
    return [{ type: "ok" }];
};

const settle = () => new Promise((done) => setImmediate(done));
const edits = () => core.worker.lines.filter((line) => !/^(follow|spec)/.test(line));
const cell = (id: number) => show.value?.view.cells[id] as Cell;

beforeEach(async () => {
    board = [0, 1, -1];
    mover = 0;
    family = "connect4";
    refused = null;
    await setup.readPosition("x");
    setup.setUp(false);
    notices.value = [];
    core.worker.sent.length = 0;
});

describe("a piece on a cell", () => {
    test("goes through the pieces and none, forward and back", async () => {
        const seen: number[] = [];
        for (const back of [false, false, false, true, true, true]) {
            setup.clickCell(cell(2), back);
            await settle();
            seen.push(board[2] as number);
        }
        expect(seen).toEqual([0, 1, -1, 1, 0, -1]);
        expect(edits()).toEqual([
            "edit c red",
            "edit c blue",
            "edit c clear",
            "edit c blue",
            "edit c red",
            "edit c clear",
        ]);
    });

    test("clicks wait for one another: each sees what the one before has made", async () => {
        for (let i = 0; i < 4; i++) setup.clickCell(cell(2), false);
        await settle();
        expect(edits()).toEqual(["edit c red", "edit c blue", "edit c clear", "edit c red"]);
    });

    test("is the chosen one, with Shift none", async () => {
        setup.chosen.value = 1;
        setup.clickCell(cell(2), false);
        await settle();
        setup.clickCell(cell(0), true);
        await settle();
        expect(edits()).toEqual(["edit c blue", "edit a clear"]);
    });

    test("is not put where it lies already", async () => {
        setup.putPiece(0, 0);
        setup.putPiece(2, -1);
        await settle();
        expect(edits()).toEqual([]);
    });

    test("goes to cells that there are", async () => {
        setup.putPiece(17, 0);
        setup.cyclePiece(17, 1);
        show.value = null;
        setup.putPiece(0, 1);
        setup.cyclePiece(0, 1);
        setup.clearBoard();
        setup.putTurn(0);
        await settle();
        expect(edits()).toEqual([]);
    });

    test("that is refused leaves the board, a notice says why, and the next one goes on", async () => {
        refused = /^edit c/;
        setup.putPiece(2, 1);
        setup.putPiece(0, 1);
        await settle();
        expect(notices.value.map(({ text }) => text)).toEqual(["refused: edit c blue"]);
        expect(show.value?.view.cells.map(({ piece }) => piece)).toEqual([1, 1, -1]);
    });
});

describe("the whole board", () => {
    test("is cleared in one line, what lies upon others first", async () => {
        setup.clearBoard();
        await settle();
        expect(edits()).toEqual(["edit b clear a clear"]);
        setup.clearBoard();
        await settle();
        expect(edits()).toHaveLength(1);
    });

    test("who moves next is said by a piece", async () => {
        setup.putTurn(1);
        await settle();
        expect(edits()).toEqual(["edit turn blue"]);
        expect(show.value?.mover).toBe(1);
    });

    test("is read from a text, or refused", async () => {
        expect(await setup.readPosition("  1/2 r ")).toBe(true);
        expect(edits()).toEqual(["position 1/2 r"]);
        expect(show.value?.position).toBe("1/2 r");
        refused = /^position/;
        expect(await setup.readPosition("3")).toBe(false);
        expect(show.value?.position).toBe("1/2 r");
        expect(notices.value).toHaveLength(1);
    });

    test("where points are counted only the board itself is shown as text", () => {
        const line = { position: "1.2/34 slide 8" } as Show;
        expect(setup.positionText({ ...line, score: [8] })).toBe("1.2/34");
        expect(setup.positionText(line)).toBe("1.2/34 slide 8");
    });
});

describe("the set-up begins and ends", () => {
    setup.startSetUp();

    test("computers wait, and one that thinks stops", async () => {
        paused.value = false;
        const cancel = vi.fn();
        thinking.value = { job: { cancel }, seat: 1 } as never;
        setup.chosen.value = 1;
        setup.setUp(true);
        await settle();
        expect(setup.settingUp.value).toBe(true);
        expect(setup.chosen.value).toBeNull();
        expect(paused.value).toBe(true);
        expect(cancel).toHaveBeenCalledOnce();
        thinking.value = null;
        // A swap of sides or a move lets computers go on: not while a position is being set up.
        paused.value = false;
        expect(computersRun.value).toBe(false);
        setup.setUp(false);
        await settle();
        expect(computersRun.value).toBe(true);
    });

    test("its end lets nobody wait anew", async () => {
        setup.setUp(true);
        await settle();
        paused.value = false;
        setup.setUp(false);
        await settle();
        expect(setup.settingUp.value).toBe(false);
        expect(paused.value).toBe(false);
        expect(edits()).toEqual([]);
    });

    test.each(["open v=1&g=connect4", "new 2048"])("%s ends it", async (line) => {
        const { engine } = await import("../../engine/engine.ts");
        setup.setUp(true);
        setup.putPiece(2, 0);
        await settle();
        expect(setup.settingUp.value).toBe(true);
        await engine.send(line);
        await refresh();
        expect(setup.settingUp.value).toBe(false);
    });

    test("a game that is not set up cell by cell ends it", () => {
        setup.setUp(true);
        show.value = { ...(show.value as Show), family: "amazons" };
        expect(setup.settingUp.value).toBe(true);
        show.value = { ...show.value, family: "tron" };
        expect(setup.settingUp.value).toBe(false);
    });
});
