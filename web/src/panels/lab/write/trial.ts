/**
 * Asks a player for moves, alone: where the board stands and in two more positions. What is wrong with it shows
 * at once, not in a game.
 */
import { computed, signal } from "@preact/signals";
import type { Note, Place, Question, Thought } from "../../../../../wasm/player.mjs";
import { interview } from "../../../engine/sandbox.ts";
import { readQuestion, readThought } from "../../../state/act/films.ts";
import { note } from "../../../state/act/written.ts";
import { settings } from "../../../state/keep/settings.ts";
import { show } from "../../../state/read/store.ts";
import { sandbox } from "../../../words/sandbox.ts";
import { write } from "../../../words/write.ts";

const say = write.trial;

/** Seconds for a move: as many as in the game that follows. */
export const TIME = 0.25;
/** Seconds for one that somebody looks into by the debugger of the browser. */
const DEBUGGING = 3600;

/** One question and what came of it. */
export interface Tried {
    /** On the board, or after so many moves at random. */
    where: "board" | number;
    asked: Question | null;
    prints: string[];
    thought: Thought | null;
    /** What was told of it, such as that it was slow. */
    told: string;
}

export interface Trial {
    /** Of this player as it is in this text. */
    name: string;
    source: string;
    /** In which it is asked, and where the board stood. */
    game: string;
    position: string;
    rows: readonly Tried[];
    /** Why it is not asked on the board; "" = it is. */
    why: string;
    /** Milliseconds until all was answered; 0 = it is still being asked. */
    ms: number;
}

/** The last one. */
export const trial = signal<Trial | null>(null);
/** It is being asked. */
export const trying = computed(() => trial.value !== null && trial.value.ms === 0);

/** Whether it was asked of what is on the board now. */
export const isOfBoard = ({ game, position }: Trial) =>
    game === show.value?.game && position === show.value.position;

const stop = signal<() => void>(() => {});

/** The player that is being asked is not wanted any more. */
export function endTrial(): void {
    stop.peek()();
    const now = trial.peek();
    if (now !== null && now.ms === 0) trial.value = { ...now, ms: 1 };
}

/** Why nobody can be asked for a move on the board; "" = somebody can. */
function unasked(): string {
    const line = show.peek();
    if (line === null) return say.noGame;
    if (line.status !== "ongoing") return say.over;
    return line.mover === null || line.mover < 0 ? say.dice : "";
}

/** Those positions, each asked once; `done` when all were answered or it has failed. */
function ask(
    name: string,
    source: string,
    wanted: readonly { where: Tried["where"]; place: Place }[],
    limits: { seconds: number; patience: number },
    done: () => void,
): void {
    endTrial();
    const begun = performance.now();
    const empty = wanted.map(({ where }) => ({
        ...{ where, asked: null, prints: [], thought: null, told: "" },
    }));
    const { game = "", position = "" } = show.peek() ?? {};
    trial.value = { name, source, game, position, rows: empty, why: unasked(), ms: 0 };
    let at = -1;
    const change = (part: Partial<Tried>) => {
        const now = trial.peek() as Trial;
        const rows = now.rows.map((row, i) => (i === at ? { ...row, ...part } : row));
        trial.value = { ...now, rows };
    };
    const heard = (said: Note) => {
        const row = trial.peek()?.rows[at];
        if (said.type === "asked") {
            // Without a move since, it is asked the same again.
            if (row === undefined || row.thought !== null) at++;
            change({ asked: readQuestion(said.text), prints: [] });
        } else if (said.type === "thought") change({ thought: readThought(said.text) });
        else if (said.type === "fault") change({ told: said.text });
        else if (row !== undefined) change({ prints: [...row.prints, said.text] });
        note(name, said);
    };
    const finish = () => {
        const now = trial.peek();
        if (now !== null) trial.value = { ...now, ms: Math.max(1, performance.now() - begun) };
        done();
    };
    stop.value = interview(
        source,
        game,
        wanted.map(({ place }) => place),
        limits,
        {
            note: heard,
            done: finish,
            late: () => {
                const seconds = limits.patience + limits.seconds;
                heard({ type: "fault", text: sandbox.silent(seconds * 1000), ended: true });
                finish();
            },
        },
    );
}

/** Where the board stands, as a question; null = nobody is to move there. */
function onBoard(): Place | null {
    const line = show.peek();
    if (line === null || unasked() !== "") return null;
    return { position: line.position, seat: line.mover ?? 0, ply: line.moves_played.length };
}

/** Asks the player on the board and in two more positions; resolves with whether it has answered all. */
export function tryMoves(name: string, source: string): Promise<boolean> {
    const here = onBoard();
    const begun = (show.peek()?.moves_played.length ?? 0) > 0;
    const plies = here === null ? [0, 8, 16] : begun ? [0, 8] : [8, 16];
    const wanted = [
        ...(here === null ? [] : [{ where: "board" as const, place: here }]),
        ...plies.map((count) => ({ where: count, place: { plies: count } })),
    ];
    const { patience } = settings.peek();
    return new Promise((resolve) => {
        ask(name, source, wanted, { seconds: TIME, patience }, () =>
            resolve(trial.peek()?.rows.every(({ thought }) => thought !== null) === true),
        );
    });
}

/** Runs the player once where the board stands, with all the time that a person needs who looks into it. */
export function debugMove(name: string, source: string): void {
    const here = onBoard();
    if (here === null) return;
    const limits = { seconds: DEBUGGING, patience: DEBUGGING };
    ask(name, source, [{ where: "board", place: here }], limits, () => {});
}
