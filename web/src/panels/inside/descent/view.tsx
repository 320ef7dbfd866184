/**
 * View 3: the UCT animation. The four phases of one descent, with the numbers of the formula for every
 * move and the random game on the board; many descents at speed.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { device } from "../../../text/device.ts";
import { titleOfMove, titlesOfMoves } from "../../../text/shown.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Empty, Said } from "../../../ui/words.tsx";
import "../../../styles/animations.css";
import { strokesOf } from "../../../board/overlays/strokes.ts";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, type Table, type TableCell, tableOf } from "../../../charts/table.ts";
import { useQuery } from "../../../engine/hooks.ts";
import type { DescentLine } from "../../../engine/protocol.ts";
import { restartAnalysis, stepAnalysis } from "../../../state/act/actions.ts";
import { found, here, searching, show } from "../../../state/read/store.ts";
import { countText } from "../../../text/format.ts";
import { descent as say } from "../../../words/inside/descent.ts";
import { tree } from "../../../words/inside/tree.ts";
import { useOutput, viewFields } from "../contract.ts";
import { canSearch, ofPosition } from "../control.tsx";
import { useMeasure } from "../measure.ts";
import { InSlot } from "../slot.tsx";
import { Animation, Transport, usePlay } from "../transport.tsx";
import { MiniBoard } from "../tree/card.tsx";
import { useAnswer } from "../watch.ts";
import { choiceText, type Moment, momentsOf, type Phase, takenOf, updateOf } from "./moments.ts";
import { heightOf, nameOf, paintDescent, paintPath, type Sight, simulationText } from "./paint.ts";
import { figure, meanText, rewardText, type Unit, unitOf } from "./unit.ts";
import { leavesWays, useWalk, Walk } from "./walk.tsx";

/** Moment, descents at a time, number of the descent that is looked at, move of the random game (-1: no one). */
const fields = viewFields("descent", () => ({ place: "0", batch: "1", number: "0", walk: "-1" }));
const BATCHES = [1, 10, 100, 1000] as const;
/** A link brings back so many descents at most. */
const MOST = 100000;
const head = say.table;
const { card } = tree;
const BOARD = 240;
/** Milliseconds that a moment must stand before its board is asked for. */
const REST = 30;

const PHASES: readonly Phase[] = ["select", "expand", "simulate", "backup"];

function sentenceOf(descent: DescentLine, moment: Moment, unit: Unit): string {
    const line = show.value;
    if (line === null) return "";
    const { path, playouts, end } = descent;
    if (moment.phase === "select") {
        const step = descent.steps[moment.step];
        return choiceText(descent, moment.step, nameOf(line, step?.player ?? 0), unit);
    }
    if (moment.phase === "expand") return say.expands(titlesOfMoves(path.slice(0, descent.grown)));
    if (moment.phase === "simulate") {
        if (end === "over" || end === "known" || end === "evaluated") return say.nothing[end];
        return simulationText(playouts);
    }
    const rewards = descent.reward.map((reward, player) => ({
        side: nameOf(line, player),
        reward: rewardText(unit, reward),
    }));
    return say.backsUp(rewards);
}

function tableFor(descent: DescentLine | null, unit: Unit): Table {
    const line = show.value;
    const text = (cell: TableCell) => (cell === null ? "–" : unit.shown(figure(cell as number)));
    const mean = (reward: number | null | undefined) =>
        reward === null || reward === undefined ? null : unit.mean(reward);
    const rows = (descent?.steps ?? []).flatMap((step, at) =>
        step.moves.map((child, i) => ({ step, at, child, i })),
    );
    const columns: ColumnOf<(typeof rows)[number]>[] = [
        { title: head.move, numeric: false, of: ({ child }) => titleOfMove(child.move) },
        {
            title: head.who,
            numeric: false,
            of: ({ step }) => (line === null ? step.player : nameOf(line, step.player)),
        },
        {
            title: head.taken,
            numeric: false,
            of: ({ step, i }) => (i === takenOf(step) ? (head.whys[step.why] ?? step.why) : ""),
        },
        { title: head.visits, of: ({ child }) => child.visits },
        { title: head.mean, text, of: ({ child }) => mean(child.mean) },
        {
            title: head.exploration,
            text,
            of: ({ child }) => (child.explore == null ? null : unit.more(child.explore)),
        },
        { title: head.sum, text, of: ({ child }) => mean(child.score) },
        {
            title: head.after,
            text,
            of: ({ step, at, i }) =>
                i === step.chosen && descent !== null ? mean(updateOf(descent, at)?.mean) : null,
        },
    ];
    const about = ({ step, at, i }: (typeof rows)[number]) => ({
        key: `${at}.${i}`,
        level: at,
        current: i === takenOf(step),
    });
    return {
        ...tableOf(head.caption, rows, columns, about),
        onPick: (key) => fields.change({ place: key.split(".")[0] ?? "0", batch: "1", walk: "-1" }),
    };
}

/** The board of a moment, `walked` moves into the random game, the rest of which is drawn on it. */
function useSight(
    descent: DescentLine | null,
    moment: Moment | undefined,
    walked: number,
): Sight | null {
    const [moves, playout] = useMemo(() => {
        if (descent === null || moment === undefined) return [null, []];
        const { path, playouts } = descent;
        if (moment.phase === "select") return [path.slice(0, moment.step + 1), []];
        const drawn = moment.phase === "expand" ? [] : (playouts[0]?.moves ?? []);
        return [path, drawn];
    }, [descent, moment?.phase, moment?.step]);
    const path = moves === null ? [] : [...moves, ...playout.slice(0, walked)];
    const words = path.length === 0 ? "" : `${path.join(",")} `;
    const options = { delay: REST, about: () => [descent] };
    const node = useQuery(
        "node",
        () => (moves === null ? undefined : `node ${words}job=${descent?.job}`),
        options,
    );
    const whole =
        leavesWays() && playout.length > 0 && descent?.stale === false
            ? `trace ${[...(moves ?? []), ...playout].join(" ")}`
            : null;
    const way = useQuery("trace", () => whole, { ...options, of: here });
    const drawn = useRef<{ job: number | undefined; sight: Sight | null }>({
        job: undefined,
        sight: null,
    });
    if (drawn.current.job !== descent?.job) drawn.current = { job: descent?.job, sight: null };
    const line = show.value;
    const found = node.answer.value;
    // The board and what is drawn on it change together.
    if (found === null || line === null || node.loading.value || way.loading.value)
        return drawn.current.sight;
    const steps = way.answer.value?.steps ?? [];
    const plies = new Set(steps.map(([ply]) => ply));
    const strokes = strokesOf(steps, (piece) => line.pieces[piece]?.owner ?? -1);
    const sight = { node: found, strokes, before: Math.min(path.length, plies.size) };
    drawn.current.sight = sight;
    return sight;
}

/** The phases; a click leads to the first moment of one. */
function Phases({
    moments,
    at,
    onGo,
}: {
    moments: Moment[];
    at: number;
    onGo: (at: number) => void;
}) {
    return (
        <ol class="animation-phases">
            {PHASES.map((id, i) => {
                const first = moments.findIndex(({ phase }) => phase === id);
                return (
                    <li key={id}>
                        <Button
                            look="chip"
                            pressed={moments[at]?.phase === id}
                            disabled={first < 0}
                            title={first < 0 ? say.noPhase : undefined}
                            onClick={() => onGo(first)}
                        >
                            {say.phase(i + 1, say.phases[id])}
                        </Button>
                    </li>
                );
            })}
        </ol>
    );
}

/** A link names the descent that was looked at: the search goes there again. */
function useReturn(): void {
    useEffect(() => {
        const { number } = fields.read();
        const wanted = Math.min(MOST, Number(number) || 0);
        if (wanted < 1 || !canSearch()) return;
        if (searching.value.held && searching.value.last !== null) return;
        void restartAnalysis().then(() => stepAnalysis("playout", wanted));
    }, []);
}

export function Descent() {
    const { place, batch, walk } = fields.read();
    const play = usePlay();
    const [size, setSize] = useState<Size>({ width: 800, height: 440 });
    const stepping = useRef(false);
    useReturn();
    const answer = useAnswer("descent", () => "descent", 100).answer.value;
    const descent = answer !== null && answer.number > 0 ? answer : null;
    const moments = useMemo(() => (descent === null ? [] : momentsOf(descent)), [descent]);
    const count = moments.length;
    const many = Number(batch) > 1 || (searching.value.job !== null && !searching.value.held);
    const at = many ? Math.max(0, count - 1) : Math.max(0, Math.min(count - 1, Number(place) || 0));
    const moment = moments[at];
    const simulated = moment?.phase === "simulate" || moment?.phase === "backup";
    const playout = simulated ? descent?.playouts[0]?.moves : undefined;
    const hurried = play.playing || moment?.phase === "backup";
    const walked = useWalk(playout ?? null, Number.parseInt(walk, 10), hurried);
    const sight = useSight(descent, moment, walked);
    const line = show.value;
    const unit = unitOf(useMeasure());
    const scene =
        descent === null || moment === undefined || line === null
            ? null
            : { descent, moment, line, unit };

    const next = async () => {
        if (stepping.current) return;
        stepping.current = true;
        try {
            await stepAnalysis("playout", Number(batch));
        } finally {
            stepping.current = false;
        }
        fields.change({ place: "0", walk: "-1" });
    };
    useEffect(() => {
        // A search that runs by itself has no place to come back to.
        if (descent !== null && searching.value.held)
            fields.change({ number: String(Math.min(MOST, descent.number)) });
    }, [descent]);
    useOutput({
        picture: scene && { ...size, paint: paintDescent(scene) },
        table: tableFor(descent, unit),
        data: () => answer,
        command: descent === null ? "step playout" : "descent",
    });
    const go = (to: number) => fields.change({ place: String(to), walk: "-1" });
    const transport = { ...play, at, count, onGo: go };
    const choices = (
        <InSlot>
            <Select
                label={say.atATime}
                compact
                value={batch}
                entries={BATCHES.map((n) => ({ id: String(n), title: say.batch(n) }))}
                onChange={(wanted) => fields.change({ batch: wanted })}
            />
            {descent !== null && (
                <p class="inside-count muted num">
                    {say.count(countText(descent.number), String(found.value.report?.depth ?? "–"))}
                </p>
            )}
        </InSlot>
    );
    const bar = (
        <div class="animation-bar">
            <Transport
                {...transport}
                onEnd={() => void next()}
                noun={say.moment}
                spoken={
                    moment === undefined
                        ? ""
                        : say.spoken(at + 1, count, say.spokenPhases[moment.phase])
                }
            />
            <Phases moments={moments} at={at} onGo={go} />
            <Button disabled={!canSearch()} onClick={() => next()}>
                {batch === "1" ? say.next : say.nextMany(batch)}
            </Button>
        </div>
    );
    if (scene === null || descent === null || moment === undefined)
        return (
            <div class="animation">
                {choices}
                {bar}
                <Empty>{ofPosition(say.empty.begin)}</Empty>
            </div>
        );
    const sentence = sentenceOf(descent, moment, unit);
    return (
        <Animation moments={transport} keys={{ d: next }}>
            {choices}
            {bar}
            <div class="animation-words">
                <p class="inside-note" aria-live={play.playing || many ? "off" : "polite"}>
                    {sentence}
                </p>
            </div>
            <div class="animation-split">
                <div class="pane">
                    <div
                        class="animation-canvas"
                        style={{ minHeight: `${heightOf(descent, size.width)}px` }}
                    >
                        <Surface
                            paint={paintDescent(scene)}
                            onSize={setSize}
                            tabIndex={0}
                            label={device(say.label.fingers(sentence), say.label.keys(sentence))}
                        />
                    </div>
                </div>
                <aside class="animation-board" aria-label={say.board}>
                    {sight !== null && (
                        <MiniBoard
                            node={sight.node}
                            width={BOARD}
                            over={paintPath(sight)}
                            words={sight.strokes.length > 0 ? card.boardWithGame : card.board}
                        />
                    )}
                    {playout !== undefined && playout.length > 0 && (
                        <Walk
                            game={playout}
                            at={walked}
                            onGo={(to) => fields.change({ walk: String(to) })}
                        />
                    )}
                    <p class="animation-legend muted">
                        <Said
                            pieces={say.legend}
                            parts={{
                                mean: () => <span class="animation-key" data-part="mean" />,
                                explore: () => <span class="animation-key" data-part="explore" />,
                            }}
                        />
                        {unit.own && say.legendOwn(meanText(unit, 0.08, 0))}
                    </p>
                </aside>
            </div>
        </Animation>
    );
}
