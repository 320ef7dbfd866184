/** The map on a canvas: a pointer draws on it, or a cursor that walks with the arrow keys. */

import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Cell, Show, View } from "../../engine/protocol.ts";
import { show } from "../../state/read/store.ts";
import { device } from "../../text/device.ts";
import { sets } from "../../ui/field.tsx";
import { editor as say } from "../../words/mapeditor.ts";
import { cellAt, cellsById, cellUnder, narrow, type Plan, planOf, spotOf } from "../draw/floors.ts";
import { paintGround, paintHead, pointUnder, sheetOn } from "../draw/paint.ts";
import { usePainting } from "../draw/painting.ts";
import { middleOf } from "../draw/trails.ts";
import { groundOf, type MapDraft, placeOf, type Tool } from "./map.ts";
import { draft, past, tool, use } from "./state.ts";

const cursor = signal(0);
const shown = signal(false);
const spoken = signal("");

/** The draft as the board's painting wants it. */
export function viewOf(map: MapDraft): View {
    const links: View["links"] = [];
    const cells = [...map.cells].map((mark, id): Cell => {
        const { floor, row, column } = placeOf(map, id);
        const place = groundOf(mark);
        const cell: Cell = {
            id,
            x: column,
            y: map.height - 1 - row,
            floor,
            place,
            piece: -1,
            owner: -1,
            click: -1,
            name: say.cell(row + 1, column + 1),
        };
        if (place === "teleport" || place === "stairs") cell.label = mark;
        return cell;
    });
    const view = {
        columns: map.width,
        rows: map.height,
        floors: map.floors,
        cells,
        links,
        motions: [],
    };
    const glue = (a: Cell | undefined, b: Cell | undefined) => {
        if (a && b && a.place !== "wall" && b.place !== "wall")
            links.push({ from: a.id, to: b.id, kind: "wrap" });
    };
    for (let floor = 0; floor < map.floors; floor++) {
        if (map.wrap === "sides" || map.wrap === "torus")
            for (let y = 0; y < map.height; y++)
                glue(cellAt(view, floor, 0, y), cellAt(view, floor, map.width - 1, y));
        if (map.wrap === "ends" || map.wrap === "torus")
            for (let x = 0; x < map.width; x++)
                glue(cellAt(view, floor, x, 0), cellAt(view, floor, x, map.height - 1));
    }
    return view;
}

function draw(canvas: HTMLCanvasElement, map: MapDraft, view: View, plan: Plan): void {
    const sheet = sheetOn(canvas, { ...(show.peek() as Show), view }, plan);
    paintGround(sheet);
    for (const cell of view.cells) {
        if (cell.place !== "start") continue;
        const owner = Number(map.cells[cell.id]) - 1;
        const head = { ...middleOf(view, plan, cell), dx: 0, dy: 0, cell: cell.id };
        paintHead(sheet, { owner, lines: [], head, steps: 0 }, false);
    }
    const focused = cellsById(view).get(cursor.value);
    if (shown.value && focused !== undefined) {
        const { x, y } = spotOf(view, plan, focused);
        sheet.pen.strokeStyle = sheet.colours.accent;
        sheet.pen.lineWidth = Math.max(0.12, (2 * sheet.ratio) / sheet.size);
        sheet.pen.strokeRect(x + 0.05, y + 0.05, 0.9, 0.9);
    }
}

function describeCell(map: MapDraft, index: number): string {
    const { floor, row, column } = placeOf(map, index);
    const mark = map.cells[index] ?? "";
    const what = say.grounds[groundOf(mark)](mark);
    return say.told(row + 1, column + 1, map.floors > 1 ? floor + 1 : null, what);
}

const WALK: { [key: string]: [number, number, number] } = {
    ArrowLeft: [-1, 0, 0],
    ArrowRight: [1, 0, 0],
    ArrowUp: [0, -1, 0],
    ArrowDown: [0, 1, 0],
    PageUp: [0, 0, 1],
    PageDown: [0, 0, -1],
};

function onKeyDown(event: KeyboardEvent): void {
    const map = draft.value;
    if (map === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = WALK[event.key];
    // The map may have become smaller.
    const at = Math.min(cursor.value, map.cells.length - 1);
    if (step !== undefined) {
        const { floor, row, column } = placeOf(map, at);
        const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
        const f = within(floor + step[2], map.floors);
        const r = within(row + step[1], map.height);
        const c = within(column + step[0], map.width);
        cursor.value = (f * map.height + r) * map.width + c;
        shown.value = true;
    } else if (event.key === " " || event.key === "Enter") use(at, tool.value);
    else if (event.key === "Delete" || event.key === "Backspace") use(at, "floor");
    else return;
    if (step === undefined) cursor.value = at;
    event.preventDefault();
    event.stopPropagation();
    spoken.value = describeCell(draft.value as MapDraft, cursor.value);
}

export function MapCanvas() {
    const map = draft.value;
    return map === null ? null : <Drawing map={map} />;
}

function Drawing({ map }: { map: MapDraft }) {
    const view = viewOf(map);
    const plan = planOf(view, narrow.value);
    const canvas = usePainting((element) => draw(element, map, view, plan));
    const drag = useRef<{ kind: Tool; last: number; begun: boolean } | null>(null);

    const indexUnder = (event: PointerEvent): number | null => {
        const element = canvas.current;
        if (element === null) return null;
        const { x, y } = pointUnder(event, element, plan);
        return cellUnder(view, plan, x, y)?.id ?? null;
    };
    const onDraw = (event: PointerEvent, first: boolean) => {
        const index = indexUnder(event);
        if (index === null || drag.current === null) return;
        if (!first && index === drag.current.last) return;
        const line = drag.current.kind === "wall" || drag.current.kind === "floor";
        if (!first && !line) return;
        drag.current.last = index;
        cursor.value = index;
        drag.current.begun = use(index, drag.current.kind, drag.current.begun);
    };
    return (
        <div
            class="map-board"
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys
            tabIndex={0}
            aria-label={say.size(map.width, map.height)}
            aria-describedby="map-help"
            data-undo={past.value.length}
            onFocus={(event) => {
                shown.value = event.currentTarget.matches(":focus-visible");
            }}
            onBlur={sets(shown, false)}
            onKeyDown={onKeyDown}
            onContextMenu={(event) => event.preventDefault()}
            onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                const index = indexUnder(event);
                if (index === null) return;
                // Drawing over a wall takes it away; the right button always does.
                const over = map.cells[index] === "#" && tool.value === "wall";
                drag.current = {
                    kind: event.button === 2 || over ? "floor" : tool.value,
                    last: -1,
                    begun: false,
                };
                onDraw(event, true);
            }}
            onPointerMove={(event) => onDraw(event, false)}
            onPointerUp={() => {
                drag.current = null;
            }}
            onPointerCancel={() => {
                drag.current = null;
            }}
        >
            <canvas ref={canvas} />
            <p class="sr-only" id="map-help">
                {device(say.help.fingers, say.help.keys)}
            </p>
            <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">
                {spoken.value}
            </div>
        </div>
    );
}
