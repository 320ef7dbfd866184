/** Evolutions: parameters of players evolve, measured by games on the pool of workers. */
import { playerTitle } from "../../../params/titles.ts";
import { gameRowOf } from "../../../state/looks.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { Progress, RunBar } from "../../../ui/runbar.tsx";
import "../../../styles/lab.css";
import "../../../styles/evolve.css";
import { useEffect, useState } from "preact/hooks";
import { show } from "../../../state/store.ts";
import { counted, grouped, timeText } from "../../../text/format.ts";
import { download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { WillPlay } from "../controls.tsx";
import { andLeft } from "../remaining.ts";
import { Ancestry } from "./ancestry.tsx";
import {
    type Evolution,
    evolution,
    forget,
    isActive,
    loadPopulation,
    populationText,
    recallPopulation,
    startEvolution,
} from "./evolution.ts";
import { History } from "./history.tsx";
import { Log } from "./log.tsx";
import { Parallel } from "./parallel.tsx";
import { Chosen, Population } from "./population.tsx";
import { allGenes, followSubject, Setup, subject, toPlay, untilText, words } from "./setup.tsx";

async function save(): Promise<void> {
    const text = await populationText();
    if (text !== null) download("population.txt", `${text}\n`);
}

function Buttons() {
    const [waits, setWaits] = useState(false);
    const now = evolution.value;
    const state = now?.state;
    const active = isActive();
    const people = now !== null && now.individuals.length > 0;
    const begin = async (goOn: boolean) => {
        setWaits(true);
        await startEvolution({
            spec: subject.value?.text ?? "",
            options: words(goOn),
            until: untilText(),
            goOn,
        });
        setWaits(false);
    };
    return (
        <>
            <RunBar
                state={state}
                label={people ? "New population" : "Start"}
                blocked={waits || allGenes().length === 0}
                onStart={() => begin(false)}
                job={evolution.value?.work}
            >
                <Button
                    disabled={active || waits || !people}
                    title="More generations of the population at hand"
                    onClick={() => begin(true)}
                >
                    Evolve further
                </Button>
                {!active && toPlay() > 0 && <WillPlay games={toPlay()} />}
            </RunBar>
            <div class="buttons">
                <Button disabled={!people} onClick={() => save()}>
                    Save
                </Button>
                <FileButton
                    label="Load"
                    disabled={active}
                    take={({ bytes }) => loadPopulation(bytes)}
                />
                <Button disabled={active || now === null} onClick={() => forget()}>
                    Forget
                </Button>
            </div>
        </>
    );
}

const STATES = { running: "", paused: "Paused. ", done: "", cancelled: "Cancelled. ", loaded: "" };

/** What is played now. */
function nowText({ history, state, done, total }: Evolution): string {
    const last = history.at(-1);
    const games =
        state === "running" && total > 0 ? `: ${grouped(done)} of ${grouped(total)} games` : "";
    if (last !== undefined) return `Generation ${last.generation}${games}.`;
    return state === "running" || state === "paused"
        ? `The first population plays${games}.`
        : "The first population has not played all of its games.";
}

function Status({ state }: { state: Evolution }) {
    const seconds = state.worked / 1000;
    const games = state.work === null ? 0 : state.done;
    const rate = seconds > 0 ? games / seconds : 0;
    return (
        <>
            <Progress
                label="Games played"
                done={state.done}
                total={state.total || null}
                running={false}
            >
                {state.state === "loaded"
                    ? `Loaded: ${counted(state.individuals.length, "individuals")} of ${playerTitle(state.spec)}, ${state.text}.`
                    : `${STATES[state.state]}${nowText(state)}`}
                {state.reason !== null && ` Ended because ${state.reason}.`}
            </Progress>
            {isActive() && <p class="muted">{state.until}</p>}
            {state.work !== null && (
                <p class="muted num">
                    {grouped(games)} games, {grouped(rate)} per second, {timeText(state.worked)}
                    {state.state === "running" && andLeft(state.worked, games, state.total - games)}
                </p>
            )}
        </>
    );
}

function Outcome({ state }: { state: Evolution }) {
    return (
        <section class="match-results" aria-label="Evolution">
            <Status state={state} />
            {state.history.length > 0 && (
                <History history={state.history} measure={state.measure} />
            )}
            {state.history.length > 0 && (
                <Fold title="Event log" count={state.history.length}>
                    {() => <Log history={state.history} />}
                </Fold>
            )}
            {state.individuals.length > 0 && (
                <>
                    <Chosen />
                    <Fold title="Population" count={state.individuals.length} open>
                        {() => <Population state={state} />}
                    </Fold>
                    <Fold title="Parallel coordinates">{() => <Parallel state={state} />}</Fold>
                    <Fold title="Ancestry of the best" count={state.ancestry.length}>
                        {() => <Ancestry list={state.ancestry} />}
                    </Fold>
                </>
            )}
        </section>
    );
}

export function EvolvePanel() {
    const line = show.value;
    useEffect(followSubject, []);
    useEffect(() => void recallPopulation(), []);
    const gameRow = gameRowOf(line?.family);
    if (line === null || gameRow === undefined) return null;
    const state = evolution.value;
    return (
        <div class="match evolve">
            <p class="muted">
                Parameters of a player evolve: individuals play, the better ones have children. The
                same seed gives the same evolution, whatever the number of workers. The last
                population stays in this browser until you forget it.
            </p>
            <div class="lab-desk">
                <div class="lab-form">
                    <Setup line={line} gameRow={gameRow} />
                    <Buttons />
                </div>
                {state !== null && <Outcome state={state} />}
            </div>
        </div>
    );
}
