/** For tests: a core that knows no rules, seven moves for ever, and what was sent to it. */
import { afterEach, beforeEach, vi } from "vitest";
import { engine } from "../engine/engine.ts";
import * as actions from "../state/act/actions.ts";
import * as session from "../state/keep/session.ts";
import * as preferences from "../state/keep/settings.ts";
import * as store from "../state/read/store.ts";
import { type FakeWorker, hearSent } from "./fake.ts";
import { told } from "./told.ts";

/** Stands behind the mocked engine. */
interface Core {
    worker: FakeWorker;
    answer: (line: string) => object[];
}

export const fake = {
    moves: [] as string[],
    redo: [] as string[],
    seats: [] as string[],
    game: "test",
    jobs: 0,
    sent: [] as string[],
    /** Jobs that a line ends in the very batch that answers it. */
    early: (_job: number): object[] => [],
    /** To be called when a test has changed the game by hand; the page hears of it now, or with its next answer. */
    changed: (_now = true) => {},
};

const spec = (text: string) => ({ type: "spec", kind: "player", text, name: "uct", values: {} });

function answer(core: Core, line: string): object[] {
    const [word, ...rest] = line.split(" ");
    switch (word) {
        case "show":
            return [
                {
                    type: "show",
                    game: fake.game,
                    position: fake.moves.join(),
                    mover: fake.moves.length % 2,
                    player_names: ["J", "R"],
                    player_titles: ["First", "Second"],
                    view: { columns: 0, rows: 0, floors: 1, cells: [], links: [], motions: [] },
                    status: "ongoing",
                    moves_played: [...fake.moves],
                    redo: [...fake.redo],
                    moves: [
                        { move: "1", path: [0], keys: [] },
                        { move: "2", path: [1, 5], keys: ["left"] },
                        { move: "3", path: [1, 6], keys: [] },
                    ],
                    link: `m=${fake.moves.join("")}`,
                },
            ];
        case "players":
            for (const text of rest) {
                const at = text.indexOf("=");
                const seat = ["J", "R"].indexOf(text.slice(0, at));
                if (seat >= 0) fake.seats[seat] = text.slice(at + 1);
                else fake.seats = rest;
            }
            if (rest.length > 0) core.worker.version++;
            return [
                {
                    type: "players",
                    reset: [],
                    players: fake.seats.map((text) => ({
                        spec: text,
                        name: text,
                        searcher: text,
                        values: {},
                        human: text === "human",
                    })),
                },
            ];
        case "searchers":
            return [
                {
                    type: "searchers",
                    searchers: ["human", "uct", "pvs"].map((name) => ({
                        name,
                        title: name,
                        fits: true,
                    })),
                },
            ];
        case "describe":
            return [told];
        case "spec":
            if (rest[1] === "nonsense") return [{ type: "error", text: "unknown searcher" }];
            return [spec(rest[2] === undefined ? (rest[1] ?? "") : `${rest[1]}+${rest[2]}`)];
        case "play":
            if (rest[0] === "x") return [{ type: "error", text: "'x' is no move." }];
            fake.moves.push(...rest);
            fake.redo = [];
            core.worker.version++;
            return [{ type: "ok" }];
        case "undo":
            if (Number(rest[0] ?? 1) > fake.moves.length)
                return [{ type: "error", text: "There is no move to take back." }];
            for (let n = Number(rest[0] ?? 1); n > 0; n--)
                fake.redo.unshift(fake.moves.pop() as string);
            core.worker.version++;
            return [{ type: "ok" }];
        case "redo":
            if (Number(rest[0] ?? 1) > fake.redo.length)
                return [{ type: "error", text: "There is no move to play again." }];
            for (let n = Number(rest[0] ?? 1); n > 0; n--)
                fake.moves.push(fake.redo.shift() as string);
            core.worker.version++;
            return [{ type: "ok" }];
        case "go":
        case "analyze":
            fake.jobs++;
            return [{ type: "started", job: fake.jobs, kind: word }, ...fake.early(fake.jobs)];
        case "tune":
            return [{ type: "tuned", job: Number(rest[0]), spec: "", restarted: true }];
        case "cancel":
            return [
                { type: "ok" },
                { type: "cancelled", job: Number(rest[0]), reason: "as asked" },
            ];
        case "open":
            if (rest[0] === "bad") return [{ type: "error", text: "this is no link" }];
            fake.moves = [...(rest[0] ?? "")];
            core.worker.version++;
            return [{ type: "ok" }];
        default:
            return [{ type: "ok" }];
    }
}

export const settle = () => vi.advanceTimersByTimeAsync(5);

/** Before every test the page has just started, with a game of two people. */
export function playOn(core: Core): void {
    hearSent(engine, ({ line, quiet }) => {
        if (!quiet) fake.sent.push(line);
    });

    beforeEach(async () => {
        vi.useFakeTimers();
        vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
        core.answer = (line) => answer(core, line);
        fake.changed = (now = true) => {
            core.worker.version++;
            if (now) core.worker.say([]);
        };
        Object.assign(fake, {
            game: "test",
            moves: [],
            redo: [],
            seats: ["human", "human"],
            early: () => [],
        });
        preferences.settings.value = { ...preferences.defaults };
        store.thinking.value = null;
        session.paused.value = false;
        session.letGo.value = false;
        store.notices.value = [];
        store.analysis.value = { ...store.analysis.value, on: false };
        store.searching.value = { ...store.searching.value, job: null };
        store.found.value = { ...store.found.value, report: null };
        fake.changed();
        await actions.start(null);
        await settle();
        fake.sent = [];
    });

    afterEach(() => {
        vi.useRealTimers();
    });
}

export async function seat(...specs: string[]): Promise<void> {
    fake.seats = specs;
    fake.changed();
    await actions.refresh();
    await settle();
    fake.sent = [];
}
