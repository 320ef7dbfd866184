/** Networks that learn the game by playing it: training, the learning curve, and what to do with them. */
import { gameRowOf } from "../../../state/looks.ts";
import { Button } from "../../../ui/button.tsx";
import { bound } from "../../../ui/field.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { Progress, RunBar } from "../../../ui/runbar.tsx";
import { Select } from "../../../ui/select.tsx";
import { Refusal } from "../../../ui/words.tsx";
import "../../../styles/lab.css";
import "../../../styles/evolve.css";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { fields, fixed, tableOf } from "../../../charts/table.ts";
import { useQuery } from "../../../engine/hooks.ts";
import type { CurveRow, GameRow, Network, Row } from "../../../engine/protocol.ts";
import { wordOf } from "../../../params/values.ts";
import { networks } from "../../../state/networks.ts";
import { openPanel } from "../../../state/session.ts";
import { show } from "../../../state/store.ts";
import { recallNetworks } from "../../../state/stored.ts";
import { countText, grouped, roundText, timeText } from "../../../text/format.ts";
import { download } from "../../../ui/files.ts";
import { along, fitness } from "../axes.ts";
import { WillPlay } from "../controls.tsx";
import { Options, OptionsEditor, type Tailored } from "../options.tsx";
import { andLeft } from "../remaining.ts";
import {
    dropNetwork,
    fileOf,
    isTraining,
    loadNetwork,
    startTraining,
    type Training,
    training,
    tuneTraining,
    useAsAnalyst,
    useAsPlayer,
    watchNetwork,
} from "./train.ts";

/** The network to go on from; "" = a new one. */
const from = signal("");
/** Moves that a player with a network looks ahead. */
const depth = signal(1);

/** Ranges in which a slider is of use; the console takes more. */
const TAILORED: Tailored = {
    games: { max: 1e6, log: true, limit: true },
    tuples: { limit: true },
    seed: { limit: true },
    name: { limit: true },
    size: { max: 1024, advanced: true },
};

const learnerHere = () => gameRowOf(show.value?.family)?.learners?.[0];
/** Of the learner, then of the command. */
const options = new Options("train", () => ({
    tailored: [TAILORED],
    before: learnerHere()?.params ?? [],
}));

function From() {
    if (networks.value.length === 0) return null;
    const fresh = { id: "", title: "nothing: a new network" };
    return (
        <Select
            label="Go on from"
            entries={[fresh, ...networks.value.map(({ name }) => name)]}
            {...bound(from)}
        />
    );
}

function Setup({ learner, gameRow }: { learner: Row; gameRow: GameRow }) {
    const ofLearner = (name: string) => learner.params.some((param) => param.name === name);
    const change = async (name: string, text: string) => {
        const { chosen } = options;
        const old = chosen.value;
        options.set(name, text);
        if (isTraining() && ofLearner(name) && !(await tuneTraining(name, text)))
            chosen.value = old;
    };
    const spec = () => {
        const known = networks.value.some(({ name }) => name === from.value);
        const inside = options.words(ofLearner);
        if (known) inside.push(`from=${from.value}`);
        return inside.length > 0 ? `${learner.name}(${inside.join(",")})` : learner.name;
    };
    const begin = () => {
        const own = options.words((name) => !ofLearner(name));
        return startTraining(spec(), own, String(options.values.name ?? "trained"));
    };
    // Not every variant of a game can be learned, nor by every network.
    const query = useQuery("spec", () => (isTraining() ? null : `spec learner ${spec()}`), {
        about: () => [show.value?.game],
    });
    const wrong = query.error.value;
    return (
        <>
            <OptionsEditor options={options} gameRow={gameRow} onChange={change} />
            <From />
            <Refusal text={wrong} />
            <RunBar
                state={training.value?.state}
                blocked={wrong !== ""}
                onStart={begin}
                job={training.value?.job}
            >
                {!isTraining() && <WillPlay games={options.number("games")} />}
            </RunBar>
        </>
    );
}

// ---------------------------------------------------------------- the learning curve

function Curve({ curve }: { curve: readonly CurveRow[] }) {
    const x = along(
        "games learned",
        curve.map(({ games }) => games),
    );
    const won = curve.map(({ games, wins: y, window }) => {
        const p = y / 100;
        const error = 196 * Math.sqrt((p * (1 - p)) / Math.max(1, window));
        return { x: games, y, low: Math.max(0, y - error), high: Math.min(100, y + error) };
    });
    const wins: Chart = {
        x,
        y: fitness(true, 1, won),
        series: [{ name: "won, 95 %", colour: 0, points: won, spread: "band" }],
    };
    const means = curve.map(({ games, score }) => ({ x: games, y: score }));
    const scores: Chart = {
        x,
        y: { ...fitness(false, 0, means), text: roundText },
        series: [{ name: "mean score", colour: 2, points: means }],
    };
    const last = curve.at(-1);
    if (last === undefined) return null;
    const table = () =>
        tableOf("Learning curve", curve, [
            ...fields<CurveRow>("games"),
            { title: "won %", of: ({ wins }) => wins, text: fixed(1) },
            { title: "mean score", of: ({ score }) => score, text: fixed(0) },
            { title: "best score", of: ({ best }) => best, text: fixed(0) },
            ...fields<CurveRow>("moves"),
        ]);
    return (
        <>
            <LineFigure
                title="Games won against games learned"
                name="learning-wins"
                label={`Chart: ${last.wins.toFixed(1)} % of the latest games won after ${last.games}; the table has all numbers`}
                chart={wins}
                table={table}
                height={200}
            />
            <LineFigure
                title="Mean score against games learned"
                name="learning-score"
                label={`Chart: mean score ${Math.round(last.score)} of the latest games after ${last.games}; the table has all numbers`}
                chart={scores}
                table={table}
                height={200}
            />
        </>
    );
}

const STATES = { running: "", paused: "Paused. ", done: "Done. ", cancelled: "Cancelled. " };

function Outcome({ state }: { state: Training }) {
    const { latest } = state;
    const seconds = (latest?.ms ?? 0) / 1000;
    const rate = latest !== null && seconds > 0 ? latest.games / seconds : 0;
    return (
        <section class="match-results" aria-label="Training">
            <Progress
                label="Games learned"
                done={latest?.games ?? 0}
                total={latest?.total ?? null}
                running={false}
            >
                {STATES[state.state]}
                {latest === null
                    ? "The first games are played."
                    : `${state.name}: ${grouped(latest.games)} of ${grouped(latest.total)} games${latest.stopped && state.state === "done" ? ", stopped" : ""}.`}
            </Progress>
            {latest !== null && (
                <Figures
                    list={[
                        { name: "won lately", text: `${latest.wins.toFixed(1)} %` },
                        { name: "mean score lately", text: Math.round(latest.score) },
                        { name: "best score", text: Math.round(latest.best) },
                        { name: "games per second", text: Math.round(rate) },
                        { name: "moves per second", text: countText(Math.round(latest.mps)) },
                        {
                            name: "weights touched",
                            text: `${countText(latest.touched)} of ${countText(latest.weights)}`,
                        },
                    ]}
                />
            )}
            {latest !== null && (
                <p class="muted num">
                    {timeText(latest.ms)} at work
                    {state.state === "running" &&
                        andLeft(latest.ms, latest.games, latest.total - latest.games)}
                </p>
            )}
            {state.curve.length > 0 && <Curve curve={state.curve} />}
        </section>
    );
}

// ---------------------------------------------------------------- what there is

function about(net: Network): string {
    const shape = learnerHere()?.params.find(({ name }) => name === "tuples");
    const words = [
        net.tuples && (shape === undefined ? net.tuples : wordOf(shape, net.tuples)),
        net.reward && `learned to ${net.reward}`,
    ];
    if (net.games !== undefined) words.push(`${countText(net.games)} games`);
    if (net.size > 0) words.push(`${Math.ceil(net.size / 1024)} KB`);
    return words.filter((word) => word !== undefined && word !== "").join(", ");
}

function Item({ net, note }: { net: Network; note: string }) {
    const { name } = net;
    const save = async () => {
        const bytes = await fileOf(name);
        if (bytes !== null) download(`${name}.net`, bytes);
    };
    return (
        <li aria-label={`Network ${name}`}>
            <p>
                <b>{name}</b> <span class="muted num">{note}</span>
            </p>
            <div class="buttons">
                <Button
                    title="Analyses the position on the board with this network"
                    onClick={() => useAsAnalyst(name, depth.value)}
                >
                    Use as evaluation
                </Button>
                <Button
                    onClick={() =>
                        void useAsPlayer(name, depth.value).then((ok) => {
                            if (ok) openPanel("players");
                        })
                    }
                >
                    Use as player
                </Button>
                <Button icon="play" onClick={() => watchNetwork(name, depth.value)}>
                    Watch it play
                </Button>
                <Button onClick={() => save()}>Save</Button>
                {net.size > 0 && name !== "shipped" && (
                    <Button onClick={() => dropNetwork(name)}>Forget</Button>
                )}
            </div>
        </li>
    );
}

const DEPTHS = [
    { id: 1, title: "1 move: the network alone" },
    { id: 2, title: "2 moves: move, tile, move" },
    { id: 3, title: "3 moves" },
];

function Networks() {
    const now = training.value;
    const known = networks.value.filter(({ name }) => name !== "shipped");
    const learning = isTraining() ? now?.name : undefined;
    const fresh = learning !== undefined && !known.some(({ name }) => name === learning);
    const shipped = networks.value.find(({ name }) => name === "shipped");
    return (
        <section class="networks" aria-label="Networks">
            <Select label="Look-ahead" entries={DEPTHS} {...bound(depth)} />
            <ul class="network-list">
                {fresh && (
                    <Item
                        net={{ name: learning, id: "", size: 0 }}
                        note="learning now; taken as it stands when you use it"
                    />
                )}
                {known.map((net) => (
                    <Item
                        key={net.name}
                        net={net}
                        note={`${about(net)}${net.name === learning ? "; learns on, taken anew when you use it" : ""}`}
                    />
                ))}
                <Item
                    net={shipped ?? { name: "shipped", id: "", size: 0 }}
                    note={
                        shipped === undefined
                            ? "comes with this page; 128 KB are fetched when you use it"
                            : about(shipped)
                    }
                />
            </ul>
            <div class="buttons">
                <FileButton label="Load a network" take={loadNetwork} />
            </div>
        </section>
    );
}

export function TrainingPanel() {
    useEffect(() => void recallNetworks(), []);
    const gameRow = gameRowOf(show.value?.family);
    const learner = learnerHere();
    if (gameRow === undefined || learner === undefined) return null;
    return (
        <div class="match evolve">
            <p class="muted">
                A network learns by playing against chance, before your eyes. It can be used at any
                moment, also while it learns. Networks stay in this browser until you forget them.
            </p>
            <div class="lab-desk">
                <div class="lab-form">
                    <Setup learner={learner} gameRow={gameRow} />
                    <Networks />
                </div>
                {training.value !== null && <Outcome state={training.value} />}
            </div>
        </div>
    );
}
