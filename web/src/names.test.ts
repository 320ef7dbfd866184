/**
 * The page knows the name of no searcher and no game: what it needs of them it reads from `describe`
 * (roles, looks). Exempt are tests, and data that is about one of them: lessons, the
 * document's figures, players to begin with, what the core says in another language, what search engines are told.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const SOURCE = import.meta.dirname;
const REGISTRY = readFileSync(join(SOURCE, "../../core/registry.def"), "utf8");
const NAMES = [
    ...new Set([...REGISTRY.matchAll(/^\w+\((?:\w+, )?(\w+)\)/gm)].map(([, name = ""]) => name)),
];
/** Words of every sentence: they name a searcher only where they stand alone or before values. */
const PLAIN = ["human", "random", "rules", "external", "solver"];
const EXEMPT =
    /\.test\.tsx?$|^(?:pictures|testing|reproduced|app\/lessons)\/|^words\/\w+\/(?:(?:reproduced|head)\.ts$|core\/)|^panels\/lab\/(?:curve\/document|write\/starts)\.ts$/;

/** What of a text names a searcher or a game. */
function named(text: string): string[] {
    return NAMES.filter((name) => {
        const word = name.replace("_", "[-_]");
        const use = PLAIN.includes(name) ? `^${word}$|\\b${word}\\(` : `\\b${word}\\b`;
        return new RegExp(use).test(text.trim());
    });
}

interface Node {
    type?: string;
    value?: unknown;
    regex?: { pattern: string };
}

/** Texts of a module: strings, templates, patterns and what stands between tags; no types. */
function texts(file: string, source: string): string[] {
    const found: string[] = [];
    const visit = (node: Node | null): void => {
        if (node === null || typeof node !== "object" || node.type === "TSLiteralType") return;
        const { value, regex } = node;
        const text = node.type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
        if (typeof text === "string") found.push(text);
        if (regex !== undefined) found.push(regex.pattern);
        for (const inner of Object.values(node)) visit(inner as Node | null);
    };
    visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }) as Node);
    return found;
}

test("names are found in every kind of text, and not in sentences", () => {
    expect(NAMES).toEqual(expect.arrayContaining(["connect4", "2048", "uct", "alphabeta_iter"]));
    expect(named("analyze uct endless")).toEqual(["uct"]);
    expect(named("solver(nodes=1)")).toEqual(["solver"]);
    expect(named("random")).toEqual(["random"]);
    expect(named("The exact solver judges random positions by the rules.")).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    const source = 'const a = ["pvs", `go ${b} tron`, /amazons/, <p>2048</p>]; // uct';
    expect(texts("a.tsx", source).flatMap(named)).toEqual(["pvs", "tron", "amazons", "2048"]);
});

test("the page names no searcher and no game", { timeout: 60_000 }, () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
    const modules = files.filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file));
    const found = modules.flatMap((file) =>
        texts(file, readFileSync(join(SOURCE, file), "utf8")).flatMap((text) =>
            named(text).map((name) => `${file}: ${name} in ${JSON.stringify(text)}`),
        ),
    );
    for (const file of files.filter((name) => name.endsWith(".css"))) {
        const sheet = readFileSync(join(SOURCE, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
        for (const [text] of sheet.matchAll(/"[^"]*"|\.[\w-]+/g))
            for (const name of named(text.replace(/["'.]/g, ""))) found.push(`${file}: ${name}`);
    }
    expect(modules.length).toBeGreaterThan(150);
    expect(found).toEqual([]);
});
