/**
 * A short zoom from one picture of a tree to the next: the shape of one node that both pictures have goes
 * from its old place to its new one, and everything else goes with it. Pure functions over shapes.
 */
import type { Place, Shapes } from "./shape.ts";

/** Milliseconds that it lasts. */
export const ZOOM = 240;
/** Pictures of more shapes would not keep up with the screen. */
export const ZOOM_SHAPES = 8000;

/** Where a node is drawn. */
export const placeOf = ({ list }: Shapes, node: number): Place | undefined =>
    list.find((shape) => shape.node === node);

/** Between two places, t from 0 to 1: quick at first, then slower. */
export function between(old: Place, now: Place, t: number): Place {
    const part = 1 - (1 - Math.max(0, Math.min(1, t))) ** 3;
    const mix = (end: keyof Place) => old[end] + (now[end] - old[end]) * part;
    return { from: mix("from"), to: mix("to"), near: mix("near"), far: mix("far") };
}

const FULL = 2 * Math.PI;

/** The picture when what lies at `own` goes to `to`; what leaves the canvas, or the circle of sectors, is
 * left out. */
export function moved(
    shapes: Shapes,
    own: Place,
    to: Place,
    { width, height }: { width: number; height: number },
): Shapes {
    const along = (to.to - to.from) / Math.max(1e-9, own.to - own.from);
    const across = (to.far - to.near) / Math.max(1e-9, own.far - own.near);
    const sectors = shapes.kind === "sectors";
    const list = shapes.list.flatMap((shape) => {
        let from = to.from + (shape.from - own.from) * along;
        let end = to.from + (shape.to - own.from) * along;
        let near = to.near + (shape.near - own.near) * across;
        const far = to.near + (shape.far - own.near) * across;
        if (sectors) {
            from = Math.max(0, from);
            end = Math.min(FULL, end);
            near = Math.max(0, near);
        } else if (end < 0 || from > width || far < 0 || near > height) return [];
        return end <= from || far <= near ? [] : [{ ...shape, from, to: end, near, far }];
    });
    return { ...shapes, list };
}
