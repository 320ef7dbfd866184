/**
 * The judge's opinion of every move of the position on the board, beside the values of the analysis: a
 * job of its own that follows the position while it is wanted.
 */
import { effect, signal } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import { JUDGE_LINE } from "../engine/judge.ts";
import type { AnyLine, LossLine, LossProgress } from "../engine/protocol.ts";
import { find } from "../state/ask.ts";
import { booked } from "../state/book.ts";
import { show } from "../state/store.ts";

/** Whether somebody wants to see it. */
export const judging = signal(false);
/** What is known so far; null until the first word comes. */
export const judgement = signal<LossLine | LossProgress | null>(null);

let job: number | null = null;
let key = "";
let listening = false;
let latest: LossLine | LossProgress | null = null;

function draw(): void {
    if (latest !== null && latest.job === job) judgement.value = latest;
    latest = null;
}

function receive(line: AnyLine): void {
    if (job === null || line.job !== job) return;
    if (line.type === "loss" || (line.type === "progress" && line.kind === "loss")) {
        if (latest === null) requestAnimationFrame(draw);
        latest = line;
    }
}

/** Asks anew when the position is another one, or the judge knows more. */
async function follow(): Promise<void> {
    const line = show.value;
    const open = judging.value && line !== null && line.status === "ongoing" && line.mover !== -1;
    const now = open
        ? [line.game, booked.value, line.position, ...line.moves_played].join(" ")
        : "";
    if (now === key) return;
    key = now;
    const old = job;
    job = null;
    judgement.value = null;
    if (old !== null) await engine.send(`cancel ${old}`, { quiet: true });
    if (now === "" || now !== key) return;
    const answers = await engine.send(JUDGE_LINE, { quiet: true });
    const started = find(answers, "started")?.job;
    if (started === undefined) return;
    if (now !== key) {
        await engine.send(`cancel ${started}`, { quiet: true });
        return;
    }
    job = started;
    for (const answer of answers) receive(answer);
}

export function judge(on: boolean): void {
    if (!listening) {
        listening = true;
        engine.on(receive);
        effect(() => {
            show.value;
            booked.value;
            judging.value;
            queueMicrotask(() => void follow());
        });
    }
    judging.value = on;
}
