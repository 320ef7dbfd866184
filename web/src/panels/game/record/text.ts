/** Games that people write down as one line, as the console takes them. */

import { record as say } from "../../../words/game.ts";

/** What such a text may hold; longer ones are no record of a single game. */
export const LONGEST = 60_000;

/** A line, or the sentence that says why the text is none. */
export type Found = { line: string } | { error: string };

function oneLine(content: string): Found {
    if (content.length > LONGEST) return { error: say.tooLong };
    const line = content
        .replace(/^\uFEFF/, "")
        .replace(/\s+/g, " ")
        .trim();
    return { line };
}

/** The content of an SGF file. */
export function sgfLine(content: string): Found {
    const found = oneLine(content);
    if ("error" in found || found.line.startsWith("(;")) return found;
    return { error: say.noSgf };
}

/** Without remarks, which end with `close`. Behind the last one none is looked for: many without an end took minutes. */
function withoutRemarks(content: string, remark: RegExp, close: string): string {
    const end = content.lastIndexOf(close) + 1;
    return content.slice(0, end).replace(remark, " ") + content.slice(end);
}

/** Moves with blanks, commas or semicolons between them; what stands in brackets is a remark. */
export function movesLine(content: string): Found {
    const bare = withoutRemarks(content, /\{[^}]*\}/g, "}");
    const found = oneLine(withoutRemarks(bare, /\[[^\]]*\]/g, "]").replace(/[,;]/g, " "));
    if ("error" in found || found.line !== "") return found;
    return { error: say.noMoves };
}
