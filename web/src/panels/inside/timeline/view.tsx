/**
 * View 4: the timeline of convergence. Values of the best moves with their bands against the logarithm of
 * effort; a scrubber goes back to any moment and says what would have been played there.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, rounded, type Table, tableOf } from "../../../charts/table.ts";
import { settings } from "../../../state/settings.ts";
import { analysis, hovered, show } from "../../../state/store.ts";
import { countText, timeText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { valueFor, valueText } from "../../../text/value.ts";
import { Button } from "../../../ui/button.tsx";
import { sets } from "../../../ui/field.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Empty } from "../../../ui/words.tsx";
import { useOutput, viewFields } from "../contract.ts";
import { useMeasure } from "../measure.ts";
import { useAnswer } from "../watch.ts";
import { judge, judged, judging } from "./judge.ts";
import { boxOf, LEFT, painter, type Scene } from "./paint.ts";
import { leadersOf, lossOf, lossText, momentAt, provenValues, shareOf } from "./timeline.ts";

/** Where the scrubber stands in thousandths of the axis; "" = at the end, following the search. */
const fields = viewFields("film", () => ({ at: "", bands: "y" }));
const THOUSAND = 1000;
/** Milliseconds of the whole timeline. */
const RUNNING_TIME = 8000;

/** Half of the slider's thumb reaches beyond its track. */
const THUMB = 9;

const wordOf = (move: string | null | undefined) => (move == null ? undefined : titleOfMove(move));

function tableFor(scene: Scene | null): Table {
    const trace = scene?.trace;
    const moves = show.value?.moves.length ?? 0;
    const caption = "Every moment that was kept: what would have been played, and the values then.";
    const columns: ColumnOf<number>[] = [
        { title: scene?.unit === "visits" ? "Playouts" : "Nodes", of: (effort) => effort },
        { title: "Milliseconds", of: (_, i) => rounded(trace?.ms[i]) },
        { title: "Depth", of: (_, i) => trace?.depth[i] },
        { title: "Would play", numeric: false, of: (_, i) => wordOf(trace?.best[i]) },
        {
            title: "Loss",
            doc: "What that gives away, where it is known",
            of: (_, i) =>
                rounded(lossOf(scene?.exactValues ?? null, trace?.best[i] ?? null, moves)),
        },
        ...(scene?.leaders ?? []).flatMap((k): ColumnOf<number>[] => {
            const { move = "", value, error } = trace?.moves[k] ?? {};
            return [
                {
                    title: titleOfMove(move),
                    doc: `Value of ${titleOfMove(move)}`,
                    text: (cell) =>
                        scene === null ? "–" : valueText(cell as number | null, scene.measure),
                    of: (_, i) => rounded(value?.[i]),
                },
                {
                    title: `± ${titleOfMove(move)}`,
                    doc: "Half of the band of 95 percent",
                    of: (_, i) => rounded(error?.[i]),
                },
            ];
        }),
    ];
    return {
        ...tableOf(caption, trace?.effort ?? [], columns, (_, i) => ({ current: i === scene?.at })),
        onPick: (key) => trace && scrub(shareOf(trace, Number(key))),
    };
}

function scrub(share: number): void {
    const thousandths = Math.round(Math.max(0, Math.min(1, share)) * THOUSAND);
    fields.change({ at: thousandths >= THOUSAND ? "" : String(thousandths) });
}

function Sentence({ scene }: { scene: Scene }) {
    const { trace, at, line, measure, exactValues, unit } = scene;
    const best = trace.best[at] ?? null;
    const final = trace.best.at(-1) ?? null;
    const loss = lossOf(exactValues, best, show.value?.moves.length ?? 0);
    const end = at === trace.effort.length - 1;
    const effort = `${countText(trace.effort[at] ?? 0)} ${unit === "visits" ? "simulations" : "nodes"}`;
    const worth = trace.moves.find((row) => row.move === best)?.value[at] ?? null;
    return (
        <p class="inside-note" aria-live={end ? "off" : "polite"}>
            {end ? "Now, after " : "Had I stopped here, after "}
            <strong class="num">{effort}</strong> and {timeText(trace.ms[at] ?? 0)}, I{" "}
            {end ? "play" : "would have played"}{" "}
            <strong class="num">{wordOf(best) ?? "nothing yet"}</strong>
            {worth !== null && <> ({valueFor(worth, measure, line, line.mover ?? 0)})</>}
            {!end && final !== null && best !== final && (
                <>
                    , not <strong class="num">{titleOfMove(final)}</strong> as at the end
                </>
            )}
            .{" "}
            {loss !== null && exactValues !== null && (
                <>
                    {lossText(exactValues, best ?? "", loss, line.points)}
                    <span class="muted"> ({exactValues.source}).</span>
                </>
            )}
        </p>
    );
}

export function Timeline() {
    const line = useAnswer("history", () => "history").answer.value;
    const [size, setSize] = useState<Size>({ width: 800, height: 400 });
    const [playing, setPlaying] = useState(false);
    const { at: position, bands } = fields.read();
    const trace = line?.convergence ?? null;
    const measure = useMeasure();
    const board = show.value;
    const share = position === "" ? 1 : (Number(position) || 0) / THOUSAND;
    const dragging = useRef(false);

    useEffect(() => {
        if (!playing) return;
        const begun = performance.now() - (share >= 1 ? 0 : share) * RUNNING_TIME;
        let frame = requestAnimationFrame(function step(now) {
            const part = (now - begun) / RUNNING_TIME;
            scrub(part);
            if (part >= 1) setPlaying(false);
            else frame = requestAnimationFrame(step);
        });
        return () => cancelAnimationFrame(frame);
    }, [playing]);
    useEffect(() => sets(hovered, null), []);

    const rows = analysis.value.report?.moves ?? [];
    const asked = judged.value;
    const exactValues =
        asked !== null && asked.position === show.value?.position
            ? asked.exactValues
            : provenValues(rows);
    const scene: Scene | null =
        board !== null && trace !== null && trace.effort.length > 1
            ? {
                  trace,
                  leaders: leadersOf(trace),
                  at: momentAt(trace, share),
                  exactValues,
                  line: board,
                  measure,
                  unit: line?.unit ?? "nodes",
                  bands: bands === "y",
                  marked: hovered.value,
              }
            : null;
    const paint = scene === null ? null : painter(scene);
    useOutput({
        picture: paint && { ...size, paint },
        table: tableFor(scene),
        data: () => line,
        command: "history",
    });
    if (scene === null || paint === null)
        return (
            <Empty>
                {analysis.value.last === null
                    ? "Press Search: the values of the moves are recorded while they settle."
                    : "…"}
            </Empty>
        );
    const box = boxOf(size, scene.trace);
    const drag = (event: MouseEvent) => {
        scrub((event.offsetX - box.left) / (box.right - box.left));
    };
    return (
        <div class="timeline">
            <div class="inside-options">
                <Button
                    look="chip"
                    icon={playing ? "pause" : "play"}
                    pressed={playing}
                    disabled={!settings.value.animations}
                    onClick={() => setPlaying(!playing)}
                >
                    {playing ? "Stop the timeline" : "Play the timeline"}
                </Button>
                {scene.trace.moves.some(({ error }) => error.some((width) => width > 0)) && (
                    <Button
                        look="chip"
                        pressed={scene.bands}
                        onClick={() => fields.change({ bands: scene.bands ? "n" : "y" })}
                    >
                        Confidence bands
                    </Button>
                )}
                <Button
                    look="chip"
                    onClick={() => (judging.value === null ? void judge() : judging.value.cancel())}
                >
                    {judging.value === null ? "Ask for exact values" : "Stop asking"}
                </Button>
            </div>
            <div class="timeline-canvas">
                <Surface
                    paint={paint}
                    onSize={setSize}
                    label="Values of the best moves against effort, with the move that would have been played; the table has the same numbers"
                    onPointerDown={(event) => {
                        dragging.current = true;
                        event.currentTarget.setPointerCapture(event.pointerId);
                        setPlaying(false);
                        drag(event);
                    }}
                    onPointerMove={(event) => dragging.current && drag(event)}
                    onPointerUp={() => {
                        dragging.current = false;
                    }}
                    onPointerCancel={() => {
                        dragging.current = false;
                    }}
                />
            </div>
            <Slider
                label="Moment of the search"
                compact
                class="timeline-scrubber"
                max={THOUSAND}
                step={5}
                value={Math.round(share * THOUSAND)}
                spoken={`${countText(trace?.effort[scene.at] ?? 0)}, would play ${wordOf(trace?.best[scene.at]) ?? "nothing"}`}
                style={{
                    marginLeft: `${LEFT - THUMB}px`,
                    width: `${box.right - box.left + 2 * THUMB}px`,
                }}
                onChange={(thousandths) => {
                    setPlaying(false);
                    scrub(thousandths / THOUSAND);
                }}
            />
            <Sentence scene={scene} />
        </div>
    );
}
