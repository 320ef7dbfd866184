/**
 * The language of the tests, made of English: every letter has an accent, every text is longer by half of its vowels and
 * more, and stands in brackets. What has none of these on the page is in no catalogue; what is cut there would be
 * cut in a language of long words. Arguments stay as they are. What the core says is made of its French tables, which
 * have a place for every text.
 */
import { parseAst } from "vite";

export const PSEUDO = "en-XA";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";

/** What is no text within a text: escapes of the source, places of arguments, and code. */
const KEPT = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)|\{\w*\}|`[^`]*`/s;

const letter = (found: string, longer: boolean) => {
    const made = ACCENTED[PLAIN.indexOf(found)] ?? found;
    return longer && /[aeiou]/i.test(found) ? made + made.toLowerCase() : made;
};

/** A text of the source with accents. */
const spoken = (text: string, longer: boolean) =>
    text.replace(new RegExp(`${KEPT.source}|([a-zA-Z])`, "gs"), (found, plain) =>
        plain === undefined ? found : letter(found, longer),
    );

const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(new RegExp(KEPT, "gs"), ""));

interface Node {
    type?: string;
    start?: number;
    end?: number;
    [key: string]: unknown;
}

/** Functions whose first argument names something. */
const NAMES = /^(?:part|grammar)$/;
/** Values of these members are names. */
const IDS = /^(?:id|as|kind|of)$/;

/** `import.meta.glob(...)` */
const isGlob = ({ object }: Node) => (object as Node | undefined)?.type === "MetaProperty";

/** Where the texts of a module stand: from, to, and what it becomes. */
function edits(source: string, tree: Node, longer: boolean): [number, number, string][] {
    const found: [number, number, string][] = [];
    const text = ({ start = 0, end = 0 }: Node) => {
        const inner = source.slice(start + 1, end - 1);
        if (hasLetters(inner)) found.push([start + 1, end - 1, `[${spoken(inner, longer)}]`]);
    };
    const template = ({ quasis, expressions }: Node) => {
        const parts = (quasis as Node[]).map(({ start = 0, value }) => {
            const { raw } = value as { raw: string };
            // The element begins with what stands before it, a backquote or a brace.
            const from = start + 1;
            return { from, raw };
        });
        const bracketed = parts.some(({ raw }) => hasLetters(raw));
        for (const [i, { from, raw }] of parts.entries()) {
            const before = bracketed && i === 0 ? "[" : "";
            const after = bracketed && i === parts.length - 1 ? "]" : "";
            found.push([from, from + raw.length, before + spoken(raw, longer) + after]);
        }
        (expressions as Node[]).forEach(visit);
    };
    const visit = (node: unknown): void => {
        if (typeof node !== "object" || node === null) return;
        if (Array.isArray(node)) {
            for (const one of node) visit(one);
            return;
        }
        const { type = "", ...own } = node as Node;
        if (type === "ExportNamedDeclaration") {
            visit(own.declaration);
            return;
        }
        if (/^Import/.test(type) || (type.startsWith("TS") && own.expression === undefined)) return;
        if (type === "Literal") {
            if (typeof own.value === "string") text(own);
        } else if (type === "TemplateLiteral") template(own);
        else if (type === "Property") {
            const name = String((own.key as Node).name ?? "");
            if (own.computed) visit(own.key);
            if (!IDS.test(name) || (own.value as Node).type !== "Literal") visit(own.value);
        } else if (type === "BinaryExpression" && /^(?:[=!]==|in)$/.test(String(own.operator))) {
            for (const side of [own.left, own.right] as Node[])
                if (side.type !== "Literal") visit(side);
        } else if (type === "SwitchCase") visit(own.consequent);
        else if (type === "MemberExpression") visit(own.object);
        else if (type === "CallExpression" && isGlob(own.callee as Node)) return;
        else if (type === "CallExpression" && NAMES.test(String((own.callee as Node).name)))
            visit(
                (own.arguments as Node[])
                    .slice(1)
                    .filter(() => (own.callee as Node).name === "part"),
            );
        else Object.values(own).forEach(visit);
    };
    visit(tree);
    return found;
}

/** A module of the catalogue in the language of the tests; `longer`: its texts are to grow. */
export function accented(source: string, file: string, longer: boolean): string {
    if (file.endsWith(".json"))
        return JSON.stringify(JSON.parse(source), (_, value) =>
            typeof value === "string" ? `[${spoken(value, longer)}]` : value,
        );
    let code = source;
    const all = edits(source, parseAst(source, { lang: "ts" }) as unknown as Node, longer);
    for (const [from, to, text] of all.sort(([a], [b]) => b - a))
        code = code.slice(0, from) + text + code.slice(to);
    return code;
}
