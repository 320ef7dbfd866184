/**
 * The picture of a tree: placed for the size of its canvas, painted with its legend, and zoomed from one
 * top to another.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Brush } from "../../../charts/brush.ts";
import type { Painter } from "../../../charts/files.ts";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { mayMove } from "../transport.tsx";
import { type Links, linksOf, paintLinks } from "./links.ts";
import { LEGEND, type Look, paintLegend, paintShapes } from "./paint.ts";
import {
    type Grown,
    icicle,
    nodesOf,
    type Place,
    pathOf,
    type Shapes,
    sunburst,
    treemap,
} from "./shape.ts";
import type { TreeState } from "./state.ts";
import { between, moved, placeOf, ZOOM, ZOOM_SHAPES } from "./zoom.ts";

export interface Scene {
    grown: Grown;
    state: TreeState;
    look: Look;
    /** Node at the top. */
    focus: number;
    /** Nodes from node 0 to the chosen one. */
    way: number[];
}

/** Links on a phone show the next plies only. */
const NARROW = 560;

export interface Drawn {
    shapes: Shapes | null;
    links: Links | null;
    /** Of the links, so that a large neighbourhood fits. */
    zoom: number;
}

export function place(scene: Scene, size: Size): Drawn {
    const { grown, state, focus, way } = scene;
    const room = { width: size.width, height: Math.max(40, size.height - LEGEND) };
    if (state.layout === "links") {
        const near = room.width < NARROW;
        const links = linksOf(grown, near ? way.slice(-2) : way, state.order, near);
        const zoom = Math.min(1, room.width / links.width, room.height / links.height);
        return { shapes: null, links, zoom: Math.max(0.45, zoom) };
    }
    const make = { icicle, sunburst, treemap }[state.layout];
    return {
        shapes: make(grown, { ...state, focus }, room.width, room.height),
        links: null,
        zoom: 1,
    };
}

export const paintScene =
    (scene: Scene, drawn: Drawn): Painter =>
    (brush, size) => {
        const { grown, look } = scene;
        if (drawn.links !== null) {
            brush.zoom(drawn.zoom);
            paintLinks(brush, grown, look, drawn.links);
            brush.free();
        } else if (drawn.shapes !== null) paintShapes(brush, grown, look, drawn.shapes);
        paintLegend(brush, grown, look, size.height - LEGEND, size.width);
    };

/** From which picture to zoom, and where the node was that both have. */
interface Zoom {
    scene: Scene;
    shapes: Shapes;
    /** Path of that node. */
    path: readonly string[];
    place: Place;
    began: number;
}

const focusPath = ({ grown, focus }: Scene) => pathOf(grown, focus);

/** The node of a path, -1 where the tree does not have it. */
function nodeOf(grown: Grown, path: readonly string[]): number {
    const nodes = nodesOf(grown, path);
    return nodes.length === path.length - grown.tree.path.length + 1 ? (nodes.at(-1) ?? -1) : -1;
}

/** The zoom from what was shown to another top of the same picture; null where none can be seen. */
function zoomFrom(old: Scene, shapes: Shapes, scene: Scene, drawn: Drawn): Zoom | null {
    if (drawn.shapes === null || shapes.list.length + drawn.shapes.list.length > ZOOM_SHAPES)
        return null;
    const tops = [focusPath(scene), focusPath(old)];
    if (old.state.layout !== scene.state.layout || tops[0]?.join() === tops[1]?.join()) return null;
    for (const path of tops) {
        const place = placeOf(shapes, nodeOf(old.grown, path));
        if (place === undefined || !placeOf(drawn.shapes, nodeOf(scene.grown, path))) continue;
        return { scene: old, shapes, path, place, began: performance.now() };
    }
    return null;
}

function paintZoom(brush: Brush, zoom: Zoom, scene: Scene, shapes: Shapes, size: Size): void {
    const now = placeOf(shapes, nodeOf(scene.grown, zoom.path)) ?? zoom.place;
    const at = between(zoom.place, now, (performance.now() - zoom.began) / ZOOM);
    const look = { ...zoom.scene.look, chosen: -1, cursor: -1 };
    brush.clip(0, 0, size.width, Math.max(40, size.height - LEGEND));
    const old = moved(zoom.shapes, zoom.place, at, size);
    paintShapes(brush, zoom.scene.grown, look, old);
    paintShapes(brush, scene.grown, scene.look, moved(shapes, now, at, size));
    brush.free();
    paintLegend(brush, scene.grown, scene.look, size.height - LEGEND, size.width);
}

/** The picture; another top of it is zoomed to. */
export function TreeSurface(
    props: { scene: Scene; drawn: Drawn } & Omit<Parameters<typeof Surface>[0], "paint">,
) {
    const { scene, drawn, ...rest } = props;
    const shown = useRef<{ scene: Scene; shapes: Shapes } | null>(null);
    const zoom = useRef<Zoom | null>(null);
    const [, setFrame] = useState(0);
    const old = shown.current;
    if (drawn.shapes === null) zoom.current = null;
    else if (old !== null && old.shapes !== drawn.shapes && mayMove())
        zoom.current = zoomFrom(old.scene, old.shapes, scene, drawn) ?? zoom.current;
    shown.current = drawn.shapes === null ? null : { scene, shapes: drawn.shapes };
    const moving = zoom.current;
    useEffect(() => {
        if (moving === null) return;
        let frame = requestAnimationFrame(function step() {
            if (performance.now() - moving.began >= ZOOM) zoom.current = null;
            else frame = requestAnimationFrame(step);
            setFrame((count) => count + 1);
        });
        return () => cancelAnimationFrame(frame);
    }, [moving]);
    return (
        <Surface
            {...rest}
            data-zooming={moving === null ? undefined : "yes"}
            paint={(brush, size) => {
                if (moving === null || drawn.shapes === null) paintScene(scene, drawn)(brush, size);
                else paintZoom(brush, moving, scene, drawn.shapes, size);
            }}
        />
    );
}
