/**
 * View 4: the timeline of convergence. Values of the best moves with their bands against the logarithm of
 * effort; a scrubber goes back to any moment and says what would have been played there.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, rounded, type Table, tableOf } from "../../../charts/table.ts";
import { settings } from "../../../state/keep/settings.ts";
import { found, hovered, searching, show } from "../../../state/read/store.ts";
import { countText, short, timeText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { valueFor, valueText } from "../../../text/value.ts";
import { Button } from "../../../ui/button.tsx";
import { sets } from "../../../ui/field.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Empty, Said } from "../../../ui/words.tsx";
import { timeline as say } from "../../../words/inside/timeline.ts";
import { useOutput, viewFields } from "../contract.ts";
import { ofPosition } from "../control.tsx";
import { useMeasure } from "../measure.ts";
import { InSlot } from "../slot.tsx";
import { useAnswer } from "../watch.ts";
import { judge, judged, judging } from "./judge.ts";
import { boxOf, LEFT, painter, type Scene } from "./paint.ts";
import { leadersOf, lossOf, lossText, momentAt, provenValues, shareOf } from "./timeline.ts";

/** Where the scrubber stands in thousandths of the axis; "" = at the end, following the search. */
const fields = viewFields("film", () => ({ at: "", bands: "y" }));
const head = say.table;
const THOUSAND = 1000;
/** Milliseconds of the whole timeline. */
const RUNNING_TIME = 8000;

/** Half of the slider's thumb reaches beyond its track. */
const THUMB = 9;

const wordOf = (move: string | null | undefined) => (move == null ? undefined : titleOfMove(move));

function tableFor(scene: Scene | null): Table {
    const trace = scene?.trace;
    const moves = show.value?.moves.length ?? 0;
    const columns: ColumnOf<number>[] = [
        { title: head.effort[scene?.unit ?? "nodes"], of: (effort) => effort },
        { title: head.time, of: (_, i) => rounded(trace?.ms[i]) },
        { title: head.depth, of: (_, i) => trace?.depth[i] },
        { title: head.move, numeric: false, of: (_, i) => wordOf(trace?.best[i]) },
        {
            title: head.loss,
            doc: head.lossDoc,
            of: (_, i) =>
                rounded(lossOf(scene?.exactValues ?? null, trace?.best[i] ?? null, moves)),
        },
        ...(scene?.leaders ?? []).flatMap((k): ColumnOf<number>[] => {
            const { move = "", value, error } = trace?.moves[k] ?? {};
            return [
                {
                    title: titleOfMove(move),
                    doc: head.valueDoc(titleOfMove(move)),
                    text: (cell) =>
                        scene === null ? "–" : valueText(cell as number | null, scene.measure),
                    of: (_, i) => rounded(value?.[i]),
                },
                {
                    title: head.band(titleOfMove(move)),
                    doc: head.bandDoc,
                    of: (_, i) => rounded(error?.[i]),
                },
            ];
        }),
    ];
    return {
        ...tableOf(head.caption, trace?.effort ?? [], columns, (_, i) => ({
            current: i === scene?.at,
        })),
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
    const worth = trace.moves.find((row) => row.move === best)?.value[at] ?? null;
    const moment = {
        effort: short(trace.effort[at] ?? 0),
        unit,
        time: timeText(trace.ms[at] ?? 0),
        move: wordOf(best) ?? null,
        value: worth === null ? null : valueFor(worth, measure, line, line.mover ?? 0),
    };
    const told = end
        ? say.now(moment)
        : final === null || best === final
          ? say.stopped(moment)
          : say.stoppedEarly(moment, titleOfMove(final));
    return (
        <p class="inside-note" aria-live={end ? "off" : "polite"}>
            <Said pieces={told} />{" "}
            {loss !== null && exactValues !== null && (
                <Said
                    pieces={say.loses(
                        lossText(exactValues, best ?? "", loss, line.points),
                        exactValues.source,
                    )}
                    parts={{ source: (text) => <span class="muted">{text}</span> }}
                />
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

    const rows = found.value.report?.moves ?? [];
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
    if (scene === null || paint === null) {
        const waits = line === null || line.state !== "ended" ? "…" : say.once;
        return <Empty>{searching.value.last === null ? ofPosition(say.begin) : waits}</Empty>;
    }
    const box = boxOf(size, scene.trace);
    const drag = (event: MouseEvent) => {
        scrub((event.offsetX - box.left) / (box.right - box.left));
    };
    return (
        <div class="timeline">
            <InSlot>
                <Button
                    look="chip"
                    icon={playing ? "pause" : "play"}
                    pressed={playing}
                    disabled={!settings.value.animations}
                    onClick={() => setPlaying(!playing)}
                >
                    {playing ? say.stop : say.play}
                </Button>
                {scene.trace.moves.some(({ error }) => error.some((width) => width > 0)) && (
                    <Button
                        look="chip"
                        pressed={scene.bands}
                        onClick={() => fields.change({ bands: scene.bands ? "n" : "y" })}
                    >
                        {say.bands}
                    </Button>
                )}
                <Button
                    look="chip"
                    onClick={() => (judging.value === null ? void judge() : judging.value.cancel())}
                >
                    {judging.value === null ? say.ask : say.stopAsking}
                </Button>
            </InSlot>
            <div class="timeline-canvas">
                <Surface
                    paint={paint}
                    onSize={setSize}
                    label={say.label}
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
                label={say.moment}
                compact
                class="timeline-scrubber"
                max={THOUSAND}
                step={5}
                value={Math.round(share * THOUSAND)}
                spoken={say.spoken(
                    countText(trace?.effort[scene.at] ?? 0),
                    wordOf(trace?.best[scene.at]) ?? null,
                )}
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
