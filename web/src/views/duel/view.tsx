/**
 * View 6: the duel of thinkers. Two to four players think about the same position at the same time, with
 * equal time or equal effort; side by side what they want and how sure they came to it.
 */
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useId, useState } from "preact/hooks";
import "../../styles/theatres.css";
import { countText, moveText, timeText, valueText } from "../../analysis/format.ts";
import { engine } from "../../engine/engine.ts";
import type { Param, Report, SpecLine } from "../../engine/protocol.ts";
import { Icon } from "../../layout/icons.tsx";
import { gameRowOf, SearcherSelect, searcherRow } from "../../params/chooser.tsx";
import { PlayerFold } from "../../params/fold.tsx";
import { ask, find } from "../../state/ask.ts";
import { hovered, searchers, show } from "../../state/store.ts";
import {
    packWords,
    readFields,
    setViewState,
    unpackWords,
    useOutput,
    viewState,
    writeFields,
} from "../contract.ts";
import { canSearch } from "../control.tsx";
import type { Table } from "../output.ts";
import { type Run, runSearch } from "../runs.ts";
import { type Size, Surface } from "../surface.tsx";
import {
    BUDGETS,
    effortOf,
    idle,
    LETTERS,
    movesOf,
    rowOf,
    sampled,
    spreadOf,
    type Thinker,
    verdictOf,
} from "./duel.ts";
import { heightOf, paintDuel, type Scene } from "./paint.ts";

/** Players, budget. */
const DEFAULTS = ["", "t3"] as const;
const LEAST = 2;
const MOST = 4;
/** Rows of the table of values below. */
const ROWS = 8;

const thinkers = signal<Thinker[]>([]);
/** Lines that have set them to work. */
const said = signal("");
let runs: Run[] = [];
/** Grows with every start and stop: what was begun before is no longer heard. */
let turn = 0;

/** Two that everybody knows and this game has. */
function usual(): string[] {
    const fits = (name: string) => searchers.value.some((row) => row.name === name && row.fits);
    const found = ["uct", "pvs", "expectimax", "montecarlo", "alphabeta", "random"].filter(fits);
    return found.slice(0, LEAST);
}

function specsOf(text: string): string[] {
    const [packed = ""] = readFields(text, DEFAULTS);
    const specs = unpackWords(packed).slice(0, MOST);
    return specs.length >= LEAST ? specs : usual();
}

function change(fields: { specs?: readonly string[]; budget?: string }): void {
    const [packed = "", budget = "t3"] = readFields(viewState("duel"), DEFAULTS);
    setViewState(
        "duel",
        writeFields(
            [
                fields.specs === undefined ? packed : packWords(fields.specs),
                fields.budget ?? budget,
            ],
            DEFAULTS,
        ),
    );
}

function update(i: number, part: Partial<Thinker>): void {
    thinkers.value = thinkers.value.map((thinker, k) =>
        k === i ? { ...thinker, ...part } : thinker,
    );
}

function release(): void {
    turn++;
    for (const run of runs) run.cancel();
    runs = [];
}

function stop(): void {
    release();
    thinkers.value = thinkers.value.map((thinker) =>
        thinker.state === "running" ? { ...thinker, state: "done" } : thinker,
    );
}

/** A player whose own limits are out of the way and who has this budget. */
async function limited(spec: string, path: string, value: string): Promise<string | null> {
    const row = searcherRow(spec.split("(")[0] ?? "");
    const words = (row?.params ?? [])
        .filter((param) => param.limit === true)
        .map((param) => {
            if (param.name === path) return `${path}=${value}`;
            const open = param.name === "time" || param.name === "nodes" || param.min === 0;
            return `${param.name}=${open ? 0 : (param.max ?? param.init)}`;
        });
    return find(await ask(`spec player ${spec} ${words.join(" ")}`, true), "spec")?.text ?? null;
}

async function start(): Promise<void> {
    release();
    const mine = turn;
    const [, id = "t3"] = readFields(viewState("duel"), DEFAULTS);
    const budget = BUDGETS.find((one) => one.id === id) ?? BUDGETS[1];
    const specs = specsOf(viewState("duel"));
    thinkers.value = specs.map((spec) => ({ ...idle(spec), state: "running" }));
    const full = await Promise.all(
        specs.map((spec) => limited(spec, budget?.path ?? "time", budget?.value ?? "3s")),
    );
    if (mine !== turn) return;
    const take = (i: number, report: Report) => {
        if (mine !== turn) return;
        const samples = sampled(thinkers.value[i]?.samples ?? [], report);
        update(i, { report, samples });
    };
    said.value = full.map((spec) => `analyze ${spec} bare keep`).join("\n");
    // All begin at once: the core gives every job an equal share of the time.
    const begun = await Promise.all(
        full.map((spec, i) =>
            spec === null
                ? null
                : runSearch(`analyze ${spec} bare keep`, {
                      progress: (line) => take(i, line),
                      ended: (line) => {
                          if (line !== null) take(i, line);
                          if (mine === turn) update(i, { state: "done" });
                      },
                  }),
        ),
    );
    const started = begun.filter((run): run is Run => run !== null);
    if (mine !== turn) for (const run of started) run.cancel();
    else runs = started;
    begun.forEach((run, i) => {
        if (run === null && mine === turn) update(i, { state: "done" });
    });
}

/** Specs with all their values, for the knobs. */
const lines = signal<{ [spec: string]: SpecLine }>({});

async function learn(spec: string): Promise<void> {
    const line = find(await engine.send(`spec player ${spec}`, { quiet: true }), "spec");
    if (line !== undefined) lines.value = { ...lines.value, [spec]: line };
}

async function setSpec(i: number, text: string): Promise<void> {
    const line = find(await ask(`spec player ${text}`, true), "spec");
    if (line === undefined) return;
    lines.value = { ...lines.value, [line.text]: line };
    const specs = specsOf(viewState("duel"));
    specs[i] = line.text;
    replace(specs);
}

/** Other players: what was thought before is of no use. */
function replace(specs: readonly string[]): void {
    release();
    thinkers.value = specs.map(idle);
    change({ specs });
}

const hide = (param: Param) => param.limit === true || param.name === "name";

function Card({ i, thinker, points }: { i: number; thinker: Thinker; points: boolean }) {
    const id = useId();
    const { spec, report, state } = thinker;
    const line = lines.value[spec];
    const gameRow = gameRowOf(show.value?.family);
    useEffect(() => {
        if (line === undefined) void learn(spec);
    }, [spec]);
    const best = report?.moves.find(({ move }) => move === report.best);
    const others = thinkers.value.map((other) => other.report?.best ?? null);
    const alone =
        report?.best != null && others.some((move) => move !== null && move !== report.best);
    return (
        <section class="duel-card" data-place={i} aria-label={`Thinker ${LETTERS[i]}`}>
            <div class="duel-head">
                <span class="duel-letter">{LETTERS[i]}</span>
                <label class="sr-only" for={`${id}s`}>
                    Thinker {LETTERS[i]}
                </label>
                <SearcherSelect
                    id={`${id}s`}
                    value={spec.split("(")[0] ?? ""}
                    human={false}
                    onChange={(name) => setSpec(i, name)}
                />
                {thinkers.value.length > LEAST && (
                    <button
                        type="button"
                        class="icon-button"
                        aria-label={`Remove thinker ${LETTERS[i]}`}
                        title="Remove"
                        onClick={() =>
                            replace(specsOf(viewState("duel")).filter((_, k) => k !== i))
                        }
                    >
                        <Icon name="close" />
                    </button>
                )}
            </div>
            {line !== undefined && gameRow !== undefined && (
                <PlayerFold
                    title="Knobs"
                    presets={`Presets of thinker ${LETTERS[i]}`}
                    player={line}
                    gameRow={gameRow}
                    hide={hide}
                    onChange={async (path, value) => setSpec(i, `${spec} ${path}=${value}`)}
                    onSpec={(text) => setSpec(i, text)}
                />
            )}
            <p class="duel-best num" data-alone={alone}>
                <strong>{report?.best ?? "–"}</strong>{" "}
                {best !== undefined
                    ? moveText(best, points)
                    : valueText(report?.value ?? null, points)}
            </p>
            <p class="muted num duel-small">
                {report === null
                    ? state === "running"
                        ? "thinking"
                        : "has not thought yet"
                    : `${report.playouts > 0 ? `${countText(report.playouts)} playouts` : `depth ${report.depth}, ${countText(report.nodes)} nodes`}, ${timeText(report.ms)}${state === "running" ? " …" : ""}`}
            </p>
            <p class="muted num duel-small">{report?.pv.slice(0, 8).join(" ")}</p>
        </section>
    );
}

/** Values of the moves that matter, side by side; the widest disagreement is marked. */
function Values({ all, points }: { all: readonly Thinker[]; points: boolean }) {
    const moves = movesOf(all, ROWS);
    if (moves.length === 0) return null;
    const spreads = moves.map((move) => spreadOf(all, move));
    const widest = Math.max(...spreads.map((gap) => gap ?? 0));
    return (
        <div class="duel-values">
            <table class="num">
                <thead>
                    <tr>
                        <th scope="col">Move</th>
                        {all.map((_, i) => (
                            <th key={LETTERS[i]} scope="col">
                                {LETTERS[i]}
                            </th>
                        ))}
                        <th scope="col">Apart</th>
                    </tr>
                </thead>
                <tbody>
                    {moves.map((move, k) => (
                        <tr
                            key={move}
                            data-widest={widest > 0 && spreads[k] === widest}
                            onMouseEnter={() => {
                                hovered.value = move;
                            }}
                            onMouseLeave={() => {
                                hovered.value = null;
                            }}
                        >
                            <th scope="row">{move}</th>
                            {all.map((thinker, i) => {
                                const row = rowOf(thinker, move);
                                const best = thinker.report?.best === move;
                                return (
                                    <td key={LETTERS[i]} data-best={best}>
                                        {row === undefined ? "–" : moveText(row, points)}
                                    </td>
                                );
                            })}
                            <td>{spreads[k] == null ? "–" : (spreads[k] as number).toFixed(1)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function tableOf(all: readonly Thinker[], points: boolean): Table {
    const round = (value: number | null | undefined) =>
        value === null || value === undefined ? null : Math.round(value * 100) / 100;
    const moves = movesOf(all, Number.POSITIVE_INFINITY);
    return {
        caption: `What every thinker says of every move. ${verdictOf(all)}`,
        columns: [
            { title: "Move" },
            ...all.flatMap(({ spec }, i) => [
                {
                    title: `${LETTERS[i]}: value`,
                    doc: spec,
                    numeric: true,
                    text: (cell: string | number | null) =>
                        valueText(cell as number | null, points),
                },
                { title: `${LETTERS[i]}: effort`, numeric: true },
            ]),
            { title: "Apart", numeric: true },
            { title: "Best of" },
        ],
        rows: moves.map((move) => {
            const rows = all.map((thinker) => rowOf(thinker, move));
            return {
                key: move,
                cells: [
                    move,
                    ...rows.flatMap((row) => [
                        round(row?.value),
                        row === undefined ? null : row.visits || row.nodes,
                    ]),
                    round(spreadOf(all, move)),
                    all
                        .flatMap(({ report }, i) => (report?.best === move ? [LETTERS[i]] : []))
                        .join(""),
                ],
            };
        }),
    };
}

/** The players of the link, whenever they or the position change. */
function useThinkers(): void {
    useSignalEffect(() => {
        const line = show.value;
        void searchers.value;
        const specs = specsOf(viewState("duel"));
        const wanted = `${line?.game} ${line?.start} ${line?.moves_played.join(",")}`;
        if (
            wanted === position &&
            thinkers
                .peek()
                .map(({ spec }) => spec)
                .join() === specs.join()
        )
            return;
        position = wanted;
        release();
        thinkers.value = specs.map(idle);
    });
    useEffect(
        () => () => {
            stop();
            hovered.value = null;
        },
        [],
    );
}

let position = "";

export function Duel() {
    const [, budget = "t3"] = readFields(viewState("duel"), DEFAULTS);
    const [size, setSize] = useState<Size>({ width: 800, height: 300 });
    useThinkers();
    const all = thinkers.value;
    const line = show.value;
    const points = line?.points ?? false;
    const running = all.some(({ state }) => state === "running");
    const scene: Scene | null =
        line === null ? null : { line, thinkers: all, timed: budget.startsWith("t") };
    useOutput({
        name: "duel",
        picture:
            scene === null
                ? null
                : { ...size, paint: (brush, palette) => paintDuel(brush, palette, scene, size) },
        table: tableOf(all, points),
        data: () => ({
            position: line?.position,
            thinkers: all.map(({ spec, report, samples }) => ({
                spec,
                best: report?.best ?? null,
                value: report?.value ?? null,
                effort: report === null ? 0 : effortOf(report),
                moves: report?.moves ?? [],
                samples,
            })),
        }),
        twin: said.value === "" ? `analyze ${all[0]?.spec ?? "uct"} bare keep` : said.value,
    });
    if (scene === null) return null;
    return (
        <div class="theatre">
            <div class="theatre-bar">
                <button
                    type="button"
                    class="button primary see-run"
                    disabled={!canSearch()}
                    onClick={() => (running ? stop() : void start())}
                >
                    <Icon name={running ? "pause" : "play"} />
                    {running ? "Stop" : "Let them think"}
                </button>
                <select
                    class="select"
                    aria-label="Budget"
                    value={budget}
                    onChange={(event) => change({ budget: event.currentTarget.value })}
                >
                    {BUDGETS.map(({ id, title }) => (
                        <option key={id} value={id}>
                            {title}
                        </option>
                    ))}
                </select>
                <button
                    type="button"
                    class="button"
                    disabled={all.length >= MOST}
                    onClick={() =>
                        replace([...all.map(({ spec }) => spec), all.at(-1)?.spec ?? "random"])
                    }
                >
                    Add a thinker
                </button>
            </div>
            <div class="duel-cards">
                {all.map((thinker, i) => (
                    <Card key={i} i={i} thinker={thinker} points={points} />
                ))}
            </div>
            <p class="see-note" aria-live={running ? "off" : "polite"}>
                {canSearch()
                    ? verdictOf(all)
                    : "The game is over, or the dice move: there is nothing to think about."}
            </p>
            <div class="duel-canvas" style={{ height: `${heightOf(scene.line, size.width)}px` }}>
                <Surface
                    paint={(brush, palette, now) => paintDuel(brush, palette, scene, now)}
                    onSize={setSize}
                    label={`The board with everybody's best move, and their values so far. ${verdictOf(all)}`}
                />
            </div>
            <Values all={all} points={points} />
        </div>
    );
}
