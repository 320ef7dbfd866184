/** What lies over the board on the page, as parts of an SVG: values of the moves, values of cells. */
import type { Cell, Show } from "../../engine/protocol.ts";
import { overlay } from "../../state/keep/overlays.ts";
import { settings } from "../../state/keep/settings.ts";
import { hasTool } from "../../state/read/looks.ts";
import { chosenMoves } from "../../state/read/mixture.ts";
import { clicksOf } from "../../state/read/paths.ts";
import { stageValues } from "../../state/read/stages.ts";
import { shownReport, shownRows } from "../../state/read/store.ts";
import { shortText } from "../../text/value.ts";
import { planOf, spotOf } from "../draw/floors.ts";
import { cellOf, marks, markText } from "../draw/geometry.ts";
import { CELL } from "./squares.tsx";

interface Value {
    cell: Cell;
    main: string;
    sub: string;
    best: boolean;
}

/** The values that stand on the board now. */
export function valuesOn(line: Show): Value[] {
    const report = shownReport.value;
    const none = line.status === "over" || !hasTool(line.family, "layers");
    if (!settings.value.boardValues || report === null || none) return [];
    const chosen = chosenMoves(report);
    if (clicksOf(line) < 2)
        return marks(line, shownRows.value).map(({ cell, row }) => ({
            cell,
            ...markText(row, report, line),
            best: chosen.includes(row.move),
        }));
    const stages = [...stageValues(line, report, [], 0)];
    const best = Math.max(...stages.map(([, { best }]) => best ?? Number.NEGATIVE_INFINITY));
    return stages.flatMap(([token, value]) => {
        const cell = cellOf(line.view, token);
        if (cell === undefined || value.best === null) return [];
        return [{ cell, main: shortText(value.best, report), sub: "", best: value.best === best }];
    });
}

/** Beside the piece of a cell, not over it. */
const CORNER = "translate(-8 -24) scale(0.8)";

/** On a ground of its own: it is read upon any piece. */
function Mark({ main, sub, best }: Value) {
    const text = sub === "" ? main : `${main} ${sub}`;
    const width = 18 + 14 * text.length;
    return (
        <g>
            <rect
                x={50 - width / 2}
                y="32"
                width={width}
                height="36"
                rx="10"
                style={{
                    fill: best ? "var(--accent)" : "var(--surface)",
                    stroke: best ? "var(--accent)" : "var(--line-strong)",
                }}
                stroke-width="2"
            />
            <text
                x="50"
                y="59"
                style={{
                    fill: best ? "var(--on-accent)" : "var(--text)",
                    font: "650 25px var(--font)",
                    textAnchor: "middle",
                }}
            >
                {text}
            </text>
        </g>
    );
}

export function Values({ line }: { line: Show }) {
    const { view } = line;
    const plan = planOf(view, false);
    const spot = (cell: Cell) => {
        const { x, y } = spotOf(view, plan, cell);
        return `translate(${x * CELL} ${y * CELL})`;
    };
    return (
        <>
            {valuesOn(line).map((value) => (
                <g key={value.cell.id} transform={spot(value.cell)}>
                    <g transform={value.cell.piece < 0 ? "" : CORNER}>
                        <Mark {...value} />
                    </g>
                </g>
            ))}
        </>
    );
}

/** Under the pieces: warm cells, or who owns what. */
export function CellValues({ line }: { line: Show }) {
    const shown = overlay.value.cells;
    if (shown === null) return null;
    const { kind, values, player } = shown;
    const { view } = line;
    const plan = planOf(view, false);
    const most = Math.max(1, ...[...values.values()].map(Math.abs));
    return (
        <>
            {view.cells.map((cell) => {
                const value = values.get(cell.id) ?? 0;
                if (value === 0 || cell.place === "wall") return null;
                const { x, y } = spotOf(view, plan, cell);
                const owner = value > 0 ? player : 1 - player;
                const heat = kind === "heat";
                return (
                    <rect
                        key={cell.id}
                        x={x * CELL + 9}
                        y={y * CELL + 9}
                        width={CELL - 18}
                        height={CELL - 18}
                        rx="10"
                        style={{ fill: heat ? "var(--heat)" : `var(--player-${owner})` }}
                        opacity={heat ? 0.06 + 0.84 * value : 0.25 + 0.5 * (Math.abs(value) / most)}
                    />
                );
            })}
        </>
    );
}
