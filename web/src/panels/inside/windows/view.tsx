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
import { searcherRow } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { countText, short } from "../../../text/format.ts";
import { valueText } from "../../../text/value.ts";
import { frame } from "../../../words/inside/frame.ts";
import { windows as say } from "../../../words/inside/windows.ts";
import { useOutput } from "../contract.ts";
import { ofPosition } from "../control.tsx";
import { Animation, mayMove, Transport, usePlay } from "../transport.tsx";
import { MiniBoard } from "../tree/card.tsx";
import { type FullTree, fullTitle } from "./fulltree.ts";
import { heightOf, OVERVIEW, paintAnimation, type Scene } from "./paint.ts";
import { cutFrom, isCut, type Moment, momentOf, movesTo, moveWord } from "./plot.ts";
import { sentenceOf } from "./sentence.ts";
import {
    DEEPEST,
    fields,
    lackOf,
    MINIMAX_NODES,
    NODES,
    type Traced,
    tracedPlayers,
    useTraced,
} from "./trace.ts";

const head = say.table;

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
            title: head.move,
            numeric: false,
            of: (_, i) => plot && titleOfMove(moveWord(plot, nodeAt(i))),
        },
        { title: head.event, of: (_, i) => i },
        { title: head.what, numeric: false, of: (kind) => (kind === 0 ? head.entered : head.left) },
        { title: head.alpha, text, of: units(trace?.alpha) },
        { title: head.beta, text, of: units(trace?.beta) },
        {
            title: head.value,
            text,
            of: units(trace?.value),
        },
        {
            title: head.why,
            numeric: false,
            of: (kind, i) => (kind === 0 ? null : head.whys[ENDS[trace?.end[i] as number] ?? ""]),
        },
        { title: head.pruned, of: (kind, i) => (kind === 0 ? null : trace?.pruned[i]) },
        {
            title: head.saved,
            doc: head.savedDoc,
            of: (kind, i) => (kind === 0 ? null : trace?.saved[i]),
        },
    ];
    const about = (_: number, i: number) => ({
        level: plot?.depth[nodeAt(i)] as number,
        current: i === at,
    });
    return {
        ...tableOf(head.caption, trace?.kind ?? [], columns, about),
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
                label={say.player}
                compact
                value={player}
                entries={tracedPlayers().map((id) => ({ id, title: searcherRow(id)?.title || id }))}
                onChange={(name) => fields.change({ player: name, event: "0" })}
            />
            <Select
                label={say.depth}
                compact
                value={depth}
                entries={Array.from({ length: DEEPEST }, (_, i) => ({
                    id: String(i + 1),
                    title: say.plies(i + 1),
                }))}
                onChange={(plies) => fields.change({ depth: plies, event: "0" })}
            />
            <Button
                pressed={beside === "y"}
                onClick={() => fields.change({ beside: beside === "y" ? "n" : "y" })}
            >
                {say.beside(fullTitle())}
            </Button>
        </div>
    );
}

/** As searches count: without the root. */
const below = (nodes: number) => Math.max(0, nodes - 1);

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
            {say.numbers({
                entered: short(below(moment.nodes)),
                cutoffs: short(moment.cutoffs),
                saved: short(moment.saved),
                full: full && {
                    name: fullTitle(),
                    nodes: countText(below(full.nodes)),
                    more: full.nodes >= MINIMAX_NODES,
                },
                recorded: missed > 0 || traced.plot.depth.length >= NODES ? countText(NODES) : null,
            })}
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
        return <Empty>{ofPosition(say.recording)}</Empty>;
    const { plot } = traced;
    const toCut = (step: 1 | -1) => {
        play.onPlay(false);
        go(cutFrom(plot.trace, at, step));
    };
    const moments = { ...play, at, count, onGo: go };
    const sentence = sentenceOf(plot, moment, traced.measure);
    const lack = lackOf(traced);
    return (
        <Animation moments={moments} keys={{ c: () => toCut(1), C: () => toCut(-1) }}>
            <div class="animation-bar">
                <Transport {...moments} noun={say.event} spoken={frame.place(at + 1, count)} />
                <Button onClick={() => toCut(1)}>{say.nextCut}</Button>
            </div>
            <div class="animation-words">
                <p class="inside-note" aria-live={play.playing ? "off" : "polite"}>
                    {sentence}
                </p>
                {lack && <p class="inside-note muted">{say.lacks[lack.why](lack.title)}</p>}
            </div>
            <div class="animation-split">
                <div class="pane">
                    <div class="animation-canvas" style={{ minHeight: `${heightOf(plot)}px` }}>
                        <Surface
                            paint={paintAnimation(scene)}
                            onSize={setSize}
                            tabIndex={0}
                            label={device(say.label.fingers(sentence), say.label.keys(sentence))}
                            onClick={(click) => {
                                const { width } = size;
                                if (click.offsetY > OVERVIEW || beside === "y") return;
                                play.onPlay(false);
                                go(Math.floor((click.offsetX / width) * count));
                            }}
                        />
                    </div>
                </div>
                <aside class="animation-board" aria-label={say.board}>
                    {board !== null && <MiniBoard node={board} />}
                    <Numbers traced={traced} moment={moment} full={fullTree} />
                </aside>
            </div>
        </Animation>
    );
}
