/** The judge of the game: exact values of the moves of a position, asked for by `loss`. */
import { signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { JUDGE_LINE } from "../../engine/judge.ts";
import { notify } from "../../state/actions.ts";
import { carryBook } from "../../state/book.ts";
import { show } from "../../state/store.ts";
import type { ExactValues } from "./film.ts";

/** Exact values that were asked for, and for which position. */
export const judged = signal<{ position: string; exactValues: ExactValues } | null>(null);
export const judging = signal<number | null>(null);

/** Lets the judge of the game (an exact solver where there is one) value every move. */
export async function judge(): Promise<void> {
    await carryBook(["loss"]);
    const position = show.value?.position ?? "";
    let job: number | null = null;
    const silence = engine.on((news) => {
        if (job === null || news.job !== job) return;
        if (news.type === "loss") {
            const value = new Map<string, number>();
            for (const row of news.moves) if (row.value !== null) value.set(row.move, row.value);
            const how = news.exact ? "exact values by" : "values, not exact, by";
            const source = `${how} ${news.second ?? news.spec}`;
            if (value.size > 0) judged.value = { position, exactValues: { value, source } };
            else notify("info", "The judge could not value the moves of this position.");
        } else if (news.type !== "cancelled" && news.type !== "error") return;
        end();
    });
    const unwatch = engine.onCrash(() => {
        if (job !== null) end();
    });
    const stop = () => {
        silence();
        unwatch();
    };
    const end = () => {
        judging.value = null;
        stop();
    };
    const answers = await engine.send(JUDGE_LINE);
    const started = answers.find((line) => line.type === "started");
    const refused = answers.find((line) => line.type === "error");
    if (started?.job === undefined) {
        stop();
        if (refused !== undefined) notify("error", refused.text);
        return;
    }
    job = started.job;
    judging.value = job;
}
