/** What searches say, as the store keeps it: reports with their history, times of moves. */
import type { Progress, Report, RoundLine } from "../../engine/protocol.ts";
import { effortOf, type Found, late, players, type Sample, times } from "./store.ts";

/** Points kept for a chart; beyond it every second one is dropped. */
const HISTORY = 300;

function samplesWith(history: Sample[], report: Report): Sample[] {
    if (report.values === undefined || report.visits === undefined) return history;
    const sample: Sample = {
        effort: effortOf(report),
        depth: report.depth,
        values: report.values,
        visits: report.visits,
    };
    const last = history.at(-1);
    if (last !== undefined && last.effort >= sample.effort) return history;
    const kept = history.length < HISTORY ? history : history.filter((_, i) => i % 2 === 0);
    return [...kept, sample];
}

/** The same with one more report; a search that began anew has a new history. */
export function withReport({ run, history }: Found, report: Progress): Found {
    const before = report.run === run ? history : [];
    return { run: report.run, report, history: samplesWith(before, report) };
}

/** The milliseconds of a seat's last move. */
export function keepTime(seat: number, ms: number): void {
    const next = players.value.map((_, i) => times.value[i] ?? null);
    next[seat] = ms;
    times.value = next;
}

/** The same of a round in real time, and who was late: was given no time to choose, and rode straight on. */
export function keepTimes(round: RoundLine | null): void {
    late.value = (round?.players ?? []).map((player, seat) => {
        const last = player?.late === true;
        return { last, count: (late.value[seat]?.count ?? 0) + Number(last) };
    });
    round?.players.forEach((player, seat) => {
        if (player !== null) keepTime(seat, player.ms);
    });
}
