/**
 * All that the page knows, as signals. Only functions of `state/` change what the core has said; the
 * components read them and call actions. There is no rule of any game here: whatever depends on
 * rules comes from the core's lines.
 */
import { computed, signal } from "@preact/signals";
import type { Job } from "../../engine/job.ts";
import type {
    Describe,
    MoveReport,
    PlayersLine,
    Report,
    Said,
    SearchersLine,
    Show,
} from "../../engine/protocol.ts";

/** The tables of the core; null until the engine has started. */
export const describe = signal<Describe | null>(null);
/** The present position; null until the engine has started. */
export const show = signal<Show | null>(null);
/** Its game. Whoever asks this alone is not drawn anew by every move. */
export const shownFamily = computed(() => show.value?.family);
export const players = signal<PlayersLine["players"]>([]);
/** Grows with every other game on the board: the moves before it are gone. */
export const games = signal(0);
/** The versions of the core's session in which it stood as the page shows it. */
export const versions = signal<ReadonlySet<number>>(new Set());
/**
 * Whether what the core said in that version of its session is about the game and the position that are shown.
 * Whatever is drawn of a search, an evaluation or any other answer asks this first: nothing that is about another
 * position is ever drawn, however late it comes.
 */
export const here = (version: number | null): boolean =>
    version !== null && versions.value.has(version);
/** Names the position on the board and the way there: what is asked about one says nothing of another. */
export const position = computed<string>(() => {
    const line = show.value;
    if (line === null) return "";
    return [line.game, line.start ?? "", line.position, ...line.moves_played].join(" ");
});
/** Whether the engine has the opening book of the exact solver: see book.ts, which comes later. */
export const booked = signal(false);
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

/** What is to be analysed: people, links and tours say so. */
export interface Analysis {
    /** The switch of the page: analysis follows the position while it is on. */
    on: boolean;
    /** Spec of the analysing player, canonical. */
    spec: string;
    /** It stops where the player's own limits say; else it goes on as long as it can find more. */
    limited: boolean;
    /** So many nodes of its tree are recorded, because a view of the search is open; 0 = none. */
    record: number;
}

/** The search of the analysis. */
export interface Searching {
    /** Its number while it runs. */
    job: number | null;
    /** Its number, kept when it has ended: `tree`, `why` and `report` still know it. */
    last: number | null;
    /** It rests: paused, or at the end of a step. */
    held: boolean;
    /** It has ended by itself. */
    done: boolean;
}

/** What a search has found of the position on the board; kept when it has ended. */
export interface Found {
    /** Grows whenever the search begins anew by itself; charts begin anew. */
    run: number;
    report: Report | null;
    history: Sample[];
}

export const NOTHING_FOUND: Found = { run: 0, report: null, history: [] };

// Written by state/act/analysis.ts alone (lint/analysis-ts.grit).
export const analysis = signal<Analysis>({ on: false, spec: "", limited: false, record: 0 });
export const searching = signal<Searching>({ job: null, last: null, held: false, done: false });
export const found = signal<Found>(NOTHING_FOUND);

/** A computer player that is choosing its move. */
export interface Thinking extends Found {
    job: Job<"go"> | Job<"round">;
    seat: number;
}

export const thinking = signal<Thinking | null>(null);

/** The player to move is a computer that may move by itself once it is not paused. */
export const computerToMove = computed<boolean>(() => {
    const line = show.value;
    if (line === null || line.mover === null || line.mover < 0) return false;
    return players.value[line.mover]?.human === false;
});

/** The seat of the one person who waits for a computer's move; -1 = there is none. */
export const personToWait = computed<number>(() =>
    players.value.length === 2 && computerToMove.value
        ? players.value.findIndex(({ human }) => human)
        : -1,
);

/** What the panels draw: the analysis when it is on, else what the player knows that thinks about this position. */
const drawn = computed<Found | null>(() => {
    if (analysis.value.on) return found.value;
    return here(thinking.value?.job.version ?? null) ? thinking.value : null;
});
export const shownReport = computed<Report | null>(() => drawn.value?.report ?? null);
export const shownHistory = computed<Sample[]>(() => drawn.value?.history ?? []);
/** Whose values the shown report tells; -1 = nobody's. */
export const shownSeat = computed<number>(
    () => (analysis.value.on ? show.value?.mover : thinking.value?.seat) ?? -1,
);
/** Rows of the shown report by move text. */
export const shownRows = computed<Map<string, MoveReport>>(
    () => new Map((shownReport.value?.moves ?? []).map((row) => [row.move, row])),
);

/** Milliseconds that the last move of every seat took; null = a person's, or not known. */
export const times = signal<(number | null)[]>([]);

/** Of every seat in this game: whether it was late with its last move, and with how many. */
export const late = signal<readonly { last: boolean; count: number }[]>([]);

/** Clicks made so far on the way to a move (games whose moves take several clicks). */
export const clicked = signal<number[]>([]);
/** Clicks of a person that wait for the computer's move. */
export const ahead = signal<readonly number[]>([]);
/** What is read out of the board, until something new has to be said. */
export const told = signal("");
/** The move that was put together by clicks last, until the board has drawn it. */
export const byHand: { move: string | null } = { move: null };
/** The move that a person makes and that is on its way to the core: boards whose pieces enter show it at once. */
export const onItsWay = signal<{ from: Show; move: string } | null>(null);
/** Move under the pointer or focus in a table or chart; the board shows it. */
export const hovered = signal<string | null>(null);
/** A move suggested by `hint`, until the position changes. */
export const hinted = signal<readonly string[]>([]);

export interface Notice {
    id: number;
    kind: "error" | "info";
    text: string;
    /** What the core says it is about, of its sentences. */
    said?: Said | undefined;
    /** Raw text to show with it (a link that could not be read). */
    detail?: string | undefined;
    /** A button that does something about it and closes it. */
    action?: {
        title: string;
        /** Where it leads, of one that opens a link: such a notice is kept when the page is loaded anew. */
        link?: string;
        run: () => void;
    };
}

export const notices = signal<Notice[]>([]);

/** So many moves `line` is further in the game of `old`; null where it does not go on with it. */
export function movesSince(old: Show, line: Show): number | null {
    const same = line.game === old.game && line.start === old.start;
    const goesOn = same && old.moves_played.every((move, i) => line.moves_played[i] === move);
    return goesOn ? line.moves_played.length - old.moves_played.length : null;
}
