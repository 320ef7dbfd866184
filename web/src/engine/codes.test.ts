/** The codes that the page knows are those of the core: the type is made from the rows of messages.def. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CORE = fileURLToPath(new URL("../../../core/", import.meta.url));

/** The codes of all tables in their order. */
function codes(): string[] {
    const tables = readdirSync(CORE, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith("messages.def"))
        .map((name) => readFileSync(join(CORE, name), "utf8"));
    return tables
        .flatMap((table) => [...table.matchAll(/^MESSAGE\((\w+),/gm)])
        .map(([, code]) => code as string)
        .sort();
}

// Another row, or another name for one: npx vitest run src/engine/codes.test.ts -u
test("the type Code names every row of messages.def", async () => {
    const found = codes();
    expect(found.length).toBeGreaterThan(350);
    const lines = [
        "/**",
        " * What the core can say, by codes: made from the rows of messages.def by the test that holds it against",
        " * them (web/src/engine/codes.test.ts).",
        " */",
        "export type Code =",
        ...found.map((code) => `    | "${code}"`),
    ];
    await expect(`${lines.join("\n")};\n`).toMatchFileSnapshot(join(CORE, "answers/codes.ts"));
});
