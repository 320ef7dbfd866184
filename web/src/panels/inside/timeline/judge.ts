/** The judge of the game: exact values of the moves of a position, asked for by `loss`. */
import { signal } from "@preact/signals";
import type { Job } from "../../../engine/job.ts";
import { notify } from "../../../state/act/actions.ts";
import { JUDGE_LINE, start } from "../../../state/act/ask.ts";
import { carryBook } from "../../../state/act/book.ts";
import { show } from "../../../state/read/store.ts";
import { timeline as say } from "../../../words/inside/timeline.ts";
import type { ExactValues } from "./timeline.ts";

/** Exact values that were asked for, and for which position. */
export const judged = signal<{ position: string; exactValues: ExactValues } | null>(null);
export const judging = signal<Job<"loss"> | null>(null);

/** Lets the judge of the game (an exact solver where there is one) value every move. */
export async function judge(): Promise<void> {
    await carryBook(["loss"]);
    const position = show.value?.position ?? "";
    const job = start("loss", JUDGE_LINE);
    judging.value = job;
    await job.ended;
    judging.value = null;
    const line = job.last.value;
    if (line === null) return;
    const value = new Map<string, number>();
    for (const row of line.moves) if (row.value !== null) value.set(row.move, row.value);
    const source = (line.exact ? say.exact : say.estimated)(line.second ?? line.spec);
    if (value.size > 0)
        judged.value = { position, exactValues: { value, source, measure: line.measure } };
    else notify("info", say.noJudge);
}
