/** The duel of thinkers: what each of them says, and where they disagree. */

import type { MoveReport, Report } from "../../../engine/protocol.ts";
import { chosenMoves } from "../../../state/read/mixture.ts";
import { effortOf } from "../../../state/read/store.ts";
import { roundText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { duel as say } from "../../../words/inside/duel.ts";

export const LETTERS = ["A", "B", "C", "D"] as const;

/** A moment of one thinker, for the chart. */
export interface Sample {
    ms: number;
    effort: number;
    best: string | null;
    value: number | null;
}

export interface Thinker {
    spec: string;
    report: Report | null;
    samples: Sample[];
    /** Idle, at work, or done. */
    state: "idle" | "running" | "done";
}

export const idle = (spec: string): Thinker => ({ spec, report: null, samples: [], state: "idle" });

const MOST = 300;

/** The samples with this report; beyond 300 every second one is dropped. */
export function sampled(samples: readonly Sample[], report: Report): Sample[] {
    const sample = {
        ms: report.ms,
        effort: effortOf(report),
        best: report.best,
        value: report.value,
    };
    const kept = samples.length < MOST ? samples : samples.filter((_, i) => i % 2 === 0);
    return [...kept.filter(({ ms, effort }) => ms < sample.ms || effort < sample.effort), sample];
}

/** Budgets: equal time, or equal effort. Words of the link. */
export const BUDGETS: { id: string; title: string; path: string; value: string }[] = [
    ...[1, 3, 10, 60].map((seconds) => ({
        id: `t${seconds}`,
        title: say.budgets.time(seconds),
        path: "time",
        value: `${seconds}s`,
    })),
    ...Object.entries({ "1k": 1e3, "10k": 1e4, "100k": 1e5, "1M": 1e6 }).map(([id, count]) => ({
        id: `n${id}`,
        title: say.budgets.nodes(roundText(count)),
        path: "nodes",
        value: String(count),
    })),
];

/** "4"; "up or right" where one of several is drawn; "" = nothing yet. */
export const wantedText = ({ report }: Pick<Thinker, "report">) =>
    report === null ? "" : say.either(chosenMoves(report).map(titleOfMove).sort());

export const wants = (thinker: Thinker | undefined, move: string) =>
    thinker?.report != null && chosenMoves(thinker.report).includes(move);

/** What is wanted, with the thinkers that want it, most votes first. */
export function votesOf(thinkers: readonly Thinker[]): { move: string; by: number[] }[] {
    const votes = new Map<string, number[]>();
    thinkers.forEach((thinker, i) => {
        const wanted = wantedText(thinker);
        if (wanted === "") return;
        const by = votes.get(wanted);
        if (by === undefined) votes.set(wanted, [i]);
        else by.push(i);
    });
    return [...votes].map(([move, by]) => ({ move, by })).sort((a, b) => b.by.length - a.by.length);
}

/** One sentence about agreement. */
export function verdictOf(thinkers: readonly Thinker[]): string {
    const votes = votesOf(thinkers).map(({ move, by }) => ({
        move,
        by: by.map((i) => LETTERS[i] ?? ""),
    }));
    const [first] = votes;
    if (first === undefined) return say.verdict.none;
    if (votes.length > 1) return say.verdict.several(votes);
    return first.by.length === 1 ? say.verdict.one(first) : say.verdict.all(first.move);
}

export const rowOf = ({ report }: Thinker, move: string) =>
    report?.moves.find((row) => row.move === move);

/** Between what the value of a move is known to lie; null when nothing is. */
function rangeOf({ value, bound }: MoveReport): [number, number] | null {
    if (value === null) return null;
    return [
        bound === "upper" ? Number.NEGATIVE_INFINITY : value,
        bound === "lower" ? Number.POSITIVE_INFINITY : value,
    ];
}

/** The ranges of a report by move: thousands of moves are compared with each other. */
const known = new WeakMap<Report, Map<string, [number, number]>>();

function rangesOf({ report }: Thinker): Map<string, [number, number]> {
    if (report === null) return new Map();
    const found = known.get(report);
    if (found !== undefined) return found;
    const ranges = new Map<string, [number, number]>();
    for (const row of report.moves) {
        const range = rangeOf(row);
        if (range !== null) ranges.set(row.move, range);
    }
    known.set(report, ranges);
    return ranges;
}

/** Which of two moves a thinker puts first: 1 the first, -1 the second, 0 neither; null when it has not told. */
export function orderOf(thinker: Thinker, one: string, other: string): number | null {
    const ranges = rangesOf(thinker);
    const [mine, its] = [ranges.get(one), ranges.get(other)];
    if (mine === undefined || its === undefined) return null;
    const best = thinker.report?.best;
    // What it would play comes first, whatever the values say: some choose by visits.
    if (one === best || other === best) return one === best ? 1 : -1;
    if (mine[0] > its[1]) return 1;
    if (its[0] > mine[1]) return -1;
    return mine[0] === mine[1] && its[0] === its[1] ? 0 : null;
}

/** How many of the numbers, which ascend, are below a limit. */
function countBelow(numbers: Float64Array, limit: number): number {
    let [from, to] = [0, numbers.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if ((numbers[middle] as number) < limit) from = middle + 1;
        else to = middle;
    }
    return from;
}

/** The places of all moves, as `orderOf` puts them; to ask it of each pair would take seconds where there are thousands. */
function placesIn(ranges: Map<string, [number, number]>, best: string): Map<string, number | null> {
    const others = [...ranges].filter(([move]) => move !== best).map(([, range]) => range);
    const highs = Float64Array.from(others, ([, high]) => high).sort();
    const lows = Float64Array.from(others, ([low]) => -low).sort();
    const exact = new Map<number, number>();
    for (const [low, high] of others) if (low === high) exact.set(low, (exact.get(low) ?? 0) + 1);
    const first = ranges.size - others.length;
    const place = ([low, high]: [number, number]) => {
        const better = countBelow(lows, -high);
        // Those that are equal; of a value that is not exact the move itself alone.
        const equal = low === high ? (exact.get(low) ?? 0) : 1;
        const told = better + countBelow(highs, low) + equal;
        return told === others.length ? 1 + first + better : null;
    };
    return new Map([...ranges].map(([move, range]) => [move, move === best ? 1 : place(range)]));
}

const places = new WeakMap<Report, Map<string, number | null>>();

/** The place of a move among all that a thinker values, from 1; null when that is open. */
export function rankOf(thinker: Thinker, move: string): number | null {
    const { report } = thinker;
    if (report === null) return null;
    const found = places.get(report) ?? placesIn(rangesOf(thinker), report.best ?? "");
    places.set(report, found);
    return found.get(move) ?? null;
}

/** How many places apart two thinkers put one move at most; null when fewer than two know. */
export function apartOf(thinkers: readonly Thinker[], move: string): number | null {
    const ranks = thinkers.map((thinker) => rankOf(thinker, move)).filter((rank) => rank !== null);
    return ranks.length < 2 ? null : Math.max(...ranks) - Math.min(...ranks);
}

/** So many moves are paired at most: those that the thinkers look at most. */
const PAIRED = 60;

/** Pairs of moves of which two thinkers know which is better, and how many of them they order alike. */
export function agreementOf(thinkers: readonly Thinker[]): { pairs: number; alike: number } {
    const counts = { pairs: 0, alike: 0 };
    const moves = movesOf(thinkers, PAIRED);
    for (const [i, one] of thinkers.entries())
        for (const other of thinkers.slice(i + 1))
            for (const [k, a] of moves.entries())
                for (const b of moves.slice(k + 1)) {
                    const [mine, its] = [orderOf(one, a, b), orderOf(other, a, b)];
                    if (!mine || !its) continue;
                    counts.pairs++;
                    if (mine === its) counts.alike++;
                }
    return counts;
}

/** A sentence about the order of the moves; empty while too little is known. */
export function agreementText(thinkers: readonly Thinker[]): string {
    const { pairs, alike } = agreementOf(thinkers);
    if (pairs === 0) return "";
    const share = Math.round((100 * alike) / pairs);
    return say.agreement(pairs, alike, share);
}

/** Every move that somebody values: the best ones of each first. */
export function movesOf(thinkers: readonly Thinker[], most: number): string[] {
    const lists = thinkers.map(({ report }) => {
        const rows = (report?.moves ?? []).filter(({ value }) => value !== null);
        const best = report?.best;
        return [...rows]
            .sort((a, b) =>
                a.move === best
                    ? -1
                    : b.move === best
                      ? 1
                      : b.visits + b.nodes - (a.visits + a.nodes),
            )
            .map(({ move }) => move);
    });
    const moves = new Set<string>();
    for (let i = 0; moves.size < most && lists.some((list) => i < list.length); i++)
        for (const list of lists) {
            const move = list[i];
            if (move !== undefined && moves.size < most) moves.add(move);
        }
    return [...moves];
}
