import { expect, test } from "vitest";
import {
    blankMap,
    images,
    type MapDraft,
    mapRows,
    mapText,
    mirror,
    paint,
    readPosition,
    readRows,
    resize,
    starts,
    turn,
} from "./map.ts";

function map(text: string): MapDraft {
    const reading = readRows(text);
    if ("error" in reading) throw new Error(reading.error);
    return reading.map;
}

test("runs: walls, free cells, starts, letters", () => {
    expect(mapText(map("####\n#1a#\n#.a#\n####"))).toBe("4x4-_5-1a_2.a_5");
    expect(mapText(map("...\n.1.\n...\n\n...\n.A.\n..."))).toBe("3x3x2-.4-1.8A.4");
});

test("rows are read as they are written", () => {
    const rows = "#####\n#1.a#\n#a.2#\n#####";
    expect(mapRows(map(rows))).toBe(rows);
    expect(mapRows(map(`5 4\n${rows}\n`))).toBe(rows);
    const tower = "...\n.A1\n...\n\n...\n.A.\n...";
    expect(mapRows(map(tower))).toBe(tower);
    // Short rows are filled up; blanks are free.
    expect(mapRows(map("####\n# 1\n####"))).toBe("####\n#.1.\n####");
});

test("what is no map is refused with row and column", () => {
    expect(readRows("####\n#1?#\n####")).toEqual({
        error: 'Row 2, column 3: "?" means nothing on a map.',
    });
    expect(readRows("...\n.A.\n...\n\n...\n.!.\n...")).toEqual({
        error: 'Row 2, column 2 of floor 2: "!" means nothing on a map.',
    });
    expect(readRows("##")).toHaveProperty("error");
    expect(readRows("...\n.1.\n...\n\n...\n...")).toHaveProperty("error");
});

test("the map under a position: heads and trails are gone", () => {
    const reading = readPosition("#####/#..1#/#.**#/##### | 1@2,1 steps:2");
    expect("map" in reading && mapRows(reading.map)).toBe("#####\n#...#\n#.1.#\n#####");
    const start = readPosition("...../.1.2./.....");
    expect("map" in start && mapRows(start.map)).toBe(".....\n.1.2.\n.....");
});

test("symmetry repeats cells", () => {
    const room = blankMap(5, 4, 1, false);
    expect(images(room, 6, "none")).toEqual([6]);
    expect(images(room, 6, "sides")).toEqual([6, 8]);
    expect(images(room, 6, "both")).toEqual([6, 8, 11, 13]);
    expect(images(room, 6, "turn")).toEqual([6, 13]);
    expect(mapRows(paint(room, 6, "wall", "both", 1))).toBe(".....\n.#.#.\n.#.#.\n.....");
    expect(mapRows(paint(room, 6, "start", "turn", 1))).toBe(".....\n.1...\n...2.\n.....");
});

test("starts move, teleports come in pairs, stairs join two floors", () => {
    const room = blankMap(4, 3, 1, false);
    const first = paint(room, 0, "start", "none", 1);
    expect(mapRows(paint(first, 5, "start", "none", 1))).toBe("....\n.1..\n....");
    let gates = paint(room, 0, "teleport", "none", 1);
    gates = paint(gates, 3, "teleport", "none", 1);
    gates = paint(gates, 8, "teleport", "none", 1);
    expect(mapRows(gates)).toBe("a..a\n....\nb...");
    const tower = paint(blankMap(3, 3, 2, false), 4, "stairs", "none", 1);
    expect(mapRows(tower)).toBe("...\n.A.\n...\n\n...\n.A.\n...");
    expect(starts(first)).toBe(1);
});

test("size, mirror and turn", () => {
    const box = map("####\n#1.#\n#..#\n####");
    expect(mapRows(resize(box, 5, 4, 1))).toBe("#####\n#1..#\n#...#\n#####");
    const open = map("1..\n...\n..#");
    expect(mapRows(mirror(open))).toBe("..1\n...\n#..");
    expect(mapRows(turn(open))).toBe("..1\n...\n#..");
    expect(mapRows(turn(map("1..\n...\n.#.\n...")))).toBe("...1\n.#..\n....");
    expect(resize(open, 3, 3, 2).cells).toHaveLength(18);
});
