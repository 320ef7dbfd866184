/**
 * Keeps what lies over the board up to date: asks the core for the values of cells and for the cells of
 * the best line whenever the position or the wish has changed. One question of each kind is on its way
 * at a time; the latest wish counts.
 */
import { effect } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, EvalLine, SimulateLine } from "../engine/protocol.ts";
import { find } from "../state/ask.ts";
import { hasTrails } from "../state/families.ts";
import { settings, show, shownReport } from "../state/store.ts";
import {
    bestLine,
    cellValues,
    evaluation,
    legend,
    type PlayLine,
    playLines,
    policy,
    simulations,
    wish,
} from "./state.ts";

/** Least milliseconds between two questions of a kind. */
const GAP = 120;

/** Sends the latest of many lines: one at a time, and not too often. */
class Asker {
    private busy = false;
    private next: string | null = null;
    private readonly take: (answers: AnyLine[], line: string) => void;

    constructor(take: (answers: AnyLine[], line: string) => void) {
        this.take = take;
    }

    ask(line: string): void {
        this.next = line;
        if (!this.busy) void this.run();
    }

    forget(): void {
        this.next = null;
    }

    private async run(): Promise<void> {
        this.busy = true;
        while (this.next !== null) {
            const line = this.next;
            this.next = null;
            const answers = await engine.send(line, { quiet: true });
            if (this.next === null) this.take(answers, line);
            await new Promise((resolve) => setTimeout(resolve, GAP));
        }
        this.busy = false;
    }
}

function numbers(cells: { [id: string]: number }): Map<number, number> {
    return new Map(Object.entries(cells).map(([id, value]) => [Number(id), value]));
}

function takeTerritory(line: EvalLine): void {
    const values = numbers(line.cells);
    let mine = 0;
    for (const value of values.values()) if (value > 0) mine++;
    const player = line.player ?? 0;
    const name = show.value?.player_names[player] ?? "";
    cellValues.value = { kind: "sides", values, player };
    legend.value =
        values.size === 0
            ? "This evaluation tells no territory here."
            : `Plain: ${name} is there first, ${mine} cells. Hatched: the others, ${values.size - mine} cells. Value ${line.value.toFixed(1)}.`;
}

function takeDensity({ cells = [], playouts, mean, policy: name }: SimulateLine): void {
    const most = Math.max(1, ...cells);
    // Square roots: cells that few games reach stay visible.
    const values = new Map(
        cells.flatMap((n, id) => (n > 0 ? [[id, Math.sqrt(n / most)] as const] : [])),
    );
    cellValues.value = { kind: "heat", values, player: 0 };
    legend.value = `The darker, the more of ${playouts.toLocaleString("en")} games of the policy ${name} ride there; they last ${mean.toFixed(1)} moves on average.`;
}

const cellAsker = new Asker((answers) => {
    const evaluated = find(answers, "eval");
    const simulated = find(answers, "simulate");
    const error = find(answers, "error");
    if (evaluated !== undefined) takeTerritory(evaluated);
    else if (simulated !== undefined) takeDensity(simulated);
    else if (error !== undefined) {
        cellValues.value = null;
        legend.value = error.text;
    }
});

/** Movements of a line of play as one way per player. */
export function waysOf(
    steps: [number, number, number, number][],
    ownerOf: (piece: number) => number,
): PlayLine[] {
    const ways = new Map<number, number[]>();
    for (const [, from, to, piece] of steps) {
        const owner = ownerOf(piece);
        if (owner < 0 || from < 0 || to < 0) continue;
        const way = ways.get(owner);
        if (way === undefined) ways.set(owner, [from, to]);
        else way.push(to);
    }
    return [...ways].map(([owner, cells]) => ({ owner, cells }));
}

const lineAsker = new Asker((answers) => {
    const trace = find(answers, "trace");
    if (trace === undefined) return;
    playLines.value = waysOf(trace.steps, (piece) => show.value?.pieces[piece]?.owner ?? -1);
});

let started = false;

/** Starts to follow the position; called when the first board with overlays is drawn. */
export function startOverlays(): void {
    if (started) return;
    started = true;
    effect(() => {
        const line = show.value;
        const kind = wish.value;
        const words = {
            none: "",
            territory: `eval ${evaluation.value || "strong"}`,
            density: `simulate ${policy.value} count=1 playouts=${simulations.value}`,
        }[kind];
        if (line === null || !hasTrails(line.family) || kind === "none" || line.status === "over") {
            cellAsker.forget();
            cellValues.value = null;
            legend.value = "";
        } else cellAsker.ask(words);
    });
    effect(() => {
        const line = show.value;
        const pv = shownReport.value?.pv ?? [];
        const wanted = bestLine.value && settings.value.boardValues;
        if (line === null || !hasTrails(line.family) || !wanted || pv.length < 2) {
            lineAsker.forget();
            playLines.value = [];
        } else lineAsker.ask(`trace ${pv.join(" ")}`);
    });
}
