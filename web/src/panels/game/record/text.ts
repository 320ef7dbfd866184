/** Records of games as one line, as the console takes them. */

/** What a file of a record may hold; longer ones are no record of a single game. */
export const LONGEST = 200_000;

/** The content of a file as one line; an error sentence when it cannot be a record. */
export function oneLine(content: string): { line: string } | { error: string } {
    if (content.length > LONGEST)
        return { error: "This file is too long for the record of a game." };
    const line = content
        .replace(/^\uFEFF/, "")
        .replace(/\s+/g, " ")
        .trim();
    if (!line.startsWith("(;")) return { error: "This is no SGF record: it begins with (;" };
    return { line };
}
