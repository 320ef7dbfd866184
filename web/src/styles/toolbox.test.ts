/** Other sheets say where parts of the toolbox stand, not how they look (ui.css). */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const STYLES = fileURLToPath(new URL("./", import.meta.url));
const read = (name: string) => readFileSync(STYLES + name, "utf8");

interface Rule {
    selectors: string[];
    properties: string[];
}

const split = (list: string, at: RegExp) => list.split(at).map((piece) => piece.trim());

/** Rules of a sheet, those within others with their own part of the selector. */
function rulesOf(sheet: string): Rule[] {
    const rules: Rule[] = [];
    const open: { head: string; said: string[] }[] = [];
    let text = "";
    for (const c of sheet.replace(/\/\*[\s\S]*?\*\//g, "")) {
        if (c !== "{" && c !== "}" && c !== ";") {
            text += c;
            continue;
        }
        const piece = text.trim();
        text = "";
        if (c === "{") open.push({ head: piece, said: [] });
        else if (piece !== "") open.at(-1)?.said.push(piece.replace(/:.*/s, "").trim());
        if (c !== "}") continue;
        const { head, said } = open.pop() ?? { head: "@", said: [] };
        const selectors = split(head, /,(?![^(]*\))/);
        if (!head.startsWith("@")) rules.push({ selectors, properties: said });
    }
    return rules;
}

const classesIn = (text: string) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);

/** What a rule is about: the last step of its selector, or the one around it where that is a bare element. */
function subjectOf(selector: string): string {
    const steps = split(selector, /[\s>+~]+(?![^(]*\))/);
    const last = steps.at(-1) ?? "";
    return last.includes(".") ? last : (steps.at(-2) ?? last);
}

/** Words beside the parts, which all sheets use. */
const WORDS = ["muted"];

const toolbox = new Set(
    rulesOf(read("ui.css"))
        .flatMap(({ selectors }) => selectors.flatMap((one) => classesIn(subjectOf(one))))
        .filter((name) => !WORDS.includes(name as string)),
);

/** Where something stands, how much room it has, and how it stands there; and what ui.css leaves to others. */
const PLACE =
    /^(?:--[\w-]+|(?:(?:min|max)-)?(?:width|height)|margin.*|inset.*|top|right|bottom|left|position|z-index|order|float|display|visibility|flex.*|grid.*|gap|(?:row|column)-gap|(?:align|justify|place)-.*|overflow.*|white-space|text-(?:align|overflow)|transform|opacity|touch-action)$/;

function restyled(sheet: string): string[] {
    return rulesOf(sheet).flatMap(({ selectors, properties }) =>
        selectors
            .filter((one) => classesIn(subjectOf(one)).some((name) => toolbox.has(name)))
            .flatMap((one) =>
                properties.filter((name) => !PLACE.test(name)).map((name) => `${one}: ${name}`),
            ),
    );
}

test("no sheet but ui.css says how a part of the toolbox looks", () => {
    expect(toolbox.size).toBeGreaterThan(40);
    expect(restyled(".lab .button { color: red; width: 4em; --ui-pad: 0 }")).toEqual([
        ".lab .button: color",
    ]);
    expect(restyled("@media print { .a, .play .segment span { padding: 0 5px } }")).toEqual([
        ".play .segment span: padding",
    ]);
    expect(restyled(".a :is(.select, b) { font-size: 1rem } .button-row { color: red }")).toEqual([
        ".a :is(.select, b): font-size",
    ]);
    const sheets = readdirSync(STYLES).filter((name) => name.endsWith(".css") && name !== "ui.css");
    expect(sheets.flatMap((name) => restyled(read(name)).map((one) => `${name}: ${one}`))).toEqual(
        [],
    );
});

test("what the toolbox leaves to others is said by them, and read by it", () => {
    const left = (text: string, what: RegExp) =>
        [...new Set([...text.matchAll(what)].map(([, name]) => name))].sort();
    const sheets = readdirSync(STYLES).filter((name) => name.endsWith(".css"));
    expect(left(sheets.map(read).join(""), /[\s;{](--ui-[\w-]+):/g)).toEqual(
        left(read("ui.css"), /var\((--ui-[\w-]+)/g),
    );
});
