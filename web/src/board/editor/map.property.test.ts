/** Maps: texts come back, turns and mirrors too, tools stay within the map, hostile texts are refused. */
import { expect, test } from "vitest";
import { fc, of, pieces } from "../../testing/arbitrary.ts";
import {
    FLOORS_MOST,
    images,
    indexOf,
    type MapDraft,
    mapRows,
    mapText,
    mirror,
    paint,
    placeOf,
    type Reading,
    readPosition,
    readRows,
    resize,
    SIDE_LEAST,
    SIDE_MOST,
    type Symmetry,
    type Tool,
    turn,
} from "./map.ts";

const side = fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: SIDE_LEAST, max: 9 }) },
    fc.constant(SIDE_MOST),
);
const floors = fc.integer({ min: 1, max: FLOORS_MOST });
const wraps = fc.constantFrom("none", "sides", "ends", "torus");
const map: fc.Arbitrary<MapDraft> = fc
    .record({ width: side, height: side, floors, wrap: wraps })
    .chain(({ width, height, floors, wrap }) => {
        const length = width * height * floors;
        return of("####......123456azAZ", { minLength: length, maxLength: length }).map(
            (cells) => ({
                ...{ width, height, floors, wrap, cells },
            }),
        );
    });

/** The map that a text of runs means; written apart from what writes it. */
function unrun(text: string): Omit<MapDraft, "wrap"> {
    const [, width, height, floors = "1", runs = ""] =
        /^(\d+)x(\d+)(?:x(\d+))?-(.*)$/.exec(text) ?? [];
    let cells = "";
    for (const [, kind, count = "1", start, letter] of runs.matchAll(
        /([_.])(\d+)?|-([1-6])|([A-Za-z])/g,
    ))
        cells +=
            kind === undefined
                ? (start ?? letter)
                : (kind === "_" ? "#" : ".").repeat(Number(count));
    return { width: Number(width), height: Number(height), floors: Number(floors), cells };
}

const sound = (reading: Reading) => {
    if ("error" in reading) {
        expect(reading.error).toMatch(/\.$/);
        return;
    }
    const { width, height, floors, cells } = reading.map;
    expect(cells).toMatch(/^[#.1-6a-zA-Z]*$/);
    expect(cells.length).toBe(width * height * floors);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(SIDE_LEAST);
    expect(Math.max(width, height)).toBeLessThanOrEqual(SIDE_MOST);
    expect(floors).toBeLessThanOrEqual(FLOORS_MOST);
};

test("rows for people come back", () => {
    fc.assert(
        fc.property(map, fc.constantFrom("\n", "\r\n"), (one, end) => {
            const rows = mapRows(one).replaceAll("\n", end);
            expect(readRows(rows)).toEqual({ map: { ...one, wrap: "none" } });
        }),
        { numRuns: 60 },
    );
});

test("the value of the parameter says the same", () => {
    fc.assert(
        fc.property(map, (one) => {
            const { wrap, ...rest } = one;
            const text = mapText(one);
            expect(text).toMatch(/^[\dx]+-[-_.\dA-Za-z]*$/);
            expect(unrun(text)).toEqual(rest);
        }),
        { numRuns: 60 },
    );
});

test("a position without riders is its map", () => {
    fc.assert(
        fc.property(map, (one) => {
            const drawing = mapRows(one).replaceAll("\n\n", "//").replaceAll("\n", "/");
            expect(readPosition(drawing)).toEqual({ map: { ...one, wrap: "none" } });
        }),
        { numRuns: 60 },
    );
});

test("what stands under riders comes back on its place", () => {
    const at = fc.nat();
    fc.assert(
        fc.property(map, at, fc.constantFrom(..."1azA"), (one, place, mark) => {
            const bare = { ...one, cells: one.cells.replaceAll(/[1-6]/g, ".") };
            const index = place % bare.cells.length;
            const { floor, row, column } = placeOf(bare, index);
            const drawing = mapRows(bare).replaceAll("\n\n", "//").replaceAll("\n", "/");
            const note = `${mark}@${column},${one.height - 1 - row},${floor + 1}`;
            const cells = bare.cells.slice(0, index) + mark + bare.cells.slice(index + 1);
            expect(readPosition(`${drawing} | ${note} steps:2`)).toEqual({
                map: { ...bare, wrap: "none", cells },
            });
        }),
        { numRuns: 60 },
    );
});

test("hostile rows and positions are refused with a sentence, or are a map", () => {
    const rows = pieces(
        "...",
        "###",
        "#1#",
        "\n",
        "\n\n",
        "a",
        "A",
        " ",
        "3 3\n",
        "*",
        "%",
        "\r\n",
    );
    const far = fc.constantFrom(0, 1, 2, 3, 4, 99, 4294967294);
    const notes = fc.oneof(
        pieces("1@", "a@", "0", "2", ",", " ", "99", "4294967294", "|"),
        fc
            .array(fc.tuple(fc.constantFrom("1", "a", "Z"), far, far, far), { maxLength: 3 })
            .map((all) => all.map(([mark, x, y, floor]) => `${mark}@${x},${y},${floor}`).join(" ")),
    );
    fc.assert(
        fc.property(rows, notes, (one, note) => {
            sound(readRows(one));
            sound(readPosition(`${one.replaceAll("\n", "/")}|${note}`));
            sound(readPosition(`.../.../...|${note}`));
        }),
    );
});

test("a place and its number are the same", () => {
    fc.assert(
        fc.property(map, fc.nat(), (one, at) => {
            const index = at % one.cells.length;
            expect(indexOf(one, placeOf(one, index))).toBe(index);
        }),
    );
});

test("two mirrors and four turns are nothing; a turn keeps what there is", () => {
    fc.assert(
        fc.property(map, (one) => {
            expect(mirror(mirror(one))).toEqual(one);
            expect(turn(turn(turn(turn(one))))).toEqual(one);
            // Half a turn is the same before and after a mirror.
            expect(turn(turn(mirror(one)))).toEqual(mirror(turn(turn(one))));
            expect([...turn(one).cells].sort()).toEqual([...one.cells].sort());
        }),
        { numRuns: 40 },
    );
});

test("another size keeps the corner that both have, and back again what was in it", () => {
    fc.assert(
        fc.property(map, side, side, floors, (one, width, height, count) => {
            const next = resize(one, width, height, count);
            expect(next.cells).toMatch(/^[#.1-6a-zA-Z]*$/);
            expect(next.cells.length).toBe(width * height * count);
            expect(next.wrap).toBe(one.wrap);
            const walled = /^#+$/.test(one.cells.slice(0, one.width));
            const rest = walled ? 1 : 0;
            const wanted = Array.from(next.cells, (_, index) => {
                const { floor, row, column } = placeOf(next, index);
                const edge =
                    row === 0 || column === 0 || row === height - 1 || column === width - 1;
                if (walled && edge) return "#";
                const kept =
                    floor < one.floors && row < one.height - rest && column < one.width - rest;
                return kept ? one.cells[indexOf(one, { floor, row, column })] : ".";
            });
            expect(next.cells).toBe(wanted.join(""));
        }),
        { numRuns: 40 },
    );
});

test("images lie in the same floor, each once, and are images of one another", () => {
    const symmetry = fc.constantFrom<Symmetry>("none", "sides", "ends", "both", "turn");
    fc.assert(
        fc.property(map, fc.nat(), symmetry, (one, at, how) => {
            const index = at % one.cells.length;
            const all = images(one, index, how);
            expect(all[0]).toBe(index);
            expect(new Set(all).size).toBe(all.length);
            for (const image of all) {
                expect(placeOf(one, image).floor).toBe(placeOf(one, index).floor);
                expect(images(one, image, how).sort()).toEqual([...all].sort());
            }
        }),
    );
});

test("whatever is drawn, the map stays one: every start once, at its place", () => {
    const stroke = fc.record({
        at: fc.nat(),
        tool: fc.constantFrom<Tool>("wall", "floor", "start", "teleport", "stairs"),
        symmetry: fc.constantFrom<Symmetry>("none", "sides", "ends", "both", "turn"),
        start: fc.integer({ min: 1, max: 6 }),
    });
    const blank = fc
        .tuple(side, side, floors)
        .map(([width, height, count]) =>
            resize(
                { width: 3, height: 3, floors: 1, wrap: "none", cells: ".".repeat(9) },
                width,
                height,
                count,
            ),
        );
    fc.assert(
        fc.property(blank, fc.array(stroke, { maxLength: 30 }), (one, strokes) => {
            let now = one;
            for (const { at, tool, symmetry, start } of strokes) {
                const index = at % now.cells.length;
                now = paint(now, index, tool, symmetry, start);
                if (tool === "start") expect(now.cells[index]).toMatch(/[1-6]/);
                if (tool === "wall") expect(now.cells[index]).toBe("#");
                if (tool === "teleport") expect(now.cells[index]).toMatch(/[a-z]/);
            }
            expect(now.cells).toMatch(/^[#.1-6a-zA-Z]*$/);
            expect(now.cells.length).toBe(one.cells.length);
            for (const mark of "123456")
                expect(now.cells.split(mark).length).toBeLessThanOrEqual(2);
            for (const letter of now.cells.match(/[a-z]/g) ?? [])
                expect(now.cells.split(letter).length).toBeLessThanOrEqual(3);
        }),
        { numRuns: 60 },
    );
});
