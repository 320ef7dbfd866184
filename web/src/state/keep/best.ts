/**
 * The best score of every variant, in this browser: of games that a person has played from their start,
 * without a computer at the keys and without positions that were set up or came by a link.
 */
import { computed, effect, signal } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { players, show } from "../read/store.ts";

const KEY = "plyscope.best";

interface Kept {
    /** Best scores by variant. */
    best: { [game: string]: number };
    /** The game that is being played: what reloading finds again. */
    own: string;
}

/** The scores belong to the browser, the game to the tab. */
function load(): Kept {
    try {
        const found: Partial<Kept> | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
        const scores = Object.entries(found?.best ?? {}).filter(([, score]) =>
            Number.isFinite(score),
        );
        return { best: Object.fromEntries(scores), own: sessionStorage.getItem(KEY) ?? "" };
    } catch {
        return { best: {}, own: "" };
    }
}

const kept = signal<Kept>({ best: {}, own: "" });

function keep({ best, own }: Kept): void {
    // Another tab may have reached more meanwhile.
    const next = { ...best };
    for (const [game, score] of Object.entries(load().best))
        next[game] = Math.max(score, next[game] ?? 0);
    kept.value = { best: next, own };
    try {
        localStorage.setItem(KEY, JSON.stringify({ best: next }));
        sessionStorage.setItem(KEY, own);
    } catch {
        // Without storage the best score lasts for this visit.
    }
}

/** Of the variant on the board; null before its first game. */
export const bestScore = computed(() => kept.value.best[show.value?.game ?? ""] ?? null);

/** A game by its variant, its dice and its moves. */
const nameOf = (line: Show, moves: readonly string[]) => [line.game, line.seed, ...moves].join(" ");

/** Whether a game has gone on from another one, or is where that was. */
const leads = (from: string, to: string) => `${to} `.startsWith(`${from} `);

function follow(line: Show, human: boolean): void {
    const { best, own } = kept.peek();
    const moves = line.moves_played;
    const now = nameOf(line, moves);
    // A move of the person's, or a step within the same game.
    const grown = human && leads(nameOf(line, moves.slice(0, -1)), own);
    if (line.start !== null || (moves.length > 0 && !grown && !leads(now, own))) {
        if (own !== "") keep({ best, own: "" });
        return;
    }
    const score = line.score?.[0] ?? 0;
    const better = score > (best[line.game] ?? 0);
    const stays = line.redo.length > 0 && leads(now, own) ? own : now;
    if (!better && stays === own) return;
    keep({ best: better ? { ...best, [line.game]: score } : best, own: stays });
}

/** Keeps the best score from now on. Returns what ends that. */
export function startBest(): () => void {
    kept.value = load();
    return effect(() => {
        const line = show.value;
        const human = players.value.length === 1 && players.value[0]?.human === true;
        if (line?.score !== undefined) follow(line, human);
    });
}
