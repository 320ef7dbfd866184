/**
 * View 1: the tree of a search, from three nodes to 200,000. Icicle, sunburst and treemap give every
 * node room by its effort; the node-link picture shows the neighbourhood of one. The chosen node is a
 * path of moves, so it stays chosen while the search goes on.
 */

import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Size } from "../../../charts/surface.tsx";
import { ENDS } from "../../../engine/protocol.ts";
import { found, hovered, searching, show } from "../../../state/read/store.ts";
import { device } from "../../../text/device.ts";
import { countText, seatName } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import type { Measure } from "../../../text/value.ts";
import { Button } from "../../../ui/button.tsx";
import { sets } from "../../../ui/field.tsx";
import { Empty } from "../../../ui/words.tsx";
import { tree as say } from "../../../words/inside/tree.ts";
import { useOutput, viewState } from "../contract.ts";
import { wantedNodes } from "../control.tsx";
import { useMeasure } from "../measure.ts";
import { useAnswer } from "../watch.ts";
import { ageText } from "./age.ts";
import { NodeCard } from "./card.tsx";
import { whyEmpty } from "./empty.ts";
import { linkAt } from "./links.ts";
import { useTree } from "./live.ts";
import { Options } from "./options.tsx";
import { moveWord, worthText } from "./paint.ts";
import { type Drawn, paintScene, place, type Scene, TreeSurface } from "./picture.tsx";
import { tableFor, treeData } from "./rows.ts";
import { childrenOf, type Grown, nodesOf, pathOf, shapeAt } from "./shape.ts";
import { change, readTree, SIZES, type TreeState } from "./state.ts";

/** Path of the node under the pointer or the cursor of the keyboard; null = none. */
const pointed = signal<readonly string[] | null>(null);

/** The question for the tree: all of it, or what lies below the chosen node when it is larger. */
const treeLine = ({ nodes }: TreeState, at: readonly string[]) =>
    `tree ${nodes} columns${at.length === 0 ? "" : ` at=${at.join(",")}`}`;

function nodeAt(drawn: Drawn | null, x: number, y: number): number {
    if (drawn === null) return -1;
    if (drawn.links !== null)
        return linkAt(drawn.links, x / drawn.zoom, y / drawn.zoom)?.node ?? -1;
    const shape = drawn.shapes === null ? undefined : shapeAt(drawn.shapes, x, y);
    if (shape === undefined) return -1;
    // A slice of many: their parent opens.
    return shape.node < 0 ? -1 - shape.node : shape.node;
}

/** Where an arrow leads from a node: siblings beside it, its first child, its parent. */
function stepFrom(grown: Grown, state: TreeState, node: number, key: string): number {
    const parent = grown.tree.parent[node] as number;
    if (key === "ArrowUp") return node === 0 ? 0 : parent;
    if (key === "ArrowDown") return childrenOf(grown, node, state.order)?.[0] ?? node;
    if (node === 0) return 0;
    const siblings = childrenOf(grown, parent, state.order) ?? new Int32Array([node]);
    const at = siblings.indexOf(node) + (key === "ArrowRight" ? 1 : -1);
    return siblings[Math.max(0, Math.min(siblings.length - 1, at))] ?? node;
}

function spoken(grown: Grown, node: number, measure: Measure): string {
    const { tree } = grown;
    const why = say.ends[ENDS[tree.end[node] as number] ?? ""] ?? "";
    const effort = countText(tree.effort[node] as number);
    return say.node(moveWord(grown, node), worthText(grown, node, measure), effort, tree.unit, why);
}

function Crumbs({ path, known }: { path: readonly string[]; known: number }) {
    return (
        <nav class="inside-crumbs" aria-label={say.way}>
            <Button
                look="chip"
                aria-current={path.length === 0 ? "true" : undefined}
                onClick={() => change({ path: [] })}
            >
                {say.top}
            </Button>
            {path.map((move, i) => (
                <Button
                    look="chip"
                    class="num"
                    key={`${i}.${move}`}
                    aria-current={i === path.length - 1 ? "true" : undefined}
                    disabled={i >= known}
                    onClick={() => change({ path: path.slice(0, i + 1) })}
                >
                    {titleOfMove(move)}
                </Button>
            ))}
        </nav>
    );
}

function Note({ grown, more }: { grown: Grown; more: boolean }) {
    const { tree } = grown;
    const note = say.note({
        // As searches count: without the node at the top.
        shown: countText(tree.count - 1),
        all: countText(tree.below - 1),
        top: tree.path.length === 0 ? say.theRoot : titleOfMove(tree.path.at(-1) ?? ""),
        full: tree.complete,
        more,
        stale: tree.stale,
        age: tree.stale ? "" : ageText(tree, found.value.report),
    });
    return <p class="inside-count muted num">{note}</p>;
}

function useScene(state: TreeState, grown: Grown | null, measure: Measure): Scene | null {
    const line = show.value;
    const path = state.path.join();
    return useMemo(() => {
        if (grown === null || line === null) return null;
        const way = nodesOf(grown, state.path);
        if (way.length === 0) way.push(0);
        const chosen = way.at(-1) as number;
        const leaf = grown.end[chosen] === 0 && chosen > 0;
        return {
            grown,
            state,
            way,
            focus: leaf ? (grown.tree.parent[chosen] as number) : chosen,
            look: {
                colouring: state.colouring,
                measure,
                names: line.player_names.map((_, seat) => seatName(line, seat)),
                chosen,
                cursor: -1,
            },
        };
    }, [grown, path, state.layout, state.colouring, state.order, state.width, measure]);
}

/** The part of the chosen path from which the tree is asked for: all when it fits. */
function useBase(state: TreeState, grown: { current: Grown | null }): readonly string[] {
    const path = state.path;
    const tree = grown.current?.tree;
    const full = tree !== undefined && tree.recorded > tree.count;
    return full || (tree?.path.length ?? 0) > 0 ? path : [];
}

export function TreeView() {
    const state = readTree(viewState("tree"));
    const measure = useMeasure();
    const latest = useRef<Grown | null>(null);
    const base = useBase(state, latest);
    const grown = useTree(() => treeLine(state, base));
    latest.current = grown;
    const scene = useScene(state, grown, measure);
    const [size, setSize] = useState<Size>({ width: 800, height: 480 });
    const drawn = useMemo(
        () => (scene === null ? null : place(scene, size)),
        [scene, size.width, size.height],
    );
    const said = useSignal("");

    useEffect(sets(wantedNodes, state.nodes), [state.nodes]);
    useEffect(
        () => () => {
            pointed.value = null;
            hovered.value = null;
        },
        [],
    );

    const looked = pointed.value ?? state.path;
    const card = useAnswer("node", () => `node ${(pointed.value ?? state.path).join(",")}`.trim());

    useOutput({
        picture: scene && drawn && { ...size, paint: paintScene(scene, drawn) },
        table: tableFor(grown, scene?.look.chosen ?? 0, state, measure),
        data: () => treeData(grown),
        command: state.path.length === 0 ? "tree 40" : `node ${state.path.join(",")}`,
    });

    if (scene === null || grown === null || drawn === null)
        return (
            <>
                <Options state={state} />
                <Empty>{whyEmpty(searching.value)}</Empty>
            </>
        );

    const cursorWay = pointed.value === null ? [] : nodesOf(grown, pointed.value);
    const cursor = cursorWay.at(-1) ?? -1;
    const look = { ...scene.look, cursor };
    const point = (node: number) => {
        const path = node < 0 ? null : pathOf(grown, node);
        if (path?.join() === pointed.value?.join()) return;
        pointed.value = path;
        hovered.value = path?.[0] ?? null;
    };
    const choose = (node: number) => {
        // A second click on the top goes up again.
        const path = pathOf(grown, node);
        const same = path.join() === state.path.join();
        change({ path: same ? path.slice(0, -1) : path });
        point(-1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const here = cursor >= 0 ? cursor : look.chosen;
        if (/^Arrow/.test(event.key)) {
            const to = stepFrom(grown, state, here, event.key);
            point(to);
            said.value = spoken(grown, to, measure);
        } else if (event.key === "Enter") choose(here);
        else if (event.key === "Backspace") change({ path: state.path.slice(0, -1) });
        else if (event.key === "Escape") point(-1);
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    const dice = cardLine(grown, looked);
    const nodes = countText(grown.tree.count);
    return (
        <>
            <Options state={state} />
            <div class="inside-row">
                <Crumbs path={state.path} known={grown.tree.path.length + scene.way.length - 1} />
                <Note grown={grown} more={state.nodes < Math.max(...SIZES)} />
            </div>
            <div class="tree-split">
                <div class="tree-canvas">
                    <TreeSurface
                        scene={{ ...scene, look }}
                        drawn={drawn}
                        onSize={setSize}
                        label={device(say.label(nodes), say.labelWithKeys(nodes))}
                        tabIndex={0}
                        onKeyDown={onKeyDown}
                        onBlur={() => point(-1)}
                        onMouseMove={(event) => point(nodeAt(drawn, event.offsetX, event.offsetY))}
                        onMouseLeave={() => point(-1)}
                        onClick={(event) => {
                            const node = nodeAt(drawn, event.offsetX, event.offsetY);
                            if (node >= 0) choose(node);
                        }}
                    />
                </div>
                <NodeCard node={card.answer.value} line={dice} measure={measure} />
            </div>
            <p class="sr-only" aria-live="polite">
                {said.value}
            </p>
        </>
    );
}

/** The moves of a path that can be played: up to where the dice would decide. */
function cardLine(grown: Grown, path: readonly string[]): readonly string[] {
    if (path.length === 0) return path;
    const nodes = nodesOf(grown, path);
    if (grown.tree.path.length > 0) return path;
    const at = nodes.findIndex((node) => grown.tree.mover[node] === -1);
    return at < 0 ? path : path.slice(0, at);
}
