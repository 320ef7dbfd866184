/**
 * Trails: the way that every rider took, as lines over the picture. A step to a cell that is no
 * neighbour (a teleport, stairs, an edge that is glued to the other one) begins a new line.
 */
import type { Cell, Show, View } from "../../engine/protocol.ts";
import type { Step } from "../../state/read/steps.ts";
import { cellsById, type Plan, spotOf } from "./floors.ts";

export interface Point {
    x: number;
    y: number;
}

export interface Trail {
    owner: number;
    /** Middles of cells. */
    lines: Point[][];
    /** Where the rider is, the way it looks, and whether it rides no more. */
    head: (Point & { dx: number; dy: number; cell: number }) | null;
    /** Steps so far. */
    steps: number;
}

/** Middle of a cell in the picture. */
export function middleOf(view: View, plan: Plan, cell: Cell): Point {
    const { x, y } = spotOf(view, plan, cell);
    return { x: x + 0.5, y: y + 0.5 };
}

/** Direction of a step between neighbours, also over a glued edge; null when it is another kind. */
function direction(
    view: View,
    from: Cell,
    to: Cell,
): { dx: number; dy: number; glued: boolean } | null {
    if (from.floor !== to.floor) return null;
    const dx = to.x - from.x;
    const dy = from.y - to.y;
    if (Math.abs(dx) + Math.abs(dy) === 1) return { dx, dy, glued: false };
    if (dy === 0 && Math.abs(dx) === view.columns - 1)
        return { dx: -Math.sign(dx), dy, glued: true };
    if (dx === 0 && Math.abs(dy) === view.rows - 1) return { dx, dy: -Math.sign(dy), glued: true };
    return null;
}

/** The near end of a teleport, when the step from `source` went through it to `target`. */
function nearEnd(view: View, source: Cell, target: Cell): Cell | undefined {
    const link = view.links.find(
        ({ kind, from, to }) => kind === "teleport" && (from === target.id || to === target.id),
    );
    if (link === undefined) return undefined;
    const near = cellsById(view).get(link.from === target.id ? link.to : link.from);
    return near !== undefined && direction(view, source, near) !== null ? near : undefined;
}

/** One trail as it grows step by step. */
class Pencil {
    readonly trail: Trail;
    private readonly view: View;
    private readonly plan: Plan;

    constructor(owner: number, view: View, plan: Plan) {
        this.trail = { owner, lines: [], head: null, steps: 0 };
        this.view = view;
        this.plan = plan;
    }

    /** Draws on from a cell; begins a new line when the last one ended elsewhere. */
    private from(cell: Cell): Point[] {
        const here = middleOf(this.view, this.plan, cell);
        const last = this.trail.lines.at(-1);
        if (last !== undefined && this.trail.head?.cell === cell.id) return last;
        const line = [here];
        this.trail.lines.push(line);
        return line;
    }

    private step(source: Cell, target: Cell): { dx: number; dy: number } | null {
        const way = direction(this.view, source, target);
        const here = middleOf(this.view, this.plan, target);
        const line = this.from(source);
        if (way === null) {
            this.trail.lines.push([here]);
        } else if (way.glued) {
            // Half a cell out at one edge, half a cell in at the other.
            const there = middleOf(this.view, this.plan, source);
            line.push({ x: there.x + way.dx / 2, y: there.y + way.dy / 2 });
            this.trail.lines.push([{ x: here.x - way.dx / 2, y: here.y - way.dy / 2 }, here]);
        } else {
            line.push(here);
        }
        return way;
    }

    ride(source: Cell, target: Cell): void {
        const { trail } = this;
        const straight = direction(this.view, source, target);
        const far = straight === null || straight.glued;
        const near = far ? nearEnd(this.view, source, target) : undefined;
        let way: { dx: number; dy: number } | null;
        if (near === undefined) {
            way = this.step(source, target);
        } else {
            way = this.step(source, near);
            trail.lines.push([middleOf(this.view, this.plan, target)]);
        }
        trail.steps++;
        this.stand(target, way ?? trail.head ?? { dx: 0, dy: 0 });
    }

    stand(cell: Cell, { dx, dy }: { dx: number; dy: number }): void {
        this.trail.head = { ...middleOf(this.view, this.plan, cell), cell: cell.id, dx, dy };
    }

    /** The trail has vanished. */
    wipe(): void {
        this.trail.lines = [];
        this.trail.head = null;
    }
}

/** The trails of a position after `steps`; riders that have not moved stand where they are drawn. */
export function trailsOf(line: Show, plan: Plan, steps: Step[]): Trail[] {
    const { view } = line;
    const cells = cellsById(view);
    const pencils = line.player_names.map((_, owner) => new Pencil(owner, view, plan));
    for (const { from, to, piece } of steps) {
        const pencil = pencils[line.pieces[piece]?.owner ?? -1];
        const source = cells.get(from);
        const target = cells.get(to);
        if (target === undefined) pencil?.wipe();
        else if (source === undefined) pencil?.stand(target, { dx: 0, dy: 0 });
        else pencil?.ride(source, target);
    }
    for (const cell of view.cells) {
        // Heads come first among the pieces: one for each player.
        const pencil = cell.piece < pencils.length ? pencils[cell.piece] : undefined;
        if (pencil !== undefined && pencil.trail.head === null)
            pencil.stand(cell, { dx: 0, dy: 0 });
    }
    return pencils.map((pencil) => pencil.trail);
}
