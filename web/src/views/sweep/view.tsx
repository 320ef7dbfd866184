/**
 * View 7: the parameter explorer. One parameter of a player, or two, goes through its values on the
 * position of the board, one small search for each: what it would play, the value, effort and time.
 */
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useId, useState } from "preact/hooks";
import "../../styles/theatres.css";
import { valueText } from "../../analysis/format.ts";
import { engine } from "../../engine/engine.ts";
import type { Analyze, Param, SpecLine } from "../../engine/protocol.ts";
import { Icon } from "../../layout/icons.tsx";
import { gameRowOf, SearcherSelect, searcherRow } from "../../params/chooser.tsx";
import { PlayerFold } from "../../params/fold.tsx";
import { Doc } from "../../params/knobs.tsx";
import { ask, find } from "../../state/ask.ts";
import { searchers, show } from "../../state/store.ts";
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
    cellsIn,
    findingOf,
    type Knob,
    knobsOf,
    MOST_VALUES,
    type Range,
    type Sweep,
    usualRange,
    valuesOf,
    wordsOf,
} from "./knobs.ts";
import { heightOf, paintSweep, type Scene } from "./paint.ts";

/** Player; path, from, to, count of the first knob; of the second; limit of a search. */
const DEFAULTS = ["", "", "", "", "", "", "", "", "", "100k"] as const;
const PLAYER = 0;
const FIRST = 1;
const SECOND = 5;
const LIMIT = 9;
const LIMITS = ["1000", "10k", "100k", "1M", "10M"] as const;

/** Fields of the state, unpacked. */
function fieldsNow(): string[] {
    return readFields(viewState("sweep"), DEFAULTS).map((text) => unpackWords(text)[0] ?? "");
}

function change(fields: { [i: number]: string }): void {
    const texts = fieldsNow().map((text, i) => fields[i] ?? text);
    setViewState(
        "sweep",
        writeFields(
            texts.map((text) => packWords([text])),
            DEFAULTS,
        ),
    );
}

/** The player with all its values; null until the core has read its spec. */
const player = signal<SpecLine | null>(null);
const sweep = signal<Sweep | null>(null);
const busy = signal(-1);
/** Grows with every start and stop. */
let turn = 0;
let running: Run | null = null;

function usualPlayer(): string {
    const fits = (name: string) => searchers.value.some((row) => row.name === name && row.fits);
    return ["uct", "pvs", "expectimax", "alphabeta"].find(fits) ?? "random";
}

function halt(): void {
    turn++;
    running?.cancel();
    running = null;
    busy.value = -1;
}

/** Another question: what came out so far answers an older one. */
function clear(): void {
    halt();
    sweep.value = null;
}

function knobsNow(): Knob[] {
    const line = player.value;
    const row = line === null ? undefined : searcherRow(line.name);
    const gameRow = gameRowOf(show.value?.family);
    if (line === null || row === undefined || gameRow === undefined) return [];
    return knobsOf(row, line.values, gameRow).filter(
        ({ path }) => path !== "seed" && path !== "name",
    );
}

/** The knob of the state's fields from `base` on, and its range. */
function chosen(
    base: number,
    fields: readonly string[],
    knobs: readonly Knob[],
): { knob: Knob; range: Range } | null {
    const usual =
        base === FIRST
            ? (knobs.find(({ path }) => /^(sims|depth|c)$/.test(path)) ?? knobs[0])
            : undefined;
    const knob = knobs.find(({ path }) => path === fields[base]) ?? usual;
    if (knob === undefined) return null;
    const range = usualRange(knob);
    const number = (text: string | undefined, init: number) =>
        text === undefined || text === "" || !Number.isFinite(Number(text)) ? init : Number(text);
    const within = (value: number) =>
        Math.min(knob.param.max ?? Infinity, Math.max(knob.param.min ?? -Infinity, value));
    return {
        knob,
        range: {
            from: within(number(fields[base + 1], range.from)),
            to: within(number(fields[base + 2], range.to)),
            count: number(fields[base + 3], range.count),
        },
    };
}

async function one(spec: string, mine: number): Promise<Analyze | null> {
    let finish: (line: Analyze | null) => void = () => {};
    const ended = new Promise<Analyze | null>((resolve) => {
        finish = resolve;
    });
    const run = await runSearch(`analyze ${spec} bare`, { ended: finish });
    if (run === null) return null;
    if (mine !== turn) {
        run.cancel();
        return null;
    }
    running = {
        ...run,
        cancel: () => {
            run.cancel();
            finish(null);
        },
    };
    return ended;
}

async function start(): Promise<void> {
    clear();
    const mine = turn;
    const fields = fieldsNow();
    const knobs = knobsNow();
    const line = player.value;
    const first = chosen(FIRST, fields, knobs);
    const second = chosen(SECOND, fields, knobs);
    if (line === null || first === null) return;
    const plan: Sweep = {
        first: { path: first.knob.path, values: valuesOf(first.knob, first.range) },
        second:
            second === null || second.knob.path === first.knob.path
                ? null
                : { path: second.knob.path, values: valuesOf(second.knob, second.range) },
        cells: [],
    };
    sweep.value = plan;
    const swept = [plan.first.path, plan.second?.path];
    const cap = swept.includes("nodes") ? "" : ` nodes=${fields[LIMIT]}`;
    for (let cell = 0; cell < cellsIn(plan); cell++) {
        busy.value = cell;
        const words = wordsOf(plan, cell).join(" ");
        const spec = find(await ask(`spec player ${line.text} ${words}${cap}`, true), "spec")?.text;
        if (mine !== turn) return;
        const answer = spec === undefined ? null : await one(spec, mine);
        if (mine !== turn) return;
        const cells: Sweep["cells"] = [...(sweep.value?.cells ?? [])];
        cells[cell] =
            answer === null || spec === undefined
                ? null
                : {
                      best: answer.best,
                      value: answer.value,
                      effort: answer.playouts > 0 ? answer.playouts : answer.nodes,
                      ms: answer.ms,
                      spec,
                  };
        sweep.value = { ...plan, cells };
    }
    busy.value = -1;
    running = null;
}

async function setPlayer(text: string): Promise<void> {
    const line = find(await ask(`spec player ${text}`, true), "spec");
    if (line === undefined) return;
    // Ranges of another kind of player mean nothing.
    const same = line.name === player.value?.name;
    player.value = line;
    clear();
    if (same) change({ [PLAYER]: line.text });
    else setViewState("sweep", writeFields([packWords([line.text])], DEFAULTS));
}

const hide = (param: Param) => param.limit === true || param.name === "name";

/** The first sentence: what the knob does. */
const firstSentence = (doc: string) => /^.*?[.!?](?=\s|$)/s.exec(doc)?.[0] ?? doc;

function KnobChooser({
    base,
    label,
    knobs,
    fields,
}: {
    base: number;
    label: string;
    knobs: readonly Knob[];
    fields: readonly string[];
}) {
    const id = useId();
    const now = chosen(base, fields, knobs);
    const numeric =
        now !== null && (now.knob.param.type === "int" || now.knob.param.type === "real");
    const number = (at: number, title: string, value: number) => (
        <label class="sweep-number">
            {title}
            <input
                type="number"
                class="input num"
                step="any"
                value={value}
                onChange={(event) => {
                    clear();
                    change({ [base + at]: event.currentTarget.value });
                }}
            />
        </label>
    );
    return (
        <div class="sweep-knob">
            <label for={id}>{label}</label>
            <select
                id={id}
                class="select"
                value={now?.knob.path ?? ""}
                onChange={(event) => {
                    clear();
                    change({
                        [base]: event.currentTarget.value,
                        [base + 1]: "",
                        [base + 2]: "",
                        [base + 3]: "",
                    });
                }}
            >
                {base === SECOND && <option value="">none</option>}
                {knobs.map(({ path }) => (
                    <option key={path} value={path}>
                        {path}
                    </option>
                ))}
            </select>
            {numeric && (
                <>
                    {number(1, "from", Number(now.range.from.toPrecision(4)))}
                    {number(2, "to", Number(now.range.to.toPrecision(4)))}
                    {number(3, "values", Math.min(MOST_VALUES, now.range.count))}
                </>
            )}
            {now !== null && (
                <p class="muted sweep-doc">
                    <Doc text={firstSentence(now.knob.param.doc)} />
                </p>
            )}
        </div>
    );
}

function tableOf(plan: Sweep | null, points: boolean): Table {
    const columns = plan?.first.values.length ?? 1;
    return {
        caption: "One search for every setting.",
        columns: [
            { title: plan?.first.path ?? "Setting", numeric: true },
            ...(plan?.second == null ? [] : [{ title: plan.second.path, numeric: true }]),
            { title: "Move" },
            {
                title: "Value",
                numeric: true,
                text: (cell) => valueText(cell as number | null, points),
            },
            { title: "Effort", numeric: true, doc: "Playouts, or nodes" },
            { title: "Milliseconds", numeric: true },
        ],
        rows: Array.from({ length: plan === null ? 0 : cellsIn(plan) }, (_, i) => {
            const cell = plan?.cells[i];
            const second = plan?.second;
            return {
                key: String(i),
                cells: [
                    plan?.first.values[i % columns] ?? null,
                    ...(second == null ? [] : [second.values[Math.floor(i / columns)] ?? null]),
                    cell?.best ?? null,
                    cell?.value == null ? null : Math.round(cell.value * 100) / 100,
                    cell?.effort ?? null,
                    cell == null ? null : Math.round(cell.ms * 100) / 100,
                ],
            };
        }),
    };
}

/** The player of the link, and a clean table whenever the position changes. */
function usePlayer(): void {
    const position = useSignal("");
    useSignalEffect(() => {
        const line = show.value;
        void searchers.value;
        const spec = fieldsNow()[PLAYER] || usualPlayer();
        const wanted = `${line?.game} ${line?.start} ${line?.moves_played.join(",")}`;
        if (line === null) return;
        if (wanted !== position.peek()) {
            position.value = wanted;
            clear();
        } else if (player.peek()?.text === spec) return;
        void engine.send(`spec player ${spec}`, { quiet: true }).then(async (answers) => {
            const found = find(answers, "spec");
            if (found !== undefined) player.value = found;
            else {
                const other = await engine.send(`spec player ${usualPlayer()}`, { quiet: true });
                player.value = find(other, "spec") ?? null;
            }
        });
    });
    useEffect(() => () => halt(), []);
}

export function SweepView() {
    const id = useId();
    const [size, setSize] = useState<Size>({ width: 800, height: 360 });
    usePlayer();
    const fields = fieldsNow();
    const line = player.value;
    const knobs = knobsNow();
    const points = show.value?.points ?? false;
    const gameRow = gameRowOf(show.value?.family);
    const plan = sweep.value;
    const working = busy.value >= 0;
    const scene: Scene | null = plan === null ? null : { sweep: plan, points, busy: busy.value };
    const last = plan?.cells.findLast((cell) => cell != null);
    useOutput({
        name: "sweep",
        picture:
            scene === null
                ? null
                : { ...size, paint: (brush, palette) => paintSweep(brush, palette, scene, size) },
        table: tableOf(plan, points),
        data: () => ({ position: show.value?.position, player: line?.text, ...plan }),
        twin: `analyze ${last?.spec ?? line?.text ?? "uct"} bare`,
    });
    if (line === null || gameRow === undefined) return null;
    return (
        <div class="theatre">
            <div class="theatre-bar">
                <label class="sr-only" for={`${id}s`}>
                    Player whose knobs are turned
                </label>
                <SearcherSelect
                    id={`${id}s`}
                    value={line.name}
                    human={false}
                    onChange={setPlayer}
                />
                <PlayerFold
                    title="Other knobs"
                    presets="Presets of the player"
                    player={line}
                    gameRow={gameRow}
                    hide={hide}
                    onChange={async (path, value) => setPlayer(`${line.text} ${path}=${value}`)}
                    onSpec={setPlayer}
                />
            </div>
            <KnobChooser base={FIRST} label="Knob" knobs={knobs} fields={fields} />
            <KnobChooser base={SECOND} label="Second knob" knobs={knobs} fields={fields} />
            <div class="theatre-bar">
                <button
                    type="button"
                    class="button primary see-run"
                    disabled={!canSearch() || knobs.length === 0}
                    onClick={() => (working ? halt() : void start())}
                >
                    <Icon name={working ? "pause" : "play"} />
                    {working ? "Stop" : "Turn the knob"}
                </button>
                <select
                    class="select"
                    aria-label="Limit of each search"
                    value={fields[LIMIT]}
                    onChange={(event) => {
                        clear();
                        change({ [LIMIT]: event.currentTarget.value });
                    }}
                >
                    {LIMITS.map((limit) => (
                        <option key={limit} value={limit}>
                            at most {limit} nodes or playouts each
                        </option>
                    ))}
                </select>
                {plan !== null && (
                    <span class="muted num see-count">
                        {plan.cells.filter((cell) => cell !== undefined).length} of {cellsIn(plan)}{" "}
                        settings
                    </span>
                )}
            </div>
            {scene === null ? (
                <p class="see-lack muted">
                    {knobs.length === 0
                        ? "This player has no knobs."
                        : canSearch()
                          ? "Turn the knob: the position is searched once for every value."
                          : "The game is over, or the dice move: there is nothing to search."}
                </p>
            ) : (
                <>
                    <p class="see-note" aria-live={working ? "off" : "polite"}>
                        {findingOf(scene.sweep) || "Searching."}
                    </p>
                    <div class="duel-canvas" style={{ height: `${heightOf(scene)}px` }}>
                        <Surface
                            paint={(brush, palette, now) => paintSweep(brush, palette, scene, now)}
                            onSize={setSize}
                            label={`Move, value, effort and time against ${scene.sweep.first.path}. ${findingOf(scene.sweep)}`}
                        />
                    </div>
                </>
            )}
        </div>
    );
}
