/** More of what the core says, in the language of the page: what came before its words is told again. */
import { batch } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { AnyLine, Describe } from "../../engine/protocol.ts";
import { core } from "../../words/core.ts";
import { describe, found, searchers, show } from "../read/store.ts";
import { retell } from "./analysis.ts";

/** Null where nothing is said otherwise. */
function again<Line extends object>(line: Line): Line | null {
    const text = JSON.stringify(line);
    const told = core.line(JSON.parse(text) as AnyLine, text);
    return JSON.stringify(told) === text ? null : (told as unknown as Line);
}

export async function tellRest(what: "titles" | "all"): Promise<void> {
    await core.rest?.(what);
    const [tables, line, { report }] = [describe.value, show.value, found.value];
    const standing = line && again({ type: "position", show: line, searchers: searchers.value });
    const told = report && again(report);
    // A position that has come already, and is not shown yet, is on its way with the words of before.
    const coming = engine.standing.peek();
    if (coming !== null && coming.show !== line) {
        const { show, searchers } = coming;
        const position = { type: "position", show, searchers };
        core.line(position as unknown as AnyLine, JSON.stringify(position));
    }
    batch(() => {
        if (tables !== null) describe.value = core.line(tables, "") as Describe;
        if (standing) {
            show.value = standing.show;
            searchers.value = standing.searchers;
        }
        if (told) retell(told);
    });
}
