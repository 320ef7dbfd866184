/** What came of this person's games against programs whose strength is known, by the rules they were played by. */
import { signal } from "@preact/signals";
import type { Result } from "../read/odds.ts";

const KEY = "plyscope.mine";
/** Games that are kept of a game, the newest last: who learns is another player after so many. */
const MOST = 30;

type Mine = { readonly [game: string]: readonly Result[] };

const isResult = (one: Partial<Result> | null): one is Result =>
    typeof one === "object" &&
    one !== null &&
    Number.isFinite(one.against) &&
    Number.isFinite(one.half) &&
    typeof one.first === "boolean" &&
    [0, 0.5, 1].includes(one.points as number);

function read(): Mine {
    try {
        const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        const rows = Object.entries(stored ?? {}).flatMap(([game, results]) =>
            Array.isArray(results) ? [[game, results.filter(isResult)] as const] : [],
        );
        return Object.fromEntries(rows);
    } catch {
        return {};
    }
}

const kept = signal<Mine | null>(null);

/** The newest last. */
export function resultsOf(game: string): readonly Result[] {
    if (kept.value === null) kept.value = read();
    return kept.value[game] ?? [];
}

function keep(game: string, change: (now: readonly Result[]) => readonly Result[]): void {
    // Another tab may have added more meanwhile.
    const now = read();
    kept.value = { ...now, [game]: change(now[game] ?? []).slice(-MOST) };
    try {
        localStorage.setItem(KEY, JSON.stringify(kept.value));
    } catch {
        // Without storage it lasts for this visit.
    }
}

export const keepResult = (game: string, result: Result): void =>
    keep(game, (now) => [...now, result]);

export const forgetResults = (game: string): void => keep(game, () => []);
