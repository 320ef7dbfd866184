/** Maps with the ways of riders as parts of an SVG, as draw/paint.ts paints them on a canvas. A cell has 100 units. */
import type { Cell, Show } from "../../engine/protocol.ts";
import { type Step, stepsTo } from "../../state/read/steps.ts";
import { board as say } from "../../words/board.ts";
import { cellAt, cellsById, type Plan, planOf, spotOf } from "../draw/floors.ts";
import { PATTERNS } from "../draw/glyphs.ts";
import { Disc } from "../draw/piece.tsx";
import { middleOf, type Trail, trailsOf } from "../draw/trails.ts";
import { type BoardProps, CELL } from "./squares.tsx";

const units = (cells: number) => Math.round(cells * CELL * 100) / 100;

function Grid({ line, plan }: { line: Show; plan: Plan }) {
    const { columns, rows } = line.view;
    const ways = plan.floors.flatMap(({ x, y }) => [
        ...Array.from({ length: columns - 1 }, (_, i) => {
            return `M${units(x + i + 1)} ${units(y)}V${units(y + rows)}`;
        }),
        ...Array.from({ length: rows - 1 }, (_, i) => {
            return `M${units(x)} ${units(y + i + 1)}H${units(x + columns)}`;
        }),
    ]);
    return (
        <path
            d={ways.join("")}
            fill="none"
            style={{ stroke: "var(--field-grid)" }}
            stroke-width="4"
        />
    );
}

/** Where wall meets ground; an edge without a wall is one, too, unless it is glued to the other one. */
function edgesOf({ view }: Show, plan: Plan): string {
    const wraps = view.links.filter((link) => link.kind.startsWith("wrap"));
    const glued = new Set(wraps.flatMap((link) => [link.from, link.to]));
    let ways = "";
    for (const cell of view.cells) {
        if (cell.place === "wall") continue;
        const spot = spotOf(view, plan, cell);
        const [x, y] = [units(spot.x), units(spot.y)];
        const meets = (dx: number, dy: number) => {
            const other = cellAt(view, cell.floor, cell.x + dx, cell.y + dy);
            return other === undefined ? !glued.has(cell.id) : other.place === "wall";
        };
        if (meets(0, 1)) ways += `M${x} ${y}h${CELL}`;
        if (meets(0, -1)) ways += `M${x} ${y + CELL}h${CELL}`;
        if (meets(-1, 0)) ways += `M${x} ${y}v${CELL}`;
        if (meets(1, 0)) ways += `M${x + CELL} ${y}v${CELL}`;
    }
    return ways;
}

function Place({ cell }: { cell: Cell }) {
    const portal = { fill: "var(--portal)", stroke: "var(--portal)" };
    if (cell.place === "start")
        return (
            <circle
                cx="50"
                cy="50"
                r="36"
                fill="none"
                style={{ stroke: "var(--wall)" }}
                stroke-width="6"
            />
        );
    if (cell.place === "teleport")
        return (
            <circle cx="50" cy="50" r="44" style={portal} fill-opacity="0.22" stroke-width="9" />
        );
    if (cell.place !== "stairs") return null;
    return (
        <>
            <rect
                x="4"
                y="4"
                width="92"
                height="92"
                style={portal}
                fill-opacity="0.22"
                stroke="none"
            />
            {[12, 37, 62, 87].map((y) => (
                <path key={y} d={`M6 ${y}h20M74 ${y}h20`} style={portal} stroke-width="8" />
            ))}
        </>
    );
}

function Ground({ line, plan }: { line: Show; plan: Plan }) {
    const { view } = line;
    const walls = view.cells.filter(({ place }) => place === "wall");
    const block = (cell: Cell) => {
        const { x, y } = spotOf(view, plan, cell);
        return `M${units(x)} ${units(y)}h${CELL}v${CELL}h-${CELL}Z`;
    };
    return (
        <>
            {plan.floors.map(({ x, y }, floor) => (
                <g key={floor} transform={`translate(${units(x)} ${units(y)})`}>
                    <rect
                        width={view.columns * CELL}
                        height={view.rows * CELL}
                        style={{ fill: "var(--field)" }}
                    />
                    {view.floors > 1 && (
                        <text
                            y="-14"
                            style={{ fill: "var(--text-soft)", font: "600 56px var(--font)" }}
                        >
                            {say.floor(floor + 1)}
                        </text>
                    )}
                </g>
            ))}
            <Grid line={line} plan={plan} />
            <path d={walls.map(block).join("")} style={{ fill: "var(--wall)" }} />
            <path
                d={edgesOf(line, plan)}
                fill="none"
                style={{ stroke: "var(--wall-edge)" }}
                stroke-width="8"
                stroke-linecap="square"
            />
            {view.cells.map((cell) => {
                if (cell.place === "cell" || cell.place === "wall") return null;
                const { x, y } = spotOf(view, plan, cell);
                return (
                    <g key={cell.id} transform={`translate(${units(x)} ${units(y)})`}>
                        <Place cell={cell} />
                        {cell.place !== "start" && cell.label !== undefined && (
                            <text
                                x="50"
                                y="70"
                                style={{
                                    fill: "var(--text)",
                                    font: "650 56px var(--font)",
                                    textAnchor: "middle",
                                }}
                            >
                                {cell.label}
                            </text>
                        )}
                    </g>
                );
            })}
        </>
    );
}

/** The way of a rider: a broad line with its edge, and its pattern along the middle. */
function Way({ trail, out }: { trail: Trail; out: boolean }) {
    const points = trail.lines.map((line) =>
        (line.length === 1 ? [...line, ...line] : line)
            .map(({ x, y }) => `${units(x)},${units(y)}`)
            .join(" "),
    );
    const pattern = PATTERNS[trail.owner];
    const stroke = (width: number, ink: string, cap: string, dash?: string) =>
        points.map((way, i) => (
            <polyline
                key={`${width}.${i}`}
                points={way}
                fill="none"
                style={{ stroke: `var(${ink})` }}
                stroke-width={units(width)}
                stroke-linecap={cap as "round"}
                stroke-linejoin="round"
                stroke-dasharray={dash}
            />
        ));
    const own = `--player-${trail.owner}`;
    return (
        <g opacity={out ? 0.45 : 1}>
            {stroke(0.66, `${own}-ink`, "round")}
            {stroke(0.56, own, "round")}
            {pattern !== undefined &&
                pattern.width > 0 &&
                stroke(pattern.width, `${own}-ink`, pattern.cap, pattern.dash.map(units).join(" "))}
        </g>
    );
}

/** A rider: its disc with a nose where it looks; a cross when it is out. */
function Head({ trail, out }: { trail: Trail; out: boolean }) {
    const { head, owner } = trail;
    if (head === null) return null;
    const angle = (Math.atan2(head.dy, head.dx) * 180) / Math.PI;
    const looks = head.dx !== 0 || head.dy !== 0;
    return (
        <g transform={`translate(${units(head.x)} ${units(head.y)})`}>
            {looks && (
                <path
                    d="M66 0L30 -32V32Z"
                    transform={`rotate(${angle})`}
                    style={{ fill: `var(--player-${owner})`, stroke: "var(--board-mark)" }}
                    stroke-width="7"
                    stroke-linejoin="round"
                />
            )}
            <g transform="translate(-44 -44) scale(0.88)">
                <Disc owner={owner} />
            </g>
            {out && (
                <path
                    d="M-40 -40L40 40M40 -40L-40 40"
                    style={{ stroke: "var(--text)" }}
                    stroke-width="13"
                    stroke-linecap="round"
                />
            )}
        </g>
    );
}

/** `steps`: the whole way there. */
export function TrailBoard({ line, steps, children }: BoardProps & { steps: Step[] }) {
    const { view } = line;
    const plan = planOf(view, false);
    const ridden = stepsTo(line, steps);
    const trails = trailsOf(line, plan, ridden);
    const known = new Set(ridden.flatMap(({ from, to }) => [from, to]));
    const cells = cellsById(view);
    // A rider rides no more: the core marks its head.
    const isOut = ({ head }: Trail) => head === null || cells.get(head.cell)?.out === true;
    return (
        <>
            <Ground line={line} plan={plan} />
            {children}
            {trails.map((trail) => (
                <Way key={trail.owner} trail={trail} out={isOut(trail)} />
            ))}
            {view.cells.map((cell) => {
                if (cell.piece < 0 || known.has(cell.id) || cell.owner < 0) return null;
                if (trails.some(({ head }) => head?.cell === cell.id)) return null;
                const { x, y } = middleOf(view, plan, cell);
                return (
                    <rect
                        key={cell.id}
                        x={units(x) - 36}
                        y={units(y) - 36}
                        width="72"
                        height="72"
                        style={{ fill: `var(--player-${cell.owner})` }}
                    />
                );
            })}
            {trails.map((trail) => (
                <Head key={trail.owner} trail={trail} out={isOut(trail)} />
            ))}
        </>
    );
}
