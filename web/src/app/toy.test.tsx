// @vitest-environment happy-dom
/**
 * A game of which the page has never heard (tests/support/stones.c, as recorded in tests/answers/toy): its board, a
 * sentence for each click, both its ends and their card, and a lesson about it come from what the core says of it. No line
 * of the page is written for it.
 */
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turns } from "../../../tests/answers/toy/stones.ts";
import { answerTo } from "../../../tests/answers/turn.ts";
import type { FakeWorker } from "../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string, _worker: FakeWorker): object[] => [],
}));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../testing/fake.ts");
    return fakeEngine((line, worker) => core.answer(line, worker), core);
});

import { Board } from "../board/board.tsx";
import { engine } from "../engine/engine.ts";
import type { Show } from "../engine/protocol.ts";
import { panelsHere } from "../panels/registry.tsx";
import { refresh } from "../state/act/actions.ts";
import { session } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import { clickTitle, hasTool } from "../state/read/looks.ts";
import { describe, players, show } from "../state/read/store.ts";
import { told } from "../testing/told.ts";
import { moveName } from "../text/value.ts";
import { EndCard } from "./ending.tsx";
import { layOut } from "./lessons/place.ts";
import { readLesson } from "./lessons/read.ts";
import { Words } from "./lessons/words.tsx";
import { Status } from "./status.tsx";

const [row] = answerTo(turns, "describe", "describe").games;
const shown = turns.flatMap(({ answers }) =>
    answers.filter((line): line is Show => line.type === "show"),
);
const starts = shown.flatMap(({ moves_played }, i) => (moves_played.length === 0 ? [i] : []));

/** The two games that are recorded. */
const GAMES = ["new stones", "new stones(align=2)"];

/** The position that the core has, of those recorded. */
let at = 0;

core.answer = (line, worker) => {
    const [word] = line.split(" ");
    if (word === "show") return [shown[at] as Show];
    if (word === "players") return [answerTo(turns, "players human human", "players")];
    if (word === "new") {
        at = starts[GAMES.indexOf(line)] ?? -1;
        worker.version++;
        return [{ type: "ok" }];
    }
    if (word !== "play") return [];
    if (`play ${shown[at + 1]?.moves_played.at(-1)}` !== line)
        throw new Error(`not recorded: ${line}`);
    at++;
    worker.version++;
    return [{ type: "ok" }];
};

async function settle(): Promise<void> {
    for (let i = 0; i < 8; i++) await new Promise((done) => setImmediate(done));
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const words = (selector: string) => all(selector).map(({ textContent }) => textContent);
const labels = () => all(".cell-button").map((button) => button.getAttribute("aria-label") ?? "");

async function click(cell: string): Promise<void> {
    all(".cell-button")[labels().findIndex((label) => label.startsWith(`${cell},`))]?.click();
    await settle();
}

async function begin(game: number): Promise<void> {
    await engine.send(GAMES[game] ?? "");
    await refresh();
    await settle();
}

/** Clicks the moves to the end, as they were recorded. */
async function playOn(): Promise<void> {
    for (let i = 0; i < 9 && show.value?.status === "ongoing"; i++) {
        const move = shown[at + 1]?.moves_played.at(-1) ?? "";
        for (const cell of move.split("/")) await click(cell);
    }
    // The card is loaded when the first game ends.
    await vi.dynamicImportSettled();
    await settle();
}

// The first test loads the page.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(async () => {
    vi.stubGlobal(
        "ResizeObserver",
        class {
            observe(): void {}
            disconnect(): void {}
        },
    );
    describe.value = { ...told, games: [...told.games, row as (typeof told.games)[number]] };
    settings.value = { ...settings.value, animations: false };
    session.value = { ...session.value, panel: "think" };
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    render(
        <>
            <Board bar={null} over={<EndCard />} />
            <Status />
        </>,
        host,
    );
});

afterEach(async () => {
    render(null, document.body.firstElementChild as Element);
    await settle();
    vi.unstubAllGlobals();
});

test("every click of a move has its sentence, and what was put down stands on the board", async () => {
    await begin(0);
    expect(labels()).toHaveLength(9);
    expect(words(".status-text")).toEqual(["Circle's turn: click where your stone goes."]);
    await click("a1");
    expect(words(".status-text")).toEqual(["Circle's turn: choose the cell to close."]);
    await click("b2");
    expect(core.worker.lines).toContain("play a1/b2");
    expect(words(".status-text")).toEqual(["Cross's turn: click where your stone goes."]);
    expect(labels()).toContain("a1, circle, last move");
    expect(labels()).toContain("b2, closed cell, last move");
    expect(all(".layer-pieces .piece")).toHaveLength(2);
});

test("a full board ends it with a card", async () => {
    await begin(0);
    await playOn();
    const why = "No two cells are free, after 4 moves.";
    expect(words(".status-text")).toEqual([`A draw: ${why}`]);
    expect(words(".end-title")).toEqual(["A draw"]);
    expect(words(".end-why")).toEqual([why]);
    expect(all(".piece-wins")).toHaveLength(0);
});

test("so does a row, whose cells stand out", async () => {
    await begin(1);
    await playOn();
    expect(words(".status-text")).toEqual(["Circle wins: Circle has two in a row, after 3 moves."]);
    expect(words(".end-title")).toEqual(["Circle wins"]);
    expect(labels().filter((label) => label.endsWith("winning line"))).toHaveLength(2);
    expect(all(".piece-wins")).toHaveLength(2);
    expect(show.value?.ended).toMatchObject({ code: "row", parts: { count: 2, winner: 0 } });
    // Against a computer it is the person's.
    players.value = players.value.map((player, seat) => ({ ...player, human: seat === 0 }));
    await settle();
    expect(words(".end-title")).toEqual(["You win"]);
});

const LESSON = `---
title: Stones
about: A game that closes its cells.
---

## Two clicks

\`\`\`board
game: stones
players: human human
moves: a1/b2
panel: think
\`\`\`

Circle has put a stone on a1 and has closed **b2**.
`;

test("a lesson brings it onto the board, with words of its own", async () => {
    const { lesson, faults } = readLesson(LESSON);
    expect(faults).toEqual([]);
    expect(await layOut(lesson, 1, "stones-1")).toBe("");
    await settle();
    expect(core.worker.lines).toEqual(
        expect.arrayContaining(["new stones", "players human human", "play a1/b2"]),
    );
    expect(labels()).toContain("b2, closed cell, last move");
    expect(words(".status-text")).toEqual(["Cross's turn: click where your stone goes."]);
    const page = document.createElement("div");
    render(<Words text={lesson.steps[0]?.words ?? ""} />, page);
    expect(page.textContent).toBe("Circle has put a stone on a1 and has closed b2.");
});

test("its tools decide which panels and menus it has, its rows how clicks and moves are called", async () => {
    await begin(0);
    const here = panelsHere().map(({ id }) => id);
    expect(here).toContain("layers");
    expect(here).not.toContain("outlook");
    expect(here).not.toContain("rounds");
    for (const tool of ["set_up", "map", "rounds", "autoplay"] as const)
        expect(hasTool("stones", tool)).toBe(false);
    expect([0, 1].map((nth) => clickTitle("stones", nth))).toEqual(["Stone", "Closed cell"]);
    expect(moveName(show.value as Show, row, "a1/b2")).toBe("a1/b2");
});
