/**
 * Every text that a person sees stands in the catalogue (words/), so that another language is another
 * catalogue; and what makes a number a text stands there, too.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const SOURCE = import.meta.dirname;

/** Tests and what they need, the catalogue, sizes in the language of style sheets, and the format of lessons, whose words authors write. */
const EXEMPT =
    /\.test\.tsx?$|\.d\.ts$|^(?:pictures|testing|words)\/|^ui\/gallery\.tsx$|^styles\/widths\.ts$|^app\/lessons\/(?:format|write)\.ts$/;

/** Attributes of elements and components that nobody sees. */
const UNSEEN =
    /^(?:class|id|href|src|type|role|rel|target|key|kind|name|for|d|data-.*|aria-(?!label|description|roledescription|valuetext).*)$/;
/** Attributes that are shown even as a single word in small letters. */
const SEEN = /^(?:title|label|aria-label|placeholder|alt|unit|text)$/;
const KEYS =
    /^(?:Mod-[\w-]+|Arrow\w+|Escape|Enter|Tab|Home|End|Page(?:Up|Down)|Backspace|Delete|Insert|Shift|Control|Meta|Alt\w*|Space|F\d+)$/;
/** Lines for the core begin with a command, or put options behind one. */
const LINE =
    /^(?:go|play|new|analyze|spec|step|round|network|fold|tune|players?|population|show|unit|open|eval|tree) ?[ …]|\w=…| \w+=/;

/** Whether a string is a sentence, a part of one, or a title. */
function isShown(text: string): boolean {
    const trimmed = text.trim();
    if (!/\p{L}{2}/u.test(trimmed) || KEYS.test(trimmed) || /^var\(/.test(trimmed)) return false;
    return (
        /^\p{Lu}\p{Ll}+(?:[ ,.:;!?…’'-]|$)/u.test(trimmed) ||
        (/\p{L}[.,:;!?…]+\s/u.test(trimmed) && !LINE.test(trimmed)) ||
        (/(?:^|[^\w-])\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(trimmed) && !LINE.test(trimmed))
    );
}

interface Node {
    type?: string;
    name?: unknown;
    value?: unknown;
    callee?: Node;
    arguments?: Node[];
    object?: Node;
    property?: Node;
    properties?: Node[];
    quasis?: { value: { cooked: string } }[];
    expressions?: Node[];
}

/** Functions that are told a selector or a media query. */
const SELECTS = /^(?:matchMedia|matches|closest|querySelector(?:All)?)$/;

/** The name of a function that is called, `closest` of `row.closest("p")`. */
const calleeOf = ({ callee }: Node) => String((callee?.property ?? callee)?.name ?? "");

const TYPED = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];

/** What a node holds besides names of members, and lists of words: they are no texts. */
function inside(node: Node): readonly unknown[] {
    const { type, callee, object, property } = node;
    if (type === "CallExpression" && calleeOf(node) === "lazy")
        return (node.arguments ?? []).filter((one) => one.type !== "Literal");
    if (type === "CallExpression" && calleeOf(node) === "split")
        return /^(?:Literal|BinaryExpression)$/.test(callee?.object?.type ?? "") ? [] : [callee];
    if (type === "MemberExpression" && property?.type === "Literal") return [object];
    if (type === "ObjectPattern") return (node.properties ?? []).map(({ value }) => value);
    return Object.values(node);
}

/** The texts of a module that a person sees. */
function texts(file: string, source: string): string[] {
    const found: string[] = [];
    const attribute = (node: Node): void => {
        const name = String((node.name as Node)?.name ?? "");
        if (UNSEEN.test(name)) return;
        const value = node.value as Node | null;
        const text = value?.type === "Literal" ? String(value.value) : "";
        if (/\p{L}/u.test(text) && (SEEN.test(name) || isShown(text))) found.push(text);
        else if (text === "") visit(value);
    };
    const template = (node: Node): void => {
        const whole = (node.quasis ?? []).map(({ value }) => value.cooked).join("…");
        const glued = (node.quasis ?? []).some(({ value }) =>
            / \p{Ll}{2,} | \p{Ll}{2,}$/u.test(value.cooked),
        );
        if (isShown(whole) || (glued && !LINE.test(whole))) found.push(whole);
        for (const inner of node.expressions ?? []) visit(inner);
    };
    const visit = (node: Node | null): void => {
        if (node === null || typeof node !== "object") return;
        const type = node.type ?? "";
        if (type === "ImportDeclaration" || type === "ThrowStatement") return;
        if (type.startsWith("TS") && !TYPED.includes(type)) return;
        if (type === "CallExpression" && SELECTS.test(calleeOf(node))) return;
        const { value } = node;
        if (type === "JSXAttribute") attribute(node);
        else if (type === "TemplateLiteral") template(node);
        else if (type === "JSXText" && /\p{L}/u.test(String(value)))
            found.push(String(value).trim());
        else if (type === "Literal" && typeof value === "string" && isShown(value))
            found.push(value);
        else for (const inner of inside(node)) visit(inner as Node | null);
    };
    visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }) as Node);
    return found;
}

/** The modules of the page, each with its source. */
const MODULES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .sort()
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file))
    .map((file) => ({ file, source: readFileSync(join(SOURCE, file), "utf8") }));

test("shown texts are told from lines, classes, keys, selectors, names and types", () => {
    const source = `
        const title: "Of a type" = x; const a = "Ranking"; const b = \`\${n} games of it\`;
        send("go uct"); send(\`spec player \${spec}\`); if (key === "Escape") throw new Error("No such row");
        if (matchMedia("(hover: none)").matches || a.closest("input:not(b), select, dialog")) a.b();
        const { "score at most": most } = counters["score at least"];
        const Part = lazy(() => import("./part.tsx"), "Part"); const names = "Map Set Proxy".split(" ");
        const c = <p class="field wide" title="left" data-kind="Some">Start <b>{"not more than this"}</b></p>;`;
    expect(texts("a.tsx", source)).toEqual([
        "Ranking",
        "… games of it",
        "left",
        "Start",
        "not more than this",
    ]);
});

test("texts stand in the catalogue", () => {
    const found = MODULES.flatMap(({ file, source }) =>
        texts(file, source).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
}, 30_000);

/** What writes a number, a list or a date; `Number(x.toFixed(2))` rounds one and writes nothing. */
const WRITES = /(?<!Number\([\w.() *+/-]*)\.(?:toFixed|toPrecision|toLocale\w*)\(|\bIntl\./;

test("numbers are written by words/numbers.ts", () => {
    expect(WRITES.test("a.toFixed(1)") && WRITES.test("(a / b).toPrecision(2)")).toBe(true);
    expect(WRITES.test("Number(a.toFixed(1))") || WRITES.test("Number((a / b).toFixed(1))")).toBe(
        false,
    );
    const writers = MODULES.flatMap(({ file, source }) =>
        source
            .split("\n")
            .flatMap((line) => (WRITES.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(writers).toEqual([]);
});

test("only the catalogue knows in which language it is", () => {
    const known = MODULES.filter(({ source }) => /from "[^"]*words\/en\//.test(source)).map(
        ({ file }) => file,
    );
    expect(known).toEqual([]);
});
