/**
 * A map that is being drawn: one character a cell, floor by floor from the lowest, row by row from the
 * top left. `#` wall, `.` free, `1`..`6` starts, a-z ends of teleports, A-Z stairs. The core says
 * whether it is a good map; here are only its texts and what changes it.
 */

import { editor as say } from "../../words/mapeditor.ts";

export interface MapDraft {
    width: number;
    height: number;
    floors: number;
    wrap: string;
    cells: string;
}

export const SIDE_LEAST = 3;
export const SIDE_MOST = 64;
export const FLOORS_MOST = 3;

const START = /[1-6]/;
const GATE = /[a-zA-Z]/;
/** Trails of riders 1 to 6 in texts of positions: free ground for a map. */
const TRAIL = /[*+=~%&]/;

type Ground = "cell" | "wall" | "start" | "teleport" | "stairs";

/** What a mark makes of its cell. */
export function groundOf(mark: string): Ground {
    if (mark === "#") return "wall";
    if (START.test(mark)) return "start";
    if (/[a-z]/.test(mark)) return "teleport";
    return /[A-Z]/.test(mark) ? "stairs" : "cell";
}

export interface Place {
    floor: number;
    row: number;
    column: number;
}

type Size = Pick<MapDraft, "width" | "height" | "floors">;

export function indexOf({ width, height }: Size, { floor, row, column }: Place): number {
    return (floor * height + row) * width + column;
}

export function placeOf({ width, height }: Size, index: number): Place {
    const inFloor = index % (width * height);
    return {
        floor: Math.floor(index / (width * height)),
        row: Math.floor(inFloor / width),
        column: inFloor % width,
    };
}

/** The cells of a map whose every mark follows from its place. */
function cellsBy(size: Size, markAt: (place: Place) => string | undefined): string {
    const length = size.width * size.height * size.floors;
    return Array.from({ length }, (_, i) => markAt(placeOf(size, i))).join("");
}

function isEdge({ width, height }: Size, { row, column }: Place): boolean {
    return row === 0 || column === 0 || row === height - 1 || column === width - 1;
}

export function blankMap(width: number, height: number, floors: number, walled: boolean): MapDraft {
    const size = { width, height, floors };
    const cells = cellsBy(size, (place) => (walled && isEdge(size, place) ? "#" : "."));
    return { ...size, wrap: "none", cells };
}

function withCells(map: MapDraft, change: (cells: string[]) => void): MapDraft {
    const cells = [...map.cells];
    change(cells);
    return { ...map, cells: cells.join("") };
}

/** Takes a mark off the map wherever it is. */
function lift(cells: string[], mark: string): void {
    cells.forEach((cell, i) => {
        if (cell === mark) cells[i] = ".";
    });
}

// ---------------------------------------------------------------- texts

/** The value of the parameter `map`: size and runs. */
export function mapText({ width, height, floors, cells }: MapDraft): string {
    let text = `${width}x${height}${floors > 1 ? `x${floors}` : ""}-`;
    for (let i = 0; i < cells.length; ) {
        const mark = cells[i] as string;
        if (mark === "#" || mark === ".") {
            let end = i;
            while (cells[end] === mark) end++;
            text += `${mark === "#" ? "_" : "."}${end - i > 1 ? end - i : ""}`;
            i = end;
        } else {
            text += START.test(mark) ? `-${mark}` : mark;
            i++;
        }
    }
    return text;
}

/** Rows for people, an empty line between floors. */
export function mapRows({ width, height, floors, cells }: MapDraft): string {
    const rows: string[] = [];
    for (let floor = 0; floor < floors; floor++) {
        if (floor > 0) rows.push("");
        for (let row = 0; row < height; row++) {
            const at = (floor * height + row) * width;
            rows.push(cells.slice(at, at + width));
        }
    }
    return rows.join("\n");
}

export type Reading = { map: MapDraft } | { error: string };

/** Rows as people write them; the contest's first row `WIDTH HEIGHT` is passed over. */
export function readRows(text: string): Reading {
    const lines = text.replaceAll("\r", "").split("\n");
    while (lines[0]?.trim() === "") lines.shift();
    while (lines.at(-1)?.trim() === "") lines.pop();
    if (/^\s*\d+\s+\d+\s*$/.test(lines[0] ?? "")) lines.shift();
    const floors: string[][] = [[]];
    for (const line of lines) {
        if (line === "") floors.push([]);
        else floors.at(-1)?.push(line);
    }
    const height = floors[0]?.length ?? 0;
    const width = Math.max(0, ...floors.flat().map((row) => row.length));
    if (height < SIDE_LEAST || width < SIDE_LEAST) return { error: say.tooSmall(SIDE_LEAST) };
    if (height > SIDE_MOST || width > SIDE_MOST)
        return {
            error: say.tooLarge(width, height, SIDE_MOST),
        };
    if (floors.length > FLOORS_MOST) return { error: say.tooHigh(floors.length, FLOORS_MOST) };
    let cells = "";
    for (const [floor, rows] of floors.entries()) {
        const on = floors.length > 1 ? floor + 1 : null;
        if (rows.length !== height)
            return {
                error: say.uneven(floor + 1, rows.length, height),
            };
        for (const [row, line] of rows.entries())
            for (const [column, mark] of [...line.padEnd(width)].entries()) {
                if (mark === "#" || START.test(mark) || GATE.test(mark)) cells += mark;
                else if (mark === "." || mark === " " || TRAIL.test(mark)) cells += ".";
                else
                    return {
                        error: say.meaningless(row + 1, column + 1, on, mark),
                    };
            }
    }
    return { map: { width, height, floors: floors.length, wrap: "none", cells } };
}

/** The map under a position of the core: heads and trails are taken off it. */
export function readPosition(position: string): Reading {
    const [drawing = "", ...notes] = position.split("|");
    const reading = readRows(drawing.trim().replaceAll("//", "\n\n").replaceAll("/", "\n"));
    if ("error" in reading) return reading;
    const grounds = [...notes.join(" ").matchAll(/([1-6a-zA-Z])@(\d+),(\d+)(?:,(\d+))?/g)];
    const map = withCells(reading.map, (cells) => {
        for (const [, mark] of grounds) if (START.test(mark as string)) lift(cells, mark as string);
        const { width, height, floors } = reading.map;
        for (const [, mark, x, y, floor] of grounds) {
            const place = {
                floor: Number(floor ?? 1) - 1,
                row: height - 1 - Number(y),
                column: Number(x),
            };
            const there =
                place.row >= 0 && place.column < width && place.floor >= 0 && place.floor < floors;
            if (there) cells[indexOf(reading.map, place)] = mark as string;
        }
    });
    return { map };
}

// ---------------------------------------------------------------- changes

export type Symmetry = "none" | "sides" | "ends" | "both" | "turn";

/** Where a cell is repeated, itself first. */
export function images(map: MapDraft, index: number, symmetry: Symmetry): number[] {
    const { floor, row, column } = placeOf(map, index);
    const at = (r: number, c: number) => indexOf(map, { floor, row: r, column: c });
    const farRow = map.height - 1 - row;
    const farColumn = map.width - 1 - column;
    const all = {
        none: [],
        sides: [at(row, farColumn)],
        ends: [at(farRow, column)],
        both: [at(row, farColumn), at(farRow, column), at(farRow, farColumn)],
        turn: [at(farRow, farColumn)],
    }[symmetry];
    return [...new Set([index, ...all])];
}

/** The first letter from `first` on that is there less than `most` times. */
function openLetter(cells: string[], first: string, most: number): string {
    for (let i = 0; i < 26; i++) {
        const letter = String.fromCharCode(first.charCodeAt(0) + i);
        if (cells.filter((cell) => cell === letter).length < most) return letter;
    }
    return first;
}

export type Tool = "wall" | "floor" | "start" | "teleport" | "stairs";

/** Uses a tool on a cell and its images. `start` is the number of the start that is placed. */
export function paint(
    map: MapDraft,
    index: number,
    tool: Tool,
    symmetry: Symmetry,
    start: number,
): MapDraft {
    return withCells(map, (cells) => {
        if (tool === "wall" || tool === "floor") {
            for (const at of images(map, index, symmetry)) cells[at] = tool === "wall" ? "#" : ".";
        } else if (tool === "start") {
            images(map, index, symmetry).forEach((at, i) => {
                const mark = String(start + i);
                if (!START.test(mark)) return;
                lift(cells, mark);
                cells[at] = mark;
            });
        } else if (tool === "teleport") {
            cells[index] = ".";
            cells[index] = openLetter(cells, "a", 2);
        } else {
            // The same letter above and below: stairs stand on one place of all floors they join.
            const floor = map.width * map.height;
            const letter = openLetter(cells, "A", 1);
            const { floor: here } = placeOf(map, index);
            const other = here + 1 < map.floors ? index + floor : index - floor;
            cells[index] = letter;
            if (map.floors > 1) cells[other] = letter;
        }
    });
}

export function resize(map: MapDraft, width: number, height: number, floors: number): MapDraft {
    const size = { width, height, floors };
    const walled = /^#+$/.test(map.cells.slice(0, map.width));
    const rim = walled ? 1 : 0;
    const cells = cellsBy(size, (place) => {
        if (walled && isEdge(size, place)) return "#";
        const { floor, row, column } = place;
        const inner = floor < map.floors && row < map.height - rim && column < map.width - rim;
        return inner ? map.cells[indexOf(map, place)] : ".";
    });
    return { ...map, ...size, cells };
}

/** The whole map seen in a mirror, left for right. */
export function mirror(map: MapDraft): MapDraft {
    const cells = cellsBy(
        map,
        (place) => map.cells[indexOf(map, { ...place, column: map.width - 1 - place.column })],
    );
    return { ...map, cells };
}

/** The whole map turned by a quarter to the right. */
export function turn(map: MapDraft): MapDraft {
    const turned = { ...map, width: map.height, height: map.width };
    const cells = cellsBy(
        turned,
        ({ floor, row, column }) =>
            map.cells[indexOf(map, { floor, row: map.height - 1 - column, column: row })],
    );
    const wraps: { [wrap: string]: string } = { sides: "ends", ends: "sides" };
    return { ...turned, cells, wrap: wraps[map.wrap] ?? map.wrap };
}

/** Starts on the map. */
export function starts({ cells }: MapDraft): number {
    return [..."123456"].filter((mark) => cells.includes(mark)).length;
}
