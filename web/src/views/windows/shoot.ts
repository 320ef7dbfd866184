/** Films the searches of the alpha-beta animation: the player's, and minimax beside it. */

import { signal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import { find } from "../../state/ask.ts";
import { inRole, takes } from "../../state/roles.ts";
import { show } from "../../state/store.ts";
import { readFields, setViewState, viewState, writeFields } from "../contract.ts";
import { canSearch } from "../control.tsx";
import { type Run, runThrough } from "../runs.ts";
import { type Ghost, ghostOf } from "./ghost.ts";
import { type Plot, plotOf } from "./stage.ts";

/** Players with windows, and the one without. */
export const tracedPlayers = () =>
    [...inRole("windows"), ...inRole("full")].map(({ name }) => name);
/** Nodes of the filmed search: two events each. */
export const NODES = 4000;
/** Of minimax: more of them hold the page up. */
export const MINIMAX_NODES = 50000;
export const DEEPEST = 7;
/** Player, depth, event, the full search beside it. */
export const defaults = () => [tracedPlayers()[0] ?? "", "3", "0", "n"] as const;

export function change(fields: { [i: number]: string }): void {
    const old = readFields(viewState("windows"), defaults());
    setViewState(
        "windows",
        writeFields(
            old.map((text, i) => fields[i] ?? text),
            defaults(),
        ),
    );
}

export interface Filmed {
    plot: Plot;
    job: number;
    spec: string;
    line: unknown;
}

/** The film in the machine: of which position and player, kept while the view is open. */
export const filmed = signal<Filmed | null>(null);
export const ghost = signal<Ghost | null>(null);
let shooting = 0;
let runs: Run[] = [];

function release(): void {
    shooting++;
    for (const run of runs) run.cancel();
    runs = [];
    filmed.value = null;
    ghost.value = null;
}

const lineOf = (player: string, depth: string) =>
    `analyze ${player}(depth=${depth},nodes=${NODES}) log=${2 * NODES} keep`;

async function shoot(player: string, depth: string): Promise<void> {
    release();
    if (!canSearch()) return;
    const mine = shooting;
    const run = await runThrough(lineOf(player, depth));
    if (run === null) return;
    if (mine !== shooting) return run.cancel();
    runs.push(run);
    const answers = await engine.send(`log 0 ${2 * NODES} job=${run.job}`, { quiet: true });
    const line = find(answers, "log");
    if (mine !== shooting || line === undefined || line.kind.length === 0) return;
    filmed.value = { plot: plotOf(line), job: run.job, spec: line.spec, line };
}

export async function shootGhost(depth: string): Promise<void> {
    const film = filmed.value;
    if (film === null || ghost.value !== null) return;
    const mine = shooting;
    const spec = `${takes("full")}(depth=${depth},nodes=${MINIMAX_NODES})`;
    const run = await runThrough(`analyze ${spec} record=${MINIMAX_NODES} keep`);
    if (run === null) return;
    if (mine !== shooting) return run.cancel();
    runs.push(run);
    const tree = await engine.sendPacked(`tree ${MINIMAX_NODES} columns job=${run.job}`);
    if (mine === shooting && tree !== null && tree.count > 0)
        ghost.value = ghostOf(film.plot, tree);
}

/** What the present film was made of. */
const taken = signal("");

/** Films anew whenever the position or the player changes. */
export function useFilm(): void {
    useSignalEffect(() => {
        const line = show.value;
        const [who = "", deep = ""] = readFields(viewState("windows"), defaults());
        const wanted = `${line?.game} ${line?.start} ${line?.moves_played.join(",")} ${who} ${deep}`;
        if (line === null || wanted === taken.value) return;
        taken.value = wanted;
        void shoot(who, deep);
    });
    useEffect(
        () => () => {
            taken.value = "";
            release();
        },
        [],
    );
}
