/**
 * A short zoom from one picture of a tree to the next: the shape of one node that both pictures have goes
 * from its old place to its new one, and everything else goes with it. Pure functions over shapes.
 */
import type { Shapes } from "./shape.ts";

/** Milliseconds that it lasts. */
export const ZOOM = 240;
/** Pictures of more shapes would not keep up with the screen. */
export const ZOOM_SHAPES = 8000;

/** Boxes: left, right, top, bottom. Sectors: the two angles, the two radii. */
export type Place = readonly [from: number, to: number, near: number, far: number];

function placeAt({ kind, a, b, c, d }: Shapes, i: number): Place {
    const [p, q, r, s] = [a[i], b[i], c[i], d[i]] as [number, number, number, number];
    return kind === "boxes" ? [p, p + r, q, q + s] : [p, q, r, s];
}

/** Where a node is drawn; null = it is not. */
export function placeOf(shapes: Shapes, node: number): Place | null {
    const at = shapes.node.subarray(0, shapes.count).indexOf(node);
    return at < 0 ? null : placeAt(shapes, at);
}

/** Between two places, t from 0 to 1: quick at first, then slower. */
export function between(old: Place, now: Place, t: number): Place {
    const part = 1 - (1 - Math.max(0, Math.min(1, t))) ** 3;
    return old.map((value, i) => value + ((now[i] as number) - value) * part) as unknown as Place;
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
    const along = (to[1] - to[0]) / Math.max(1e-9, own[1] - own[0]);
    const across = (to[3] - to[2]) / Math.max(1e-9, own[3] - own[2]);
    const { kind, count } = shapes;
    const [a, b, c, d] = [0, 1, 2, 3].map(() => new Float32Array(count)) as [
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
    ];
    const node = new Int32Array(count);
    const many = new Int32Array(count);
    const mean = new Float32Array(count);
    let kept = 0;
    for (let i = 0; i < count; i++) {
        const place = placeAt(shapes, i);
        let from = to[0] + (place[0] - own[0]) * along;
        let end = to[0] + (place[1] - own[0]) * along;
        let near = to[2] + (place[2] - own[2]) * across;
        const far = to[2] + (place[3] - own[2]) * across;
        if (kind === "sectors") {
            from = Math.max(0, from);
            end = Math.min(FULL, end);
            near = Math.max(0, near);
        } else if (end < 0 || from > width || far < 0 || near > height) continue;
        if (end <= from || far <= near) continue;
        a[kept] = from;
        b[kept] = kind === "boxes" ? near : end;
        c[kept] = kind === "boxes" ? end - from : near;
        d[kept] = kind === "boxes" ? far - near : far;
        node[kept] = shapes.node[i] as number;
        many[kept] = shapes.many[i] as number;
        mean[kept] = shapes.mean[i] as number;
        kept++;
    }
    return { ...shapes, count: kept, node, a, b, c, d, many, mean };
}
