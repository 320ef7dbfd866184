/** View 8: the memory of a search, as it grows and shrinks: by recursion, and on a stack of its own. */
import { useMemo, useState } from "preact/hooks";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, type Table, tableOf } from "../../../charts/table.ts";
import { useQuery } from "../../../engine/hooks.ts";
import { searcherRow } from "../../../state/read/roles.ts";
import { device } from "../../../text/device.ts";
import { countText, short } from "../../../text/format.ts";
import { titleOfMove, titlesOfMoves } from "../../../text/shown.ts";
import { valueText } from "../../../text/value.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Empty } from "../../../ui/words.tsx";
import { frame } from "../../../words/inside/frame.ts";
import { stack as say } from "../../../words/inside/stack.ts";
import "../../../styles/animations.css";
import { useOutput } from "../contract.ts";
import { ofPosition } from "../control.tsx";
import { Animation, Transport, usePlay } from "../transport.tsx";
import { MiniBoard } from "../tree/card.tsx";
import { movesTo, moveWord, valueAt } from "../windows/plot.ts";
import { zoomOf } from "../zoom.ts";
import { bytesOf, growthAfter, type What } from "./memory.ts";
import { heightOf, OVERVIEW, paintStack } from "./paint.ts";
import { DEEPEST, fields, loops, NODES, type Recorded, useRecorded } from "./run.ts";

const head = say.table;

function tableFor(recorded: Recorded | null, at: number): Table {
    const plot = recorded?.plot;
    const { held, most } = recorded?.memory ?? {};
    const bytes = (i: number) =>
        recorded && recorded.bytes.frame > 0 ? bytesOf(recorded.bytes, held?.[i] ?? 0) : null;
    const columns: ColumnOf<What>[] = [
        {
            title: head.move,
            numeric: false,
            of: (_, i) => plot && titleOfMove(moveWord(plot, plot.trace.node[i] as number)),
        },
        { title: head.event, of: (_, i) => i },
        { title: head.what, numeric: false, of: (what) => head[what] },
        { title: head.held, of: (_, i) => held?.[i] },
        { title: head.most, of: (_, i) => most?.[i] },
        { title: head.recursive, doc: head.bytes, of: (_, i) => bytes(i)?.recursive },
        { title: head.loop, doc: head.bytes, of: (_, i) => bytes(i)?.loop },
    ];
    const about = (_: What, i: number) => ({
        level: plot?.depth[plot.trace.node[i] as number] as number,
        current: i === at,
    });
    return {
        ...tableOf(head.caption, recorded?.memory.what ?? [], columns, about),
        onPick: (key) => fields.change({ event: key }),
    };
}

function sentenceOf({ plot, memory, measure }: Recorded, at: number): string {
    const moves = titlesOfMoves(movesTo(plot, plot.trace.node[at] as number)) || say.theRoot;
    const frames = memory.held[at] as number;
    const what = memory.what[at] as What;
    if (what === "pushed") return say.pushed(moves, frames);
    // A leaf is left by the event after the one that enters it.
    const left = plot.trace.kind[at] === 1 ? at : at + 1;
    const value = valueText(valueAt(plot.trace, left), measure);
    return what === "leaf" ? say.leaf(moves, value) : say.popped(moves, value, frames);
}

export function StackBar() {
    const { player, depth } = fields.read();
    return (
        <div class="inside-control">
            <Select
                label={say.player}
                compact
                value={player}
                entries={loops().map(({ name, recursive = "" }) => ({
                    id: name,
                    title: searcherRow(recursive)?.title ?? name,
                }))}
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
        </div>
    );
}

/** What is known beside the picture: the board, and whether the two searches are the same. */
function Beside({ recorded, at }: { recorded: Recorded; at: number }) {
    const { plot, memory, same, job } = recorded;
    const { trace } = plot;
    const path = movesTo(plot, trace.node[at] as number).join(",");
    const board = useQuery("node", () => `node ${path} job=${job}`.replace("  ", " "), {
        delay: 60,
    }).answer.value;
    // The root is given, not searched.
    const entered = trace.kind.slice(0, at + 1).filter((left) => left === 0).length - 1;
    const held = memory.held[at] as number;
    return (
        <aside class="animation-board" aria-label={say.board}>
            {board !== null && <MiniBoard node={board} />}
            <p class="inside-count muted num">
                {say.numbers(short(entered), held, memory.most[at] as number)}
            </p>
            {same !== null && (
                <p class="inside-count muted num">
                    {same ? say.same(countText(trace.kind.length)) : say.differ}
                </p>
            )}
            {(trace.missed > 0 || plot.depth.length >= NODES) && (
                <p class="inside-count muted num">{say.recorded(countText(NODES))}</p>
            )}
            <p class="inside-count muted">{say.about}</p>
        </aside>
    );
}

export function Stack() {
    const { player, depth, event } = fields.read();
    const play = usePlay();
    const [size, setSize] = useState<Size>({ width: 800, height: 480 });
    const recorded = useRecorded(player, depth);
    const count = recorded?.memory.what.length ?? 0;
    const at = Math.max(0, Math.min(count - 1, Number(event) || 0));
    const scene = recorded && { recorded, at };
    const table = useMemo(() => tableFor(recorded, at), [recorded, at]);
    useOutput({
        picture: scene && { ...size, paint: paintStack(scene) },
        table,
        data: () => recorded?.line ?? null,
        command: recorded === null ? "" : `log ${at} 20 job=${recorded.job}`,
    });
    if (scene === null || recorded === null) return <Empty>{ofPosition(say.recording)}</Empty>;
    const go = (to: number) => fields.change({ event: String(to) });
    const deeper = () => {
        play.onPlay(false);
        go(growthAfter(recorded.memory, at));
    };
    const moments = { ...play, at, count, onGo: go };
    const sentence = sentenceOf(recorded, at);
    return (
        <Animation moments={moments} keys={{ g: deeper }}>
            <div class="animation-bar">
                <Transport {...moments} noun={say.event} spoken={frame.place(at + 1, count)} />
                <Button onClick={deeper}>{say.deeper}</Button>
            </div>
            <div class="animation-words">
                <p class="inside-note" aria-live={play.playing ? "off" : "polite"}>
                    {sentence}
                </p>
            </div>
            <div class="animation-split">
                <div class="pane">
                    <div
                        class="animation-canvas"
                        style={{ minHeight: `${heightOf(recorded, size.width)}px` }}
                    >
                        <Surface
                            paint={paintStack(scene)}
                            onSize={setSize}
                            tabIndex={0}
                            label={device(say.label.fingers(sentence), say.label.keys(sentence))}
                            onClick={(click) => {
                                if (click.offsetY > OVERVIEW * zoomOf(size.width)) return;
                                play.onPlay(false);
                                go(Math.floor((click.offsetX / size.width) * count));
                            }}
                        />
                    </div>
                </div>
                <Beside recorded={recorded} at={at} />
            </div>
        </Animation>
    );
}
