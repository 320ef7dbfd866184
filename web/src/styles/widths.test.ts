/** Sizes of the window stand in one table, by names. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withWidths } from "../../site/widths.ts";
import * as widths from "./widths.ts";

const SOURCE = fileURLToPath(new URL("../", import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const read = (name: string) => readFileSync(SOURCE + name, "utf8");

/** Sizes that a text compares the window with. */
const sizesIn = (text: string) =>
    [...text.matchAll(/(?:@media|matchMedia\()[^{;]*/g)].flatMap(([query]) =>
        [...query.matchAll(/(?:width|height|aspect-ratio)\s*[:<>=][^)]*/g)].map(([size]) => size),
    );

test("no style sheet and no module compares the window with a size of its own", () => {
    expect(sizesIn("@media screen and (max-width: 600px) {")).toEqual(["width: 600px"]);
    expect(sizesIn('matchMedia("(width > 5em)").matches;')).toEqual(["width > 5em"]);
    expect(sizesIn("@container (max-width: 560px) {\n @media (--narrow) {")).toEqual([]);
    const own = files
        .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
        .flatMap((name) => sizesIn(read(name)).map((size) => `${name}: ${size}`));
    expect(own).toEqual([]);
});

test("every size has a use, and a name that is none is an error", () => {
    const sheets = files
        .filter((name) => name.endsWith(".css"))
        .map(read)
        .join("");
    const unused = Object.keys(widths).filter((name) => !sheets.includes(`(--${name})`));
    expect(unused).toEqual([]);
    expect(withWidths("@media (--narrow) and (pointer: coarse) { a { color: var(--b) } }")).toBe(
        `@media ${widths.narrow} and (pointer: coarse) { a { color: var(--b) } }`,
    );
    expect(() => withWidths("@media (--nowhere) {}")).toThrow("--nowhere");
});
