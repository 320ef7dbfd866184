/** The codes that the page knows are those of the core: the types are made from the rows of messages.def. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CORE, type Saying, sayings } from "../testing/sayings.ts";

const member = ({ name, number, optional }: Saying["parts"][number]) =>
    `${name}${optional ? "?" : ""}: ${number ? "number" : "string"}`;

/** As Biome writes it. */
function row({ code, parts }: Saying): string {
    if (parts.length === 0) return `    ${code}: Record<string, never>;`;
    const line = `    ${code}: { ${parts.map(member).join("; ")} };`;
    if (line.length <= 100) return line;
    const lines = parts.map((part) => `        ${member(part)};\n`);
    return `    ${code}: {\n${lines.join("")}    };`;
}

// Another row, another name for one, or other parts: npx vitest run src/engine/codes.test.ts -u
test("the types name every row of messages.def and its parts", async () => {
    const found = sayings();
    const rows = readdirSync(CORE, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith("messages.def"))
        .map((name) => readFileSync(join(CORE, name), "utf8").match(/^MESSAGE\(/gm)?.length ?? 0);
    expect(found.length).toBe(rows.reduce((sum, count) => sum + count));
    expect(found.length).toBeGreaterThan(350);
    expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
    for (const { code, parts } of found)
        expect(
            parts.every(({ name }) => /^\w+$/.test(name)),
            code,
        ).toBe(true);
    const lines = [
        "/**",
        " * What the core can say, by codes, and the parts of each sentence: made from the rows of messages.def by the test",
        " * that holds it against them (web/src/engine/codes.test.ts).",
        " */",
        "export interface Sayings {",
        ...found.map(row),
        "}",
        "",
        "export type Code = keyof Sayings;",
    ];
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(join(CORE, "answers/codes.ts"));
});
