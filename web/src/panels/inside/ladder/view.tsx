/** View 5: the depth ladder. One band for every depth of iterative deepening. */

import { useState } from "preact/hooks";
import type { Brush } from "../../../charts/brush.ts";
import type { Painter } from "../../../charts/files.ts";
import { placeOf, scaleOf } from "../../../charts/palette.ts";
import { Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, rounded, type Table, tableOf } from "../../../charts/table.ts";
import type { Show } from "../../../engine/protocol.ts";
import { hovered, searching, show } from "../../../state/read/store.ts";
import { countText, short, timeText } from "../../../text/format.ts";
import { titleOfMove, titlesOfMoves } from "../../../text/shown.ts";
import { limitText, type Measure, valueFor, valueText, valueTitle } from "../../../text/value.ts";
import { sets } from "../../../ui/field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Empty } from "../../../ui/words.tsx";
import { ladder as say } from "../../../words/inside/ladder.ts";
import { decimals } from "../../../words/numbers.ts";
import { useOutput, viewFields } from "../contract.ts";
import { ofPosition } from "../control.tsx";
import { reachOf, useMeasure } from "../measure.ts";
import { InSlot } from "../slot.tsx";
import { useAnswer } from "../watch.ts";
import { type Band, bandsOf, changesText, proofOf } from "./bands.ts";

const fields = viewFields("ladder", () => ({ scale: "log", row: "" }));
const head = say.table;
const HEAD = 26;
/** Widths below this get two lines a band. */
const NARROW = 620;

interface Drawing {
    bands: Band[];
    measure: Measure;
    chosen: number;
}

/** Twelve depths stand in view at once in a window that is 720 pixels high. */
const heightOf = (width: number) => (width < NARROW ? 62 : 27);

const columnsFor = (measure: Measure, line: Show | null): ColumnOf<Band>[] => [
    {
        title: head.depth,
        doc: head.depthDoc,
        numeric: false,
        of: ({ label }) => label,
    },
    { title: head.nodes, doc: head.nodesDoc, of: ({ nodes }) => nodes },
    { title: head.all, doc: head.allDoc, of: ({ total }) => total },
    { title: head.time, doc: head.timeDoc, of: ({ own }) => rounded(own, 1) },
    {
        title: head.growth,
        doc: head.growthDoc,
        of: ({ growth }) => rounded(growth),
    },
    {
        title: head.branching,
        doc: head.branchingDoc,
        of: ({ branching }) => rounded(branching),
    },
    { title: head.hits, doc: head.percent, of: ({ table_hits }) => rounded(table_hits, 1) },
    {
        title: head.cutoffs,
        doc: head.percent,
        of: ({ first_cutoffs }) => rounded(first_cutoffs, 1),
    },
    { title: head.best, numeric: false, of: ({ best }) => titleOfMove(best) },
    { title: head.changed, numeric: false, of: ({ changed }) => (changed ? head.yes : "") },
    {
        title: line === null ? head.value : valueTitle(measure, line, line.mover ?? 0),
        text: (cell) => valueText(cell as number | null, measure),
        of: ({ value }) => rounded(value),
    },
    { title: head.line, numeric: false, of: ({ pv }) => titlesOfMoves(pv) },
];

const tableFor = ({ bands, measure, chosen }: Drawing, line: Show | null): Table => ({
    ...tableOf(head.caption, bands, columnsFor(measure, line), (_, i) => ({
        current: i === chosen,
    })),
    onPick: (key) => choose(Number(key)),
});

function choose(band: number): void {
    fields.change({ row: band < 0 ? "" : String(band) });
}

interface Column {
    head: "time" | "growth" | "branching" | "table" | "value";
    x: number;
    width: number;
    text: (band: Band, measure: Measure) => string;
    strong?: boolean;
}

/** "≥ 54 %", "won" */
const worthText = (band: Band, measure: Measure) =>
    proofOf(band) === "" ? limitText(band.value, band.bound, measure) : band.sign + proofOf(band);

/** Columns of numbers at the right of the bars, as far as there is room. */
function columnsOf(width: number): Column[] {
    const wide: Omit<Column, "x">[] = [
        { head: "time", width: 62, text: (band) => timeText(band.own) },
        {
            head: "growth",
            width: 58,
            text: ({ growth }) => (growth === null ? "" : say.times(decimals(growth, 1))),
        },
        { head: "branching", width: 66, text: (band) => decimals(band.branching, 2) },
        {
            head: "table",
            width: 50,
            text: ({ table_hits: hits }) => (hits === null ? "" : say.share(Math.round(hits))),
        },
        {
            head: "value",
            width: 66,
            text: worthText,
            strong: true,
        },
    ];
    const chosen =
        width < NARROW ? wide.filter(({ head }) => head === "time" || head === "value") : wide;
    let x = 0;
    return chosen.map((column) => {
        x += column.width;
        return { ...column, x };
    });
}

function paintBand(
    brush: Brush,
    { bands, measure, chosen }: Drawing,
    i: number,
    width: number,
): void {
    const { palette } = brush;
    const band = bands[i] as Band;
    const narrow = width < NARROW;
    const high = heightOf(width);
    const y = HEAD + i * high;
    const middle = y + (narrow ? 18 : high / 2);
    if (i === chosen) brush.rect(0, y, width, high, palette.inset);
    brush.line([0, y + high - 0.5, width, y + high - 0.5], { colour: palette.line, width: 1 });
    brush.text(band.label, 40, middle, {
        size: band.label.length > 3 ? 10 : 16,
        weight: band.label.length > 3 ? 500 : 650,
        fill: palette.text,
        align: "right",
    });
    // The move it wants to play: an arrow head says that it is another one than before.
    const scale = scaleOf(palette);
    const { middle: even, span } = reachOf(
        measure.bounds,
        bands.map(({ value }) => value),
    );
    const place = placeOf(band.value, even, span);
    if (band.changed) brush.polygon([52, middle - 6, 60, middle, 52, middle + 6], palette.accent);
    brush.text(titleOfMove(band.best), 66, middle, {
        size: 13,
        weight: band.changed ? 700 : 500,
        fill: band.changed ? palette.accent : palette.text,
        room: 78,
    });
    const columns = columnsOf(width);
    const { left, bars, numbers, lineRoom } = roomOf(width);
    const long = Math.max(2, band.share * bars);
    const text = countText(band.nodes);
    const bar = narrow ? y + 31 : middle - 9;
    const thick = narrow ? 7 : 18;
    brush.rect(left, bar, bars, thick, palette.inset);
    brush.rect(left, bar, long, thick, scale.fill(place));
    const inside = !narrow && long > text.length * 8 + 8;
    brush.text(text, narrow ? 200 : inside ? left + long - 6 : left + long + 6, middle, {
        size: 12,
        weight: 600,
        fill: inside ? scale.ink(place) : palette.text,
        align: inside || narrow ? "right" : "left",
    });
    const end = narrow ? 200 : left + bars;
    for (const column of columns)
        brush.text(column.text(band, measure), end + column.x, middle, {
            size: 12,
            weight: column.strong ? 650 : 400,
            fill: column.strong ? palette.text : palette.soft,
            align: "right",
        });
    const [x, lineY, room] = narrow
        ? [66, y + 49, width - 72]
        : [left + bars + numbers + 8, middle, lineRoom];
    if (room > 30)
        brush.text(titlesOfMoves(band.pv), x, lineY, { size: 12, fill: palette.soft, room });
}

/** Bars between the moves and the numbers; on narrow screens a line of their own. */
function roomOf(width: number): { left: number; bars: number; numbers: number; lineRoom: number } {
    if (width < NARROW) return { left: 66, bars: width - 72, numbers: 0, lineRoom: 0 };
    const numbers = (columnsOf(width).at(-1)?.x ?? 0) + 8;
    const lineRoom = Math.min(260, Math.max(0, (width - numbers - 150) * 0.4));
    return { left: 150, bars: width - 150 - numbers - lineRoom - 12, numbers, lineRoom };
}

function paintHead(brush: Brush, width: number): void {
    const { palette } = brush;
    const style = { size: 11, fill: palette.soft } as const;
    const { left, bars, numbers, lineRoom } = roomOf(width);
    const narrow = width < NARROW;
    const end = narrow ? 200 : left + bars;
    brush.text(say.heads.depth, 40, 12, { ...style, align: "right" });
    brush.text(say.heads.best, 66, 12, style);
    brush.text(say.heads.nodes, narrow ? 200 : left, 12, {
        ...style,
        align: narrow ? "right" : "left",
    });
    for (const column of columnsOf(width))
        brush.text(say.heads[column.head], end + column.x, 12, { ...style, align: "right" });
    if (lineRoom > 60)
        brush.text(say.heads.line, end + numbers + 8, 12, { ...style, room: lineRoom });
    brush.line([0, HEAD - 0.5, width, HEAD - 0.5], { colour: palette.line, width: 1 });
}

const painter =
    (drawing: Drawing): Painter =>
    (brush, size) => {
        paintHead(brush, size.width);
        drawing.bands.forEach((_, i) => {
            paintBand(brush, drawing, i, size.width);
        });
    };

function Detail({ band, measure, line }: { band: Band; measure: Measure; line: Show }) {
    const worth =
        proofOf(band) === ""
            ? say.bounds[band.bound ?? "exact"](
                  valueFor(band.value, measure, line, line.mover ?? 0),
              )
            : worthText(band, measure);
    const told = say.detail({
        depth: band.depth,
        nodes: short(band.nodes),
        time: timeText(band.own),
        growth: band.growth === null ? null : decimals(band.growth, 1),
        searches: band.searches,
        best: titleOfMove(band.best),
        value: worth,
        researches: band.researches,
    });
    return (
        <p class="inside-note">
            {told} <span class="muted">{say.line(titlesOfMoves(band.pv))}</span>
        </p>
    );
}

export function Ladder() {
    const line = useAnswer("history", () => "history").answer.value;
    const [width, setWidth] = useState(900);
    const { scale, row } = fields.read();
    const measure = useMeasure();
    const board = show.value;
    const bands = bandsOf(line?.iterations ?? [], scale === "log");
    const chosen = row === "" ? -1 : Math.min(Number(row) || 0, bands.length - 1);
    const drawing: Drawing = { bands, measure, chosen };
    const paint = painter(drawing);
    const height = HEAD + bands.length * heightOf(width);
    useOutput({
        picture: bands.length === 0 ? null : { width, height, paint },
        table: tableFor(drawing, board),
        data: () => line,
        command: "history",
    });
    const at = (event: MouseEvent) => {
        const i = Math.floor((event.offsetY - HEAD) / heightOf(width));
        return i >= 0 && i < bands.length ? i : -1;
    };
    if (bands.length === 0 || board === null)
        return (
            <Empty>
                {searching.value.last === null
                    ? ofPosition(say.begin)
                    : line === null
                      ? "…"
                      : say.none}
            </Empty>
        );
    return (
        <div class="ladder">
            <InSlot>
                <Switch
                    value={scale === "log"}
                    onChange={(log) => fields.change({ scale: log ? "log" : "lin" })}
                >
                    {say.logarithmic}
                </Switch>
                <p class="muted">{changesText(bands)}</p>
            </InSlot>
            <Detail band={(bands[chosen] ?? bands.at(-1)) as Band} measure={measure} line={board} />
            <div class="pane">
                <div class="ladder-canvas" style={{ height: `${height}px` }}>
                    <Surface
                        tabIndex={0}
                        paint={paint}
                        onSize={(size) => setWidth(size.width)}
                        label={say.label(bands.length, changesText(bands))}
                        onMouseMove={(event) => {
                            hovered.value = bands[at(event)]?.best ?? null;
                        }}
                        onMouseLeave={sets(hovered, null)}
                        onClick={(event) => choose(at(event) === chosen ? -1 : at(event))}
                    />
                </div>
            </div>
        </div>
    );
}
