/** The map editor: what it draws with, and what is wrong with a map. */
import { COLUMNS, counted, FLOORS, ROWS } from "./english.ts";

const columns = (count: number) => counted(count, COLUMNS);
const rows = (count: number) => counted(count, ROWS);
const floors = (count: number) => counted(count, FLOORS);

export const editor = {
    title: "Draw a map",
    cancel: "Cancel",
    play: "Play this map",

    // ------------------------------------------------------------ the map, as it is spoken
    size: (width: number, height: number) => `Map, ${columns(width)}, ${rows(height)}`,
    cell: (row: number, column: number) => `row ${row}, column ${column}`,
    /** `floor`: null where there is one only. */
    told: (row: number, column: number, floor: number | null, ground: string) =>
        floor === null
            ? `row ${row}, column ${column}: ${ground}`
            : `row ${row}, column ${column}, floor ${floor}: ${ground}`,
    /** What stands in a cell; `mark` tells which of several. */
    grounds: {
        cell: () => "free",
        wall: () => "wall",
        start: (mark: string) => `start ${mark}`,
        teleport: (mark: string) => `teleport ${mark}`,
        stairs: (mark: string) => `stairs ${mark}`,
    },
    help: {
        fingers: "A finger draws with the tool that is chosen.",
        keys: "Arrow keys walk over the map, Space uses the tool, Delete clears the cell, page up and page down change the floor.",
    },

    // ------------------------------------------------------------ tools
    tool: "Tool",
    tools: {
        wall: "Wall",
        floor: "Free",
        start: "Start",
        teleport: "Teleport",
        stairs: "Stairs",
    },
    rider: "Rider",
    symmetry: "Symmetry",
    symmetries: {
        none: "none",
        sides: "left and right",
        ends: "top and bottom",
        both: "both",
        turn: "half a turn",
    },
    columns: "Columns",
    rows: "Rows",
    floors: "Floors",
    glued: "Glued edges",
    undo: { title: "Undo", tip: "Undo (Ctrl+Z)" },
    redo: { title: "Redo", tip: "Redo (Ctrl+Y)" },
    mirror: "Mirror",
    turn: "Turn",
    clear: "Clear",

    // ------------------------------------------------------------ the map as text
    text: "Text",
    /** What stands between backquotes is typed. */
    textLabel:
        "The map as text: `#` wall, blank or `.` free, digits starts, small letters teleports, capitals stairs, an empty line between floors.",
    readText: "Read this text",
    tooSmall: (least: number) => `The map needs at least ${least} rows and columns.`,
    tooLarge: (width: number, height: number, most: number) =>
        `The map has ${columns(width)} and ${rows(height)}; ${most} are possible.`,
    tooHigh: (high: number, most: number) => `The map has ${floors(high)}; ${most} are possible.`,
    uneven: (floor: number, height: number, first: number) =>
        `Floor ${floor} has ${rows(height)}, the first one ${first}.`,
    /** `floor`: null where there is one only. */
    meaningless: (row: number, column: number, floor: number | null, mark: string) =>
        floor === null
            ? `Row ${row}, column ${column}: "${mark}" means nothing on a map.`
            : `Row ${row}, column ${column} of floor ${floor}: "${mark}" means nothing on a map.`,
};
