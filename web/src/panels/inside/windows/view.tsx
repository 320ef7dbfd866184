/**
 * View 2: the alpha-beta animation. A small search is recorded, event by event; it is gone through with the
 * window of every node, its cut-offs, and what they have saved.
 */

import { useEffect, useMemo, useState } from "preact/hooks";
import { device } from "../../../text/device.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Empty } from "../../../ui/words.tsx";
import "../../../styles/animations.css";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, type Table, type TableCell, tableOf } from "../../../charts/table.ts";
import { useQuery } from "../../../engine/hooks.ts";
import { ENDS, type NodeLine } from "../../../engine/protocol.ts";
import { searcherRow, takes } from "../../../state/roles.ts";
import { show } from "../../../state/store.ts";
import { countText } from "../../../text/format.ts";
import { valueText } from "../../../text/value.ts";
import { useOutput } from "../contract.ts";
import { canSearch } from "../control.tsx";
import { Animation, mayMove, Transport, usePlay } from "../transport.tsx";
import { MiniBoard } from "../tree/card.tsx";
import type { FullTree } from "./fulltree.ts";
import { heightOf, OVERVIEW, paintAnimation, type Scene } from "./paint.ts";
import { cutFrom, isCut, type Moment, momentOf, movesTo, moveWord } from "./plot.ts";
import { sentenceOf } from "./sentence.ts";
import {
    DEEPEST,
    fields,
    MINIMAX_NODES,
    NODES,
    type Traced,
    tracedPlayers,
    useTraced,
} from "./trace.ts";

/** Milliseconds in which a cut-off is drawn. */
const PULSE = 350;

function tableFor(traced: Traced | null, at: number): Table {
    const plot = traced?.plot ?? null;
    const trace = plot?.trace;
    const text = (cell: TableCell) =>
        traced === null ? "–" : valueText(cell as number | null, traced.measure);
    const nodeAt = (i: number) => trace?.node[i] as number;
    const units = (column: readonly (number | null)[] | undefined) => (_: number, i: number) => {
        const tenths = column?.[i];
        return tenths == null ? null : tenths / 10;
    };
    const columns: ColumnOf<number>[] = [
        {
            title: "Move",
            numeric: false,
            of: (_, i) => plot && titleOfMove(moveWord(plot, nodeAt(i))),
        },
        { title: "Event", of: (_, i) => i },
        { title: "What", numeric: false, of: (kind) => (kind === 0 ? "entered" : "left") },
        { title: "Alpha", text, of: units(trace?.alpha) },
        { title: "Beta", text, of: units(trace?.beta) },
        {
            title: "Value",
            text,
            of: units(trace?.value),
        },
        {
            title: "Why",
            numeric: false,
            of: (kind, i) => (kind === 0 ? null : ENDS[trace?.end[i] as number]),
        },
        { title: "Left out", of: (kind, i) => (kind === 0 ? null : trace?.pruned[i]) },
        {
            title: "Saved",
            doc: "Nodes, estimated",
            of: (kind, i) => (kind === 0 ? null : trace?.saved[i]),
        },
    ];
    const caption =
        "Every event of the record: nodes entered with their window, and left with a value.";
    const about = (_: number, i: number) => ({
        level: plot?.depth[nodeAt(i)] as number,
        current: i === at,
    });
    return {
        ...tableOf(caption, trace?.kind ?? [], columns, about),
        onPick: (key) => fields.change({ event: key }),
    };
}

/** How far the cut-off of this event has been drawn; redraws until it is. */
function usePulse(at: number, cut: boolean): number {
    const [pulse, setPulse] = useState(1);
    useEffect(() => {
        if (!cut || !mayMove()) {
            setPulse(1);
            return;
        }
        const begun = performance.now();
        setPulse(0);
        let frame = requestAnimationFrame(function step(now) {
            const share = Math.min(1, Math.max(0, (now - begun) / PULSE));
            setPulse(share);
            if (share < 1) frame = requestAnimationFrame(step);
        });
        return () => cancelAnimationFrame(frame);
    }, [at, cut]);
    return pulse;
}

/** The board of a node of the record, asked for when the view rests there. */
function useBoard(traced: Traced | null, moment: Moment | null): NodeLine | null {
    const path =
        traced === null || moment === null ? null : movesTo(traced.plot, moment.path.at(-1) ?? 0);
    const line = path === null ? null : `node ${path.join(",")} job=${traced?.job}`;
    return useQuery("node", () => line?.replace("  ", " ") ?? undefined, { delay: 60 }).answer
        .value;
}

export function WindowsBar() {
    const { player, depth, beside } = fields.read();
    return (
        <div class="inside-control">
            <Select
                label="Player that is recorded"
                compact
                value={player}
                entries={tracedPlayers().map((id) => ({ id, title: searcherRow(id)?.title || id }))}
                onChange={(name) => fields.change({ player: name, event: "0" })}
            />
            <Select
                label="Depth"
                compact
                value={depth}
                entries={Array.from({ length: DEEPEST }, (_, i) => ({
                    id: String(i + 1),
                    title: `depth ${i + 1}`,
                }))}
                onChange={(plies) => fields.change({ depth: plies, event: "0" })}
            />
            <Button
                pressed={beside === "y"}
                onClick={() => fields.change({ beside: beside === "y" ? "n" : "y" })}
            >
                What {takes("full")} would have visited
            </Button>
        </div>
    );
}

/** As searches count: without the root. */
const below = (nodes: number) => Math.max(0, nodes - 1);

const plural = (count: number, noun: string) =>
    `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;

function Numbers({
    traced,
    moment,
    full,
}: {
    traced: Traced;
    moment: Moment;
    full: FullTree | null;
}) {
    const { missed } = traced.plot.trace;
    return (
        <p class="inside-count muted num">
            {plural(below(moment.nodes), "node")} entered below the root,{" "}
            {plural(moment.cutoffs, "cut-off")}, about {plural(moment.saved, "node")} saved
            {full !== null &&
                `; ${takes("full")} visits ${full.nodes < MINIMAX_NODES ? "" : "more than "}${countText(below(full.nodes))}`}
            {(missed > 0 || traced.plot.depth.length >= NODES) &&
                `; only the first ${countText(NODES)} nodes are recorded`}
        </p>
    );
}

export function Windows() {
    const { player, depth, event, beside } = fields.read();
    const play = usePlay();
    const [size, setSize] = useState<Size>({ width: 800, height: 480 });
    const { traced, fullTree } = useTraced(player, depth, beside === "y");
    const count = traced?.plot.trace.kind.length ?? 0;
    const at = Math.max(0, Math.min(count - 1, Number(event) || 0));
    const moment = useMemo(
        () => (traced === null ? null : momentOf(traced.plot, at)),
        [traced, at],
    );
    const pulse = usePulse(at, traced !== null && isCut(traced.plot.trace, at));
    const board = useBoard(traced, moment);
    const line = show.value;
    const scene: Scene | null =
        traced === null || moment === null || line === null
            ? null
            : {
                  plot: traced.plot,
                  moment,
                  fullTree: beside === "y" ? fullTree : null,
                  line,
                  measure: traced.measure,
                  pulse,
              };
    const table = useMemo(() => tableFor(traced, at), [traced, at]);
    useOutput({
        picture: scene && { ...size, paint: paintAnimation({ ...scene, pulse: 1 }) },
        table,
        data: () => traced?.line ?? null,
        command: traced === null ? "" : `log ${at} 20 job=${traced.job}`,
    });
    const go = (to: number) => fields.change({ event: String(to) });
    if (scene === null || traced === null || moment === null)
        return (
            <Empty>
                {canSearch()
                    ? "The search is being recorded."
                    : "The game is over: there is nothing to search."}
            </Empty>
        );
    const { plot } = traced;
    const toCut = (step: 1 | -1) => {
        play.onPlay(false);
        go(cutFrom(plot.trace, at, step));
    };
    const moments = { ...play, at, count, onGo: go };
    const sentence = sentenceOf(plot, moment, traced.measure);
    return (
        <Animation moments={moments} keys={{ c: () => toCut(1), C: () => toCut(-1) }}>
            <div class="animation-bar">
                <Transport
                    {...moments}
                    noun="Event of the search"
                    spoken={`${at + 1} of ${count}`}
                />
                <Button onClick={() => toCut(1)}>Next cut-off</Button>
            </div>
            <div class="animation-words">
                <p class="inside-note" aria-live={play.playing ? "off" : "polite"}>
                    {sentence}
                </p>
            </div>
            <div class="animation-split">
                <div class="pane">
                    <div class="animation-canvas" style={{ minHeight: `${heightOf(plot)}px` }}>
                        <Surface
                            paint={paintAnimation(scene)}
                            onSize={setSize}
                            tabIndex={0}
                            label={`${sentence} ${device("", "The arrow keys step, c goes to the next cut-off; ")}the table has all events`}
                            onClick={(click) => {
                                const { width } = size;
                                if (click.offsetY > OVERVIEW || beside === "y") return;
                                play.onPlay(false);
                                go(Math.floor((click.offsetX / width) * count));
                            }}
                        />
                    </div>
                </div>
                <aside class="animation-board" aria-label="The board at this node">
                    {board !== null && <MiniBoard node={board} />}
                    <Numbers traced={traced} moment={moment} full={fullTree} />
                </aside>
            </div>
        </Animation>
    );
}
