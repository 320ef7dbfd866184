/** What a player can use, read from the file that declares it (wasm/player.d.ts). */
import declared from "../../../../../wasm/player.d.ts?raw";

const start = declared.indexOf("export interface Game {");
const body = declared.slice(start, declared.indexOf("\n}\n", start));

export interface Member {
    label: string;
    type: "method" | "property";
    /** As it is declared. */
    detail: string;
    /** The sentences above it. */
    info: string;
}

/** A declaration of one line, with the comment above it. */
const ROW = /(?:\/\*\*([\s\S]*?)\*\/\s*)?^ {4}(?:readonly )?(\w+)(\(.*\))?: (.*);$/gm;

const plain = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();

const own: Member[] = [...body.matchAll(ROW)].map(([, comment = "", label = "", call, type]) => ({
    label,
    type: call === undefined ? "property" : "method",
    detail: `${call ?? ""}: ${type}`,
    info: plain(comment),
}));

export const members: readonly Member[] = [
    ...own,
    { label: "time.used", type: "property", detail: ": number", info: "Milliseconds used." },
    {
        label: "time.left",
        type: "property",
        detail: ": number",
        info: "Milliseconds left for this move.",
    },
];
