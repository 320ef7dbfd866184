/** Where every lesson leads, for a picture of it: a session of its own carries out the lines of its steps. */
import { signal } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { find } from "../../state/act/ask.ts";
import { makeEngine } from "../../state/act/workers.ts";
import type { Lesson } from "./format.ts";
import { lessonOf, linesOfStep, linesUpTo, SHELF } from "./shelf.ts";

/** Where every step of a lesson stands; null: as the one before it. */
export async function stepPositions({ steps, ...lesson }: Lesson): Promise<(Show | null)[]> {
    const engine = makeEngine();
    try {
        await engine.ready;
        const found: (Show | null)[] = [];
        for (const [i, step] of steps.entries()) {
            if (linesOfStep(step).length === 0) {
                found.push(null);
                continue;
            }
            for (const line of linesUpTo({ ...lesson, steps }, i + 1))
                await engine.send(line, { quiet: true });
            found.push(find(await engine.send("show", { quiet: true }), "show") ?? null);
        }
        return found;
    } finally {
        engine.close();
    }
}

/** By lesson, as far as they are known; kept for this visit. */
export const positions = signal<ReadonlyMap<string, Show>>(new Map());

/** Looks for those that are still missing. Returns what ends that. */
export function drawPositions(): () => void {
    const missing = SHELF.filter((id) => !positions.value.has(id));
    if (missing.length === 0) return () => {};
    const engine = makeEngine();
    let ended = false;
    const end = () => {
        if (!ended) engine.close();
        ended = true;
    };
    const work = async () => {
        await engine.ready;
        for (const id of missing) {
            const lesson = lessonOf(id);
            if (lesson === undefined) continue;
            for (const line of linesUpTo(lesson, lesson.steps.length)) {
                if (ended) return;
                await engine.send(line, { quiet: true });
            }
            if (ended) return;
            const found = find(await engine.send("show", { quiet: true }), "show");
            if (found !== undefined) positions.value = new Map(positions.value).set(id, found);
        }
        end();
    };
    void work();
    return end;
}
