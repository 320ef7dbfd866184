/** Networks that learn the game by playing it: training, the learning curve, and what to do with them. */
import { gameRowOf } from "../../../state/read/looks.ts";
import { Button } from "../../../ui/button.tsx";
import { bound } from "../../../ui/field.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { Progress, RunBar } from "../../../ui/runbar.tsx";
import { Select } from "../../../ui/select.tsx";
import { Refusal } from "../../../ui/words.tsx";
import "../../../styles/match.css";
import "../../../styles/lab.css";
import "../../../styles/evolve.css";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { fixed, tableOf } from "../../../charts/table.ts";
import { useQuery } from "../../../engine/hooks.ts";
import type { CurveRow, GameRow, Network, Row } from "../../../engine/protocol.ts";
import { networks } from "../../../state/act/networks.ts";
import { recallNetworks } from "../../../state/act/stored.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { show, shownFamily } from "../../../state/read/store.ts";
import { choiceText } from "../../../text/choice.ts";
import { countText, roundText, timeText } from "../../../text/format.ts";
import { download } from "../../../ui/files.ts";
import { grouped } from "../../../words/numbers.ts";
import { train as say } from "../../../words/train.ts";
import { along, fitness } from "../axes.ts";
import { WillPlay } from "../controls.tsx";
import { Options, OptionsEditor, type Tailored } from "../options.tsx";
import { leftText } from "../remaining.ts";
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

const learnerHere = () => gameRowOf(shownFamily.value)?.learners?.[0];
/** Of the learner, then of the command. */
const options = new Options("train", () => ({
    tailored: [TAILORED],
    before: learnerHere()?.params ?? [],
}));

function From() {
    if (networks.value.length === 0) return null;
    const fresh = { id: "", title: say.goOn.nothing };
    return (
        <Select
            label={say.goOn.label}
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
        say.curve.axis,
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
        series: [{ name: say.curve.wins.series, colour: 0, points: won, spread: "band" }],
    };
    const means = curve.map(({ games, score }) => ({ x: games, y: score }));
    const scores: Chart = {
        x,
        y: { ...fitness(false, 0, means), text: roundText },
        series: [{ name: say.curve.score.series, colour: 2, points: means }],
    };
    const last = curve.at(-1);
    if (last === undefined) return null;
    const { columns } = say.curve;
    const table = () =>
        tableOf(say.curve.table, curve, [
            { title: columns.games, of: ({ games }) => games },
            { title: columns.won, of: ({ wins }) => wins, text: fixed(1) },
            { title: columns.mean, of: ({ score }) => score, text: fixed(0) },
            { title: columns.best, of: ({ best }) => best, text: fixed(0) },
            { title: columns.moves, of: ({ moves }) => moves },
        ]);
    return (
        <>
            <LineFigure
                title={say.curve.wins.title}
                name="learning-wins"
                label={say.curve.wins.label(last.wins, last.games)}
                chart={wins}
                table={table}
                height={200}
            />
            <LineFigure
                title={say.curve.score.title}
                name="learning-score"
                label={say.curve.score.label(Math.round(last.score), last.games)}
                chart={scores}
                table={table}
                height={200}
            />
        </>
    );
}

function Outcome({ state }: { state: Training }) {
    const { latest } = state;
    const names = say.figures;
    const seconds = (latest?.ms ?? 0) / 1000;
    const rate = latest !== null && seconds > 0 ? latest.games / seconds : 0;
    const far =
        latest === null
            ? say.begins
            : say.progress(
                  state.name,
                  latest.games,
                  latest.total,
                  latest.stopped === true && state.state === "done",
              );
    return (
        <section class="match-results" aria-label={say.title}>
            <Progress
                label={say.learned}
                done={latest?.games ?? 0}
                total={latest?.total ?? null}
                running={false}
            >
                {[say.states[state.state], far].filter((one) => one !== "").join(" ")}
            </Progress>
            {latest !== null && (
                <Figures
                    list={[
                        { name: names.won, text: names.percent(latest.wins) },
                        { name: names.mean, text: grouped(Math.round(latest.score)) },
                        { name: names.best, text: grouped(Math.round(latest.best)) },
                        { name: names.games, text: grouped(Math.round(rate)) },
                        { name: names.moves, text: countText(Math.round(latest.mps)) },
                        {
                            name: names.weights,
                            text: names.of(countText(latest.touched), countText(latest.weights)),
                        },
                    ]}
                />
            )}
            {latest !== null && (
                <p class="muted num">
                    {say.work(
                        timeText(latest.ms),
                        state.state === "running"
                            ? leftText(latest.ms, latest.games, latest.total - latest.games)
                            : "",
                    )}
                </p>
            )}
            {state.curve.length > 0 && <Curve curve={state.curve} />}
        </section>
    );
}

// ---------------------------------------------------------------- what there is

function about(net: Network, learns = false): string {
    const shape = learnerHere()?.params.find(({ name }) => name === "tuples");
    const { tuples, reward, games } = net;
    return say.networks.about(
        {
            shape: tuples && shape !== undefined ? choiceText(shape, tuples) : tuples,
            reward,
            games: games === undefined ? undefined : countText(games),
            kilobytes: Math.ceil(net.size / 1024),
        },
        learns,
    );
}

function Item({ net, note }: { net: Network; note: string }) {
    const { name } = net;
    const save = async () => {
        const bytes = await fileOf(name);
        if (bytes !== null) download(`${name}.net`, bytes);
    };
    return (
        <li aria-label={say.networks.network(name)}>
            <p>
                <b>{name}</b> <span class="muted num">{note}</span>
            </p>
            <div class="buttons">
                <Button
                    title={say.networks.analyse.tip}
                    onClick={() => useAsAnalyst(name, depth.value)}
                >
                    {say.networks.analyse.text}
                </Button>
                <Button
                    onClick={() =>
                        void useAsPlayer(name, depth.value).then((ok) => {
                            if (ok) openPanel("players");
                        })
                    }
                >
                    {say.networks.use}
                </Button>
                <Button icon="play" onClick={() => watchNetwork(name, depth.value)}>
                    {say.networks.watch}
                </Button>
                <Button onClick={() => save()}>{say.networks.save}</Button>
                {net.size > 0 && name !== "shipped" && (
                    <Button onClick={() => dropNetwork(name)}>{say.networks.forget}</Button>
                )}
            </div>
        </li>
    );
}

const DEPTHS = [
    { id: 1, title: say.networks.depths[1] },
    { id: 2, title: say.networks.depths[2] },
    { id: 3, title: say.networks.depths[3] },
];

function Networks() {
    const now = training.value;
    const known = networks.value.filter(({ name }) => name !== "shipped");
    const learning = isTraining() ? now?.name : undefined;
    const fresh = learning !== undefined && !known.some(({ name }) => name === learning);
    const shipped = networks.value.find(({ name }) => name === "shipped");
    return (
        <section class="networks" aria-label={say.networks.title}>
            <Select label={say.networks.depth} entries={DEPTHS} {...bound(depth)} />
            <ul class="network-list">
                {fresh && (
                    <Item net={{ name: learning, id: "", size: 0 }} note={say.networks.learning} />
                )}
                {known.map((net) => (
                    <Item key={net.name} net={net} note={about(net, net.name === learning)} />
                ))}
                <Item
                    net={shipped ?? { name: "shipped", id: "", size: 0 }}
                    note={shipped === undefined ? say.networks.shipped : about(shipped)}
                />
            </ul>
            <div class="buttons">
                <FileButton label={say.networks.load} take={loadNetwork} />
            </div>
        </section>
    );
}

export function TrainingPanel() {
    useEffect(() => void recallNetworks(), []);
    const gameRow = gameRowOf(shownFamily.value);
    const learner = learnerHere();
    if (gameRow === undefined || learner === undefined) return null;
    return (
        <div class="match evolve">
            <p class="muted">{say.about}</p>
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
