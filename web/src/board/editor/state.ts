/** The map that is being drawn, with what can be taken back. */
import { signal } from "@preact/signals";
import { type MapDraft, paint, type Symmetry, type Tool } from "./map.ts";

export const draft = signal<MapDraft | null>(null);
export const tool = signal<Tool>("wall");
/** Number of the start that is placed next. */
export const startNumber = signal(1);
export const symmetry = signal<Symmetry>("none");
/** What the core says of the map: "" = it can be played. */
export const refusal = signal("");
/** The game with this map, as the core writes it. */
export const spec = signal("");

const MOST = 200;
export const past = signal<MapDraft[]>([]);
export const future = signal<MapDraft[]>([]);

/** Goes over to another map, in one step that can be taken back. False when it is the same map. */
export function change(map: MapDraft): boolean {
    const now = draft.value;
    if (now !== null && sameMap(now, map)) return false;
    if (now !== null) past.value = [...past.value, now].slice(-MOST);
    future.value = [];
    draft.value = map;
    return true;
}

/**
 * Uses a tool on a cell; says whether the step has begun that takes it back. What goes on (`begun`) is
 * part of that step: one drag is one step.
 */
export function use(index: number, kind: Tool, begun = false): boolean {
    const map = draft.value;
    if (map === null) return begun;
    const next = paint(map, index, kind, symmetry.value, startNumber.value);
    if (!begun) return change(next);
    future.value = [];
    draft.value = next;
    return true;
}

function sameMap(a: MapDraft, b: MapDraft): boolean {
    return (
        a.width === b.width &&
        a.height === b.height &&
        a.floors === b.floors &&
        a.wrap === b.wrap &&
        a.cells === b.cells
    );
}

export function undoMap(): void {
    const map = past.value.at(-1);
    if (map === undefined || draft.value === null) return;
    future.value = [draft.value, ...future.value];
    past.value = past.value.slice(0, -1);
    draft.value = map;
}

export function redoMap(): void {
    const [map, ...rest] = future.value;
    if (map === undefined || draft.value === null) return;
    past.value = [...past.value, draft.value];
    future.value = rest;
    draft.value = map;
}

/** Begins with a map and nothing to take back. */
export function open(map: MapDraft): void {
    past.value = [];
    future.value = [];
    draft.value = map;
}
