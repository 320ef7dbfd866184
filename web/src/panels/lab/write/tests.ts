/**
 * Tests of the player that has been run: those of its file, those that are shipped for the game on the board, and
 * whole games in which it must play by the rules.
 */
import { computed, signal } from "@preact/signals";
import type { Note } from "../../../../../wasm/player.mjs";
import {
    byGame,
    type OwnTest,
    type PlayerTest,
    passes,
    readTests,
    type SetId,
    type Shipped,
    shippedSets,
} from "../../../../../wasm/playertests.mjs";
import { interview } from "../../../engine/sandbox.ts";
import { readThought } from "../../../state/act/films.ts";
import { settings } from "../../../state/keep/settings.ts";
import { takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { sandbox } from "../../../words/sandbox.ts";
import { playGames } from "./games.ts";
import { TIME } from "./trial.ts";

/** One test, and what has come of it. */
export interface Tested {
    test: PlayerTest | OwnTest;
    /** Null = not known yet. */
    passed: boolean | null;
    /** What it has played; "" = nothing. */
    move: string;
    /** Why it has played nothing, or too late. */
    why: string;
}

export interface Group {
    id: SetId | "own";
    rows: readonly Tested[];
}

/** Games in which every move must be one, in time. */
export interface Legal {
    /** Games; those that went well once all are over. */
    done: number;
    total: number;
    /** For a move. */
    seconds: number;
    passed: boolean | null;
    why: string;
    /** The first that was lost by no move or a late one. */
    lost: { game: string; players: readonly string[]; moves: string } | null;
}

export interface Tests {
    /** Of this player as it is in this text. */
    name: string;
    source: string;
    groups: readonly Group[];
    legal: Legal;
    running: boolean;
}

export const tests = signal<Tests | null>(null);
export const testing = computed(() => tests.value?.running === true);

/** Ends what is being asked or played. */
const stop = signal<() => void>(() => {});

/** What is known by now stays; the rest is not asked any more. */
export function endTests(): void {
    stop.peek()();
    stop.value = () => {};
    const now = tests.peek();
    if (now?.running) tests.value = { ...now, running: false };
}

/** How many have passed, of how many whose outcome is known. */
export function counted({ groups, legal }: Tests): { passed: number; known: number; all: number } {
    const outcomes = [...groups.flatMap(({ rows }) => rows), legal].map(({ passed }) => passed);
    const known = outcomes.filter((passed) => passed !== null);
    return {
        passed: known.filter(Boolean).length,
        known: known.length,
        all: outcomes.length,
    };
}

const shipped = async (): Promise<Shipped> =>
    (await import("../../../../../wasm/playertests.json")).default;

/** Asks about tests of one game, one after the other; `take` is told of each. False: it never answered one. */
function ask(
    source: string,
    game: string,
    wanted: readonly PlayerTest[],
    take: (index: number, part: Pick<Tested, "passed" | "move" | "why">) => void,
): Promise<boolean> {
    const limits = { seconds: TIME, patience: settings.peek().patience };
    let at = 0;
    let why = "";
    const failed = (text: string) => take(at++, { passed: false, move: "", why: text });
    const heard = ({ type, text, ended }: Note) => {
        const test = wanted[at];
        if (test === undefined) return;
        if (type === "fault") {
            if (ended === true) failed(text);
            // It is slow: the move comes, too late.
            else why = text;
        } else if (type === "thought") {
            const move = readThought(text)?.move ?? "";
            take(at++, { passed: why === "" && passes(test, move), move, why });
            why = "";
        }
    };
    return new Promise((resolve) => {
        const go = () => {
            const places = wanted.slice(at).map(({ position }) => ({ position }));
            const before = at;
            const end = interview(source, game, places, limits, {
                note: heard,
                // One that has failed is asked about the next test as if nothing had been.
                done: () => {
                    if (at >= wanted.length || at === before) resolve(at >= wanted.length);
                    else go();
                },
                late: () => {
                    failed(sandbox.silent((limits.seconds + limits.patience) * 1000));
                    resolve(false);
                },
            });
            stop.value = () => {
                end();
                resolve(false);
            };
        };
        go();
    });
}

/** Games of two and more, and of one alone, which are long; seconds for a move. */
const GAMES = { many: 20, alone: 2 };
const LEGAL_TIME = { many: TIME, alone: 0.1 };

const kindOf = (seats: readonly string[]) => (seats.length === 1 ? "alone" : "many");

/** Games against the weakest, of which a change is told; what it prints in so many would hide what its person reads. */
async function playLegally(name: string, change: (part: Partial<Legal>) => void): Promise<void> {
    const line = show.peek();
    if (line === null) return;
    const kind = kindOf(line.player_names);
    const players = [name, ...line.player_names.slice(1).map(() => takes("baseline"))];
    const options = `games=${GAMES[kind]} time=${LEGAL_TIME[kind]} keep=yes`;
    const progress = (done: number) => change({ done });
    const games = playGames(players, 0, options, { quiet: true, progress });
    stop.value = games.stop;
    const { last, why, cost } = await games.over;
    if (last === null) return change({ passed: false, why });
    const { late, failed } = cost;
    const bad = late + failed;
    const lost = last.kept?.find(({ seats, winner }) => bad > 0 && seats[winner] !== 0);
    change({
        done: last.games - bad,
        passed: bad === 0,
        why: bad === 0 ? "" : cost.why || LATE,
        lost:
            lost === undefined
                ? null
                : {
                      game: line.game,
                      players: lost.seats.map((player) => players[player] ?? ""),
                      moves: lost.line,
                  },
    });
}

/** In the place of a reason: moves that took too long. */
export const LATE = "late";

/** Runs all tests of the player; those that run already end. */
export async function runTests(name: string, source: string): Promise<void> {
    endTests();
    const line = show.peek();
    const own = readTests(source);
    const sets = line === null ? [] : shippedSets(await shipped(), line.family);
    const fresh = (test: PlayerTest) => ({ test, passed: null, move: "", why: "" });
    const groups: Group[] = [
        ...(own.length > 0 ? [{ id: "own" as const, rows: own.map(fresh) }] : []),
        ...sets.map(({ id, tests: rows }) => ({ id, rows: rows.map(fresh) })),
    ];
    const kind = kindOf(line?.player_names ?? []);
    const [total, seconds] = [GAMES[kind], LEGAL_TIME[kind]];
    const legal = { done: 0, total, seconds, passed: null, why: "", lost: null };
    const run: { now: Tests } = { now: { name, source, groups, legal, running: true } };
    const put = (part: Partial<Tests>) => {
        run.now = { ...run.now, ...part };
        tests.value = run.now;
    };
    put({});
    const wanted = () => tests.peek() === run.now && run.now.running;
    for (const [index, group] of groups.entries()) {
        for (const [game, rows] of byGame(group.rows.map(({ test }) => test))) {
            const take = (at: number, part: Partial<Tested>) => {
                if (!wanted()) return;
                const changed = run.now.groups[index]?.rows.map((row) =>
                    row.test === rows[at] ? { ...row, ...part } : row,
                );
                put({
                    groups: run.now.groups.map((one, i) =>
                        i === index && changed !== undefined ? { ...one, rows: changed } : one,
                    ),
                });
            };
            const answered = await ask(source, game, rows, take);
            if (!wanted()) return;
            // It would be silent again and again.
            if (!answered) return endTests();
        }
    }
    await playLegally(name, (part) => {
        if (wanted()) put({ legal: { ...run.now.legal, ...part } });
    });
    if (wanted()) put({ running: false });
}
