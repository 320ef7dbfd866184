/**
 * The judge's opinion of every move of the position on the board, beside the values of the analysis: a
 * job of its own that follows the position while it is wanted.
 */
import { signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { useJob } from "../../engine/hooks.ts";
import type { LossLine, LossProgress } from "../../engine/protocol.ts";
import { booked, here, position, show } from "../read/store.ts";
import { JUDGE_LINE } from "./ask.ts";

/** Whether somebody wants to see it. */
export const judging = signal(false);

/** What is known so far of the position on the board; null until the first word comes. */
export function useJudgement(): LossLine | LossProgress | null {
    const job = useJob(
        () => {
            const line = show.value;
            const open = line !== null && line.status === "ongoing" && line.mover !== -1;
            return judging.value && open ? JUDGE_LINE : null;
        },
        (line) => engine.start("loss", line, { quiet: true }),
        // The judge knows more when the book has come.
        () => [position.value, booked.value],
        here,
    ).value;
    return job?.last.value ?? job?.progress.value ?? null;
}
