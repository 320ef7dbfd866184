/** Many games between two players: who, how many, and what the results prove while they come in. */
import { signal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { seatName } from "../analysis/format.ts";
import type { GameRow, Param, Row, Show, Values } from "../engine/protocol.ts";
import { lazy } from "../layout/lazy.tsx";
import { gameRowOf, HUMAN } from "../params/chooser.tsx";
import { SpecEditor } from "../params/editor.tsx";
import { readNumber, valueText } from "../params/values.ts";
import { hasTrails } from "../state/families.ts";
import { analysis, describe, players, searchers, show } from "../state/store.ts";
import { RunButtons, Workers } from "./controls.tsx";
import { Results } from "./results.tsx";
import { pauseMatch, resizePool, resumeMatch, run, startMatch, stopMatch } from "./run.ts";

const CurvePanel = lazy(
    () => import("./curvepanel.tsx"),
    (module) => module.CurvePanel,
);

const TruthPanel = lazy(
    () => import("./truthpanel.tsx"),
    (module) => module.TruthPanel,
);

/** Chosen by the person; "" = what fits. */
const wishes = signal<string[]>([]);
/** Options of the match as far as they differ from the page's own defaults. */
const options = signal<Values>({});

/** What the page does by itself. */
const OWN = ["pool", "keep"];
/** Ranges in which a slider is of use; the console takes more. */
const TAILORED: { [name: string]: Partial<Param> } = {
    games: { max: 10000, log: true, limit: true },
    openings: { max: 20, limit: true },
    time: { init: 1, limit: true },
    seed: { advanced: true },
    elo0: { advanced: true },
    elo1: { advanced: true },
};

let tailored: Row | null = null;

/** The options of `match` as a row, so that its controls are generated like all others. */
function matchRow(): Row {
    if (tailored !== null) return tailored;
    const params = describe.value?.commands.find((row) => row.name === "match")?.options ?? [];
    const row = {
        name: "match",
        title: "Match",
        doc: "",
        presets: [],
        params: params
            .filter((param) => !OWN.includes(param.name))
            .map((param) => ({ ...param, ...TAILORED[param.name] })),
    };
    if (params.length > 0) tailored = row;
    return row;
}

function optionValues(row: Row): Values {
    const values: Values = {};
    for (const { name, init } of row.params) values[name] = options.value[name] ?? init;
    return values;
}

function setOption(row: Row, name: string, text: string): void {
    const param = row.params.find((p) => p.name === name);
    if (param === undefined) return;
    const value = param.type === "bool" ? text === "yes" : (readNumber(param, text) ?? text);
    options.value = { ...options.value, [name]: value };
}

// ---------------------------------------------------------------- who plays

/** Computers at the board first, so that a match begins with what is there. */
function firstChoice(index: number): string {
    const fit = searchers.value.filter((row) => row.fits && row.name !== HUMAN);
    const seated = players.value.filter((player) => !player.human).map((player) => player.spec);
    const others = ["montecarlo", "uct", "random"].filter((name) =>
        fit.some((r) => r.name === name),
    );
    const list = [...seated, ...others.filter((name) => !seated.includes(name))];
    return list[index] ?? list[0] ?? "random";
}

export function chosen(count: number): string[] {
    return Array.from({ length: count }, (_, i) => wishes.value[i] || firstChoice(i));
}

interface ContestantProps {
    index: number;
    label: string;
    spec: string;
    line: Show;
}

function Contestant({ index, label, spec, line }: ContestantProps) {
    const id = useId();
    const seats = players.value.flatMap((player, seat) =>
        player.human
            ? []
            : [{ spec: player.spec, title: `${seatName(line, seat)}: ${player.spec}` }],
    );
    const analyst = analysis.value.spec;
    if (analyst !== "") seats.push({ spec: analyst, title: `Analysis: ${analyst}` });
    const fit = searchers.value.filter((row) => row.fits && row.name !== HUMAN);
    const rows =
        describe.value?.searchers.filter((row) => fit.some((f) => f.name === row.name)) ?? [];
    const known = [
        ...seats.map((seat) => seat.spec),
        ...rows.flatMap((row) => [
            row.name,
            ...row.presets.map((p) => `${row.name}(preset=${p.name})`),
        ]),
    ];
    return (
        <div class="contestant">
            <label for={id}>{label}</label>
            <select
                id={id}
                class="select"
                value={spec}
                onChange={(event) => {
                    const next = [...wishes.value];
                    next[index] = event.currentTarget.value;
                    wishes.value = Array.from(next, (wish) => wish ?? "");
                }}
            >
                {!known.includes(spec) && <option value={spec}>{spec}</option>}
                <optgroup label="At the board">
                    {seats.map((seat) => (
                        <option key={seat.title} value={seat.spec} selected={seat.spec === spec}>
                            {seat.title}
                        </option>
                    ))}
                </optgroup>
                {rows.map((row) => (
                    <optgroup key={row.name} label={row.title || row.name}>
                        <option value={row.name}>{row.name}</option>
                        {row.presets.map((preset) => (
                            <option key={preset.name} value={`${row.name}(preset=${preset.name})`}>
                                {`${row.name}: ${preset.title ?? preset.name}`}
                            </option>
                        ))}
                    </optgroup>
                ))}
            </select>
        </div>
    );
}

// ---------------------------------------------------------------- the panel

function Setup({ line, gameRow }: { line: Show; gameRow: GameRow }) {
    const [waits, setWaits] = useState(false);
    const row = matchRow();
    const values = optionValues(row);
    const specs = chosen(Math.max(2, line.player_names.length));
    const begin = async () => {
        setWaits(true);
        await startMatch({
            players: specs,
            game: line.game,
            seed: line.seed,
            games: Number(values.games ?? 100),
            options: row.params.flatMap((param) => {
                const value = values[param.name];
                if (value === undefined || typeof value === "object") return [];
                const changed = value !== param.init || TAILORED[param.name]?.init !== undefined;
                return changed ? [`${param.name}=${valueText(param, value)}`] : [];
            }),
        });
        setWaits(false);
    };
    return (
        <>
            <div class="contestants">
                {specs.map((spec, i) => (
                    <Contestant
                        key={i}
                        index={i}
                        label={`Player ${i + 1}`}
                        spec={spec}
                        line={line}
                    />
                ))}
                <Workers onResize={resizePool} />
            </div>
            <SpecEditor
                kind="player"
                row={row}
                values={values}
                gameRow={gameRow}
                onChange={(path, text) => setOption(row, path, text)}
                onReset={() => {
                    options.value = {};
                }}
            />
            <RunButtons
                state={run.value?.state}
                blocked={waits}
                onStart={begin}
                onPause={pauseMatch}
                onResume={resumeMatch}
                onStop={stopMatch}
            />
        </>
    );
}

export function MatchPanel() {
    const line = show.value;
    const gameRow = gameRowOf(line?.family);
    if (line === null || gameRow === undefined) return null;
    const alone = line.player_names.length === 1 && hasTrails(line.family);
    return (
        <div class="match">
            <p class="muted">
                Computer players meet on this board; they change sides after every game. The same
                seed gives the same games, whatever the number of workers.
            </p>
            <Setup line={line} gameRow={gameRow} />
            {run.value !== null && <Results run={run.value} />}
            {alone && <CurvePanel />}
            <TruthPanel />
        </div>
    );
}
