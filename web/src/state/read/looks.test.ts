/**
 * The page knows the rules of no game: it asks how pieces are drawn in a few places only, all of which draw. What
 * else differs between games, their rows say (tools, what moves ask, how games end).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "..");

/** Who may ask `lookOf`, and the sheets with a selector of a look: each place, as often as it stands there. */
const PLACES = {
    // The icon of a game.
    "app/variant.tsx": 1,
    "board/board.tsx": 1,
    "board/draw/piece.tsx": 1,
    "board/grid.tsx": 1,
    "board/picture/picture.tsx": 1,
    "panels/inside/tree/mini.ts": 1,
    "panels/setup/panel.tsx": 1,
    "text/cells.ts": 1,
    "text/layers.ts": 1,
    "styles/tiles.css": 1,
    // Colours by day and by night.
    "styles/tokens.css": 3,
    "styles/tokens.tiles.css": 2,
};
const MOST = 15;

/** Places of a file that ask for a look, in whatever way. */
function asked(file: string, source: string): number {
    const text = source.replace(/\/\*[\s\S]*?\*\/|(?<![:"])\/\/.*/g, "");
    const ways = file.endsWith(".css")
        ? /\[data-look/g
        : /\blookOf\(|\blook\b(?:\?\.|\.)includes\(|\.look\[/g;
    return [...text.matchAll(ways)].length;
}

test("a question after a look is found however it is put", () => {
    const code = 'if (lookOf(family) === "tiles") row.look.includes("tiles"); // lookOf(';
    expect(asked("a.ts", code)).toBe(2);
    expect(asked("a.css", '.app:is([data-look~="a"], [data-look~="b"]) {} /* [data-look] */')).toBe(
        2,
    );
});

test("only who draws asks how pieces are drawn", () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|^pictures\//.test(file))
        .filter((file) => file !== "state/read/looks.ts");
    const found: { [file: string]: number } = {};
    for (const file of files) {
        const count = asked(file, readFileSync(join(SOURCE, file), "utf8"));
        if (count > 0) found[file] = count;
    }
    expect(found).toEqual(PLACES);
    const all = Object.values(found).reduce((sum, count) => sum + count, 0);
    expect(all).toBeLessThanOrEqual(MOST);
});
