/** How strong players are and what a move costs them, on one scale; any other one finds its place there. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { narrow } from "../../../board/draw/floors.ts";
import { Figure } from "../../../charts/figure.tsx";
import { engine } from "../../../engine/engine.ts";
import { useQuery } from "../../../engine/hooks.ts";
import type { Place, RatedPlace, ScaleLine, Show } from "../../../engine/protocol.ts";
import { playerTitles } from "../../../params/list.ts";
import { gameTitle, playerTitle } from "../../../params/titles.ts";
import { setAnalyst } from "../../../state/act/actions.ts";
import { meetAtBoard } from "../../../state/act/meet.ts";
import { findScale, scaled } from "../../../state/act/scale.ts";
import { forgetPlaced, measured } from "../../../state/keep/measured.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { rowOfSpec, searcherRow } from "../../../state/read/roles.ts";
import { msText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyLine } from "../../../ui/copyline.tsx";
import { bound } from "../../../ui/field.tsx";
import { Progress, RunBar } from "../../../ui/runbar.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Order, Table } from "../../../ui/table.tsx";
import { Doc, Refusal, Said } from "../../../ui/words.tsx";
import { lab } from "../../../words/lab.ts";
import { grouped } from "../../../words/numbers.ts";
import { scale as say } from "../../../words/scale.ts";
import type { Run } from "../batch.ts";
import { Busy, Earlier, type ExperimentProps, Files, Workers } from "../controls.tsx";
import { useLimit } from "../limits.ts";
import { textOf } from "../measures.ts";
import { PlayerChoice, proposed } from "../players.tsx";
import { leftText } from "../remaining.ts";
import { busy, ladders, rates } from "../run.ts";
import { begins, chosen, looked, precision } from "./choice.ts";
import { scalePlot } from "./plot.ts";
import {
    algorithmsOf,
    heightOf,
    type Placing,
    pointsOf,
    type ScalePoint,
    scaleCsv,
    shareOf,
} from "./points.ts";
import { ladderOptions, poolHere } from "./pool.ts";
import { Strongest } from "./strongest.tsx";
import { Together } from "./together.tsx";
import { You } from "./you.tsx";
import "../../../styles/scale.css";

type Unit = "elo" | "points";
type Rating = NonNullable<typeof rates.run.value>;

/** Half of the interval that is wanted, and the most games for it. */
const WIDTHS: { [unit in Unit]: { within: number; games: number }[] } = {
    elo: [
        { within: 80, games: 400 },
        { within: 40, games: 1500 },
        { within: 20, games: 6000 },
    ],
    points: [
        { within: 10, games: 200 },
        { within: 5, games: 800 },
        { within: 2.5, games: 3000 },
    ],
};

const unitOf = ({ player_names }: Show): Unit => (player_names.length > 1 ? "elo" : "points");

/** What is measured of the rules on the board, while it runs. */
const runningHere = (run: Run<unknown> | null, { game }: Show) =>
    run !== null &&
    run.request.game === game &&
    (run.state === "running" || run.state === "paused");

const playersOf = (run: { latest: { players: readonly RatedPlace[] } | null }) =>
    run.latest?.players ?? [];

/** A strength is known where both ends of its interval are. */
const bothEnds = ({ at, low, high }: Place) => ({
    at: low === null || high === null ? null : at,
});

/** All that can be drawn: the scale, players that were put on it here, and those whose games are being played. */
function placings(line: Show, scale: ScaleLine | null): Placing[] {
    const rating = rates.run.value;
    const ladder = ladders.run.value;
    const running = [rating, ladder].flatMap((run) =>
        run !== null && runningHere(run, line) ? playersOf(run) : [],
    );
    const anchors = runningHere(ladder, line) ? [] : (scale?.anchors ?? []);
    const is = (all: readonly Place[], one: Place) =>
        all.some(({ player }) => player === one.player);
    const own = measured().placed.filter(
        (one) => one.game === line.game && scale !== null && one.scale === (scale.date ?? ""),
    );
    return [
        ...anchors.map((one) => ({ ...one, ...bothEnds(one), kind: "scale" as const })),
        ...own
            .filter((one) => !is(anchors, one) && !is(running, one))
            .map((one) => ({ ...one, kind: "own" as const })),
        ...running
            .filter((one) => !is(anchors, one))
            .map((one) => ({ ...one, kind: "running" as const })),
    ];
}

/** Whether a player that was written here is another one by now than the one that was measured. */
function isOld({ player }: Place, { game }: Show): boolean {
    const kept = measured().placed.find((one) => one.game === game && one.player === player);
    return kept !== undefined && kept.written !== 0 && kept.written !== textOf(player);
}

function pointsHere(line: Show, scale: ScaleLine | null): ScalePoint[] {
    const all = placings(line, scale);
    const titles = playerTitles(all.map(({ player }) => player));
    return pointsOf(
        all,
        titles.map((title, i) => {
            const one = all[i];
            return one?.kind === "own" && isOld(one, line) ? say.old(title) : title;
        }),
    );
}

// ---------------------------------------------------------------- the picture, and a point of it

const wordsOf = ({ title, ms, games, ...told }: ScalePoint) =>
    say.point(title, told, msText(ms), games);

function Picture({ points, unit }: { points: ScalePoint[]; unit: Unit }) {
    const algorithms = algorithmsOf(points);
    const at = points.findIndex(({ player }) => player === looked.value);
    const plot = scalePlot({
        points,
        unit,
        algorithms: algorithms.map((name) => searcherRow(name)?.title || name),
        words: wordsOf,
        caption: say.table.caption,
        data: () => points,
    });
    return (
        <Figure
            title={say.title}
            name="scale"
            label={say.label(points.length)}
            plot={plot}
            height={narrow.value ? 300 : 380}
            {...(at >= 0 && { at })}
            onPick={(place) => {
                looked.value = points[place]?.player ?? "";
            }}
        />
    );
}

/** What can be done with the player that is looked at. */
function Looked({ points, line }: { points: readonly ScalePoint[]; line: Show }) {
    const point = points.find(({ player }) => player === looked.value);
    if (point === undefined) return null;
    const { player, kind } = point;
    const row = rowOfSpec(player);
    const play = () => {
        void meetAtBoard(player);
        if (narrow.value) openPanel("players");
    };
    return (
        <section class="scale-looked" aria-label={point.title}>
            <h3>{point.title}</h3>
            <div class="buttons">
                <Button onClick={play}>{unitOf(line) === "elo" ? say.play : say.watch}</Button>
                {row?.roles.baseline === undefined && (
                    <Button
                        title={say.useTip}
                        onClick={async () => {
                            if (await setAnalyst(player, true)) openPanel("think");
                        }}
                    >
                        {say.use}
                    </Button>
                )}
                {kind === "own" && (
                    <Button onClick={() => forgetPlaced({ game: line.game, player })}>
                        {say.forget}
                    </Button>
                )}
                <CopyLine line={player} />
            </div>
        </section>
    );
}

// ---------------------------------------------------------------- the table

const order = signal<Order>({ key: "at", down: true });

function Players({ points, unit }: { points: readonly ScalePoint[]; unit: Unit }) {
    const { table } = say;
    const end = (value: number | null) => (value === null ? lab.none : grouped(value));
    return (
        <Table
            caption={table.caption}
            scroll
            class="scale-table"
            rows={points}
            keyOf={({ player }) => player}
            order={order}
            row={({ player }) => ({ class: player === looked.value ? "scale-chosen" : undefined })}
            columns={[
                {
                    title: table.player,
                    head: true,
                    words: true,
                    tip: ({ player }) => player,
                    cell: ({ player, title }) => (
                        <Button
                            look="link"
                            pressed={player === looked.value}
                            onClick={() => {
                                looked.value = player === looked.value ? "" : player;
                            }}
                        >
                            {title}
                        </Button>
                    ),
                },
                {
                    key: "at",
                    ...table[unit],
                    by: heightOf,
                    cell: ({ at }) => end(at),
                },
                {
                    ...table.interval,
                    cell: ({ low, high }) => table.ends(end(low), end(high)),
                },
                { ...table.cost, by: ({ ms }) => ms, cell: ({ ms }) => msText(ms) },
                {
                    title: table.games,
                    by: ({ games }) => games,
                    cell: ({ games }) => grouped(games),
                },
                {
                    ...table.front,
                    by: ({ front }) => (front ? 1 : 0),
                    cell: ({ front }) => (front ? table.front.yes : ""),
                },
            ]}
        />
    );
}

// ---------------------------------------------------------------- where another one stands

function widthText(unit: Unit, width: number | null): string {
    if (width === null) return "";
    const half = Math.round(width);
    return say.within[unit](half);
}

/** How far a measurement is: the interval that is wanted is what it waits for. */
function Known({ run, unit }: { run: Rating | NonNullable<typeof ladders.run.value>; unit: Unit }) {
    const { latest, state, done, total, worked, job } = run;
    const running = state === "running";
    const share = latest === null ? 0 : shareOf(latest.within, latest.width, done, total);
    return (
        <Progress
            label={say.progressLabel}
            done={state === "done" ? 1 : share}
            total={1}
            running={running}
            job={job}
        >
            {say.progress(
                done,
                widthText(unit, latest?.width ?? null),
                lab.states[state],
                running ? leftText(worked, share, 1 - share) : "",
            )}
        </Progress>
    );
}

function Found({ place }: { place: RatedPlace }) {
    const next = (one: { player: string; at: number } | undefined) =>
        one === undefined ? null : say.neighbour(playerTitle(one.player), one.at);
    return (
        <p class="num scale-place">
            <Said
                pieces={say.place(playerTitle(place.player), place, {
                    below: next(place.below),
                    above: next(place.above),
                })}
                parts={{ title: (text) => <strong title={place.player}>{text}</strong> }}
            />
        </p>
    );
}

function Where({ line, scale }: { line: Show; scale: ScaleLine }) {
    const unit = unitOf(line);
    const spec = chosen.value || proposed(0);
    const limit = useLimit(line, [spec]);
    const width = WIDTHS[unit][precision.value];
    const run = rates.run.value;
    const here = run !== null && run.request.game === line.game ? run : null;
    const other = busy.value && !rates.active.value;
    // As the core writes it, so that it is known again.
    const question = () => `spec player ${spec}`;
    const player = useQuery("spec", question).to(question())?.text;
    const known = scale.anchors.find((anchor) => anchor.player === player);
    const ready = limit.known && player !== undefined && known === undefined && !busy.value;
    const begin = async () => {
        if (player === undefined || width === undefined) return;
        looked.value = player;
        await rates.start({
            kind: "rate",
            game: line.game,
            players: [player],
            seed: line.seed,
            options: [`games=${width.games}`, `within=${width.within}`, `time=${limit.time}`],
            total: width.games,
            keep: false,
        });
    };
    const wanted = begins.value && ready;
    useEffect(() => {
        if (!wanted) return;
        begins.value = false;
        void begin();
    }, [wanted]);
    return (
        <section class="scale-where" aria-label={say.where}>
            <h3>{say.where}</h3>
            <p class="muted">{say.whereAbout}</p>
            <div class="contestants">
                <PlayerChoice
                    label={say.player}
                    spec={spec}
                    line={line}
                    onChange={(value) => {
                        chosen.value = value;
                    }}
                />
                <Select
                    label={say.precision}
                    entries={WIDTHS[unit].map(({ within }, id) => ({
                        id,
                        title: say.within[unit](within),
                    }))}
                    {...bound(precision)}
                />
                <Workers onResize={() => rates.resize()} />
            </div>
            <Refusal text={limit.wrong} />
            {known !== undefined && (
                <p class="num">
                    <Said
                        pieces={say.known(playerTitle(known.player), {
                            ...known,
                            ...bothEnds(known),
                        })}
                    />
                </p>
            )}
            <RunBar
                state={here?.state}
                label={say.begin}
                blocked={!ready}
                onStart={begin}
                job={rates}
            >
                {other && <Busy />}
            </RunBar>
            {here !== null && (
                <div>
                    <Known run={here} unit={unit} />
                    {playersOf(here).map((place) => (
                        <Found key={place.player} place={place} />
                    ))}
                </div>
            )}
        </section>
    );
}

// ---------------------------------------------------------------- where there is no scale

function Measure({ line, scale }: { line: Show; scale: ScaleLine | null }) {
    const unit = unitOf(line);
    const players = poolHere();
    const run = ladders.run.value;
    const here = run !== null && run.request.game === line.game ? run : null;
    const other = busy.value && !ladders.active.value;
    const begin = () =>
        ladders.start({
            ...{ kind: "ladder", game: line.game, players, seed: line.seed, keep: false },
            ...ladderOptions(new Date()),
        });
    return (
        <section class="scale-where" aria-label={say.measure}>
            {scale === null && (
                <p>
                    <Doc text={say.none(gameTitle(line.game))} />
                </p>
            )}
            <p class="muted">{say.pool(players.length + 1)}</p>
            <div class="contestants">
                <Workers onResize={() => ladders.resize()} />
            </div>
            <RunBar
                state={here?.state}
                label={scale === null ? say.measure : say.again}
                blocked={other || players.length < 2}
                onStart={begin}
                job={ladders}
            >
                {other && <Busy />}
                <CopyLine
                    line={["ladder", ...players, ...ladderOptions(new Date()).options].join(" ")}
                />
            </RunBar>
            {here !== null && <Known run={here} unit={unit} />}
        </section>
    );
}

// ---------------------------------------------------------------- all of it

function About({ scale }: { scale: ScaleLine }) {
    const { games, anchors, version, date, first, draws, unit, misfit } = scale;
    const facts = { games, players: anchors.length, version, date: date ?? "" };
    return (
        <p class="muted">
            {say.about[unit]} {say.measured(gameTitle(scale.game), facts)}{" "}
            {first !== undefined && draws !== undefined && say.first(first, draws)}{" "}
            {misfit !== undefined && misfit.probability < 0.01 && say.circles}
        </p>
    );
}

export function Scale({ line }: ExperimentProps) {
    const { game } = line;
    const life = engine.life.value;
    useEffect(() => void findScale(), [game, life]);
    const known = scaled.value?.game === game ? scaled.value : null;
    if (known === null) return <p class="muted">{say.looking}</p>;
    const { scale } = known;
    const points = pointsHere(line, scale);
    const unit = unitOf(line);
    const running = [rates, ladders].some((batch) => runningHere(batch.run.value, line));
    const own = measured().scales[game] !== undefined;
    return (
        <div class="scale">
            {scale !== null && <About scale={scale} />}
            {points.length > 1 && <Picture points={points} unit={unit} />}
            <Looked points={points} line={line} />
            <Earlier batch={rates} />
            <Earlier batch={ladders} />
            {scale !== null && <Strongest scale={scale} />}
            {scale !== null && <Where line={line} scale={scale} />}
            <Together />
            {scale !== null && <You scale={scale} />}
            {(scale === null || own || runningHere(ladders.run.value, line)) && (
                <Measure line={line} scale={scale} />
            )}
            {points.length > 0 && (
                <>
                    <Players points={points} unit={unit} />
                    <Files
                        state={running ? "running" : "done"}
                        files={{
                            "scale.csv": () => scaleCsv(points),
                            "scale.json": () => ({ ...scale, points }),
                        }}
                    />
                </>
            )}
        </div>
    );
}
