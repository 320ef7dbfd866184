/**
 * All that the page knows, as signals. Only the functions in `state/actions.ts` change them; the
 * components read them and call actions. There is no rule of any game here: whatever depends on
 * rules comes from the core's lines.
 */
import { computed, signal } from "@preact/signals";
import type { Job } from "../engine/job.ts";
import type {
    Describe,
    MoveReport,
    PlayersLine,
    Report,
    SearchersLine,
    Show,
} from "../engine/protocol.ts";

/** The tables of the core; null until the engine has started. */
export const describe = signal<Describe | null>(null);
/** The present position; null until the engine has started. */
export const show = signal<Show | null>(null);
export const players = signal<PlayersLine["players"]>([]);
/** Which searchers fit the present game. */
export const searchers = signal<SearchersLine["searchers"]>([]);

/** Work of a search: playouts, or nodes where there are none. */
export const effortOf = ({ playouts, nodes }: Report): number => (playouts > 0 ? playouts : nodes);

/** A moment of the running analysis, for the convergence chart. */
export interface Sample {
    /** Depth for iterative deepening, otherwise nodes or playouts. */
    effort: number;
    depth: number;
    /** Value per move, in the order of `Show.moves`; null = not known. */
    values: (number | null)[];
    visits: number[];
}

export interface Analysis {
    /** The switch of the page: analysis follows the position while it is on. */
    on: boolean;
    /** Spec of the analysing player, canonical. */
    spec: string;
    /** Its number while it runs. */
    job: number | null;
    /** Its number, kept when it has ended: `tree`, `why` and `report` still know it. */
    last: number | null;
    /** So many nodes of its tree are recorded, because a view of the search is open; 0 = none. */
    record: number;
    /** It rests: paused, or at the end of a step. */
    held: boolean;
    /** Grows at every restart; charts begin anew. */
    run: number;
    /** Latest report; kept when the job has ended. */
    report: Report | null;
    done: boolean;
    history: Sample[];
}

export const analysis = signal<Analysis>({
    on: false,
    spec: "",
    job: null,
    last: null,
    record: 0,
    held: false,
    run: 0,
    report: null,
    done: false,
    history: [],
});

/** A computer player that is choosing its move. */
export interface Thinking {
    job: Job<"go"> | Job<"round">;
    seat: number;
    report: Report | null;
    history: Sample[];
    run: number;
}

export const thinking = signal<Thinking | null>(null);

/** Computer seats wait: the person steps through the game, has opened a link or pressed pause. */
export const paused = signal(false);
/** The player to move is a computer that may move by itself once it is not paused. */
export const computerToMove = computed<boolean>(() => {
    const line = show.value;
    if (line === null || line.mover === null || line.mover < 0) return false;
    return players.value[line.mover]?.human === false;
});

/** What the panels draw: the analysis when it is on, else the thinking player's report. */
export const shownReport = computed<Report | null>(() =>
    analysis.value.on ? analysis.value.report : (thinking.value?.report ?? null),
);
export const shownHistory = computed<Sample[]>(() =>
    analysis.value.on ? analysis.value.history : (thinking.value?.history ?? []),
);
/** Rows of the shown report by move text. */
export const shownRows = computed<Map<string, MoveReport>>(
    () => new Map((shownReport.value?.moves ?? []).map((row) => [row.move, row])),
);

/** Milliseconds that the last move of every seat took; null = a person's, or not known. */
export const times = signal<(number | null)[]>([]);

/** Clicks made so far on the way to a move (games whose moves take several clicks). */
export const clicked = signal<number[]>([]);
/** The move that was put together by clicks last, until the board has drawn it. */
export const byHand: { move: string | null } = { move: null };
/** Move under the pointer or focus in a table or chart; the board shows it. */
export const hovered = signal<string | null>(null);
/** A move suggested by `hint`, until the position changes. */
export const hinted = signal<string | null>(null);

export interface Notice {
    id: number;
    kind: "error" | "info";
    text: string;
    /** Raw text to show with it (a link that could not be read). */
    detail?: string;
}

export const notices = signal<Notice[]>([]);

export type Theme = "system" | "light" | "dark";
/** Where in which guided tour the page stands, steps from 1; and whether the list of tours is open. */
export const tour = signal<{ lesson: string; step: number } | null>(null);
export const tours = signal(false);

/** Which view of the search is chosen, and what each of them remembers (see views/contract.ts). */
export const see = signal<{ view: string; states: { [view: string]: string } }>({
    view: "tree",
    states: {},
});

export type Panel =
    | "analysis"
    | "see"
    | "players"
    | "match"
    | "moves"
    | "arena"
    | "views"
    | "outlook"
    | "genes"
    | "learn";

/** Remembered in this browser. */
export interface Settings {
    theme: Theme;
    /** Values of moves drawn on the board. */
    boardValues: boolean;
    /** Computer seats move by themselves. */
    autoplay: boolean;
    /** Rest between two computer moves in milliseconds, so that people can follow. */
    pace: number;
    /** Steps a second in real time. */
    ticks: number;
    animations: boolean;
    terminalOpen: boolean;
    terminalHeight: number;
    panel: Panel;
    /** Views of the search take the room of the board. */
    seeWide: boolean;
    /** Spec of the analysing player. */
    analyst: string;
    screenReader: boolean;
    /** Workers for batch jobs, 0 = as many as cores less one. */
    workers: number;
}

export const defaults: Settings = {
    theme: "system",
    boardValues: true,
    autoplay: true,
    pace: 350,
    ticks: 8,
    animations: true,
    terminalOpen: false,
    terminalHeight: 260,
    panel: "analysis",
    seeWide: true,
    analyst: "",
    screenReader: false,
    workers: 0,
};

export const settings = signal<Settings>({ ...defaults });
