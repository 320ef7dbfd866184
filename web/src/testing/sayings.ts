/** For tests: the rows of messages.def, of which the core makes its sentences. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const CORE = fileURLToPath(new URL("../../../core/", import.meta.url));

export interface Saying {
    code: string;
    /** As it stands in the row: "Column %d is full." */
    pattern: string;
    parts: { name: string; number: boolean; optional: boolean }[];
    /** The folder of the core whose table has it: "base". */
    room: string;
}

const TEXT = '"(?:[^"\\\\]|\\\\.)*"';
const TEXTS = `(?:(?:${TEXT}|[A-Z_]+)\\s*)+`;
const ROW = new RegExp(`^MESSAGE\\((\\w+),\\s*(${TEXTS}),\\s*(${TEXTS})\\)`, "gm");
const DEFINE = /^#define (\w+) (".*")$/gm;
const CONVERSION = /%%|%[.*0-9]*(?:l|ll|z)?([scduxg])/g;

const read = (name: string) =>
    readFileSync(join(CORE, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** Texts and names of texts beside each other as one text. */
const joined = (texts: string, defined: ReadonlyMap<string, string>) =>
    [...texts.matchAll(new RegExp(`${TEXT}|[A-Z_]+`, "g"))]
        .map(([one]) => JSON.parse(one.startsWith('"') ? one : (defined.get(one) ?? "")))
        .join("");

/** The conversions of a pattern with the names of their parts; what stands in braces may be left out. */
function partsOf(pattern: string, names: string): Saying["parts"] {
    const [...all] = names.split(" ").filter(Boolean);
    return [...pattern.matchAll(CONVERSION)]
        .filter(([, kind]) => kind !== undefined)
        .map(({ 1: kind = "", index }, i) => {
            const before = pattern.slice(0, index);
            return {
                name: all[i] ?? "",
                number: /[dug]/.test(kind),
                optional: before.lastIndexOf("{") > before.lastIndexOf("}"),
            };
        })
        .filter(({ name }, i) => all.indexOf(name) === i);
}

/** All rows by their codes. */
export function sayings(): Saying[] {
    const everywhere = new Map<string, string>();
    for (const [, name = "", text = ""] of read("base/err.h").matchAll(DEFINE))
        everywhere.set(name, text);
    return readdirSync(CORE, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith("messages.def"))
        .flatMap((name) => {
            const table = read(name);
            const room = name.slice(0, name.lastIndexOf("/"));
            const defined = new Map(everywhere);
            for (const [, own = "", text = ""] of table.matchAll(DEFINE)) defined.set(own, text);
            return [...table.matchAll(ROW)].map(([, code = "", pattern = "", names = ""]) => {
                const text = joined(pattern, defined);
                return { code, pattern: text, parts: partsOf(text, joined(names, defined)), room };
            });
        })
        .sort((a, b) => (a.code < b.code ? -1 : 1));
}
