/** Evolutions: parameters of players evolve, measured by games on the pool of workers. */
import { playerTitle } from "../../../params/titles.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { Progress, RunBar } from "../../../ui/runbar.tsx";
import "../../../styles/match.css";
import "../../../styles/lab.css";
import "../../../styles/evolve.css";
import { useEffect, useState } from "preact/hooks";
import { show } from "../../../state/read/store.ts";
import { timeText } from "../../../text/format.ts";
import { download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { evolve as say } from "../../../words/evolve.ts";
import { WillPlay } from "../controls.tsx";
import { leftText } from "../remaining.ts";
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
                label={people ? say.fresh : say.start}
                blocked={waits || allGenes().length === 0}
                onStart={() => begin(false)}
                job={evolution.value?.work}
            >
                <Button
                    disabled={active || waits || !people}
                    title={say.further.tip}
                    onClick={() => begin(true)}
                >
                    {say.further.text}
                </Button>
                {!active && toPlay() > 0 && <WillPlay games={toPlay()} />}
            </RunBar>
            <div class="buttons">
                <Button disabled={!people} onClick={() => save()}>
                    {say.save}
                </Button>
                <FileButton
                    label={say.load}
                    disabled={active}
                    take={({ bytes }) => loadPopulation(bytes)}
                />
                <Button disabled={active || now === null} onClick={() => forget()}>
                    {say.forget}
                </Button>
            </div>
        </>
    );
}

/** What is played now. */
function nowText({ history, state, done, total }: Evolution): string {
    const last = history.at(-1);
    const games = state === "running" && total > 0 ? { done, total } : null;
    if (last !== undefined) return say.generation(last.generation, games);
    return state === "running" || state === "paused" ? say.firstPlays(games) : say.firstIncomplete;
}

/** How far it is, in sentences. */
function stateText(now: Evolution): string {
    const { individuals, spec, loaded, state, reason } = now;
    const sentences =
        loaded !== null
            ? [say.loaded(individuals.length, playerTitle(spec), loaded.generation, loaded.earlier)]
            : [say.states[state], nowText(now)];
    if (reason !== null) sentences.push(say.ended(reason));
    return sentences.filter((one) => one !== "").join(" ");
}

function Status({ state }: { state: Evolution }) {
    const seconds = state.worked / 1000;
    const games = state.work === null ? 0 : state.done;
    const rate = seconds > 0 ? games / seconds : 0;
    return (
        <>
            <Progress
                label={say.played}
                done={state.done}
                total={state.total || null}
                running={false}
            >
                {stateText(state)}
            </Progress>
            {isActive() && <p class="muted">{state.until}</p>}
            {state.work !== null && (
                <p class="muted num">
                    {say.work(
                        games,
                        rate,
                        timeText(state.worked),
                        state.state === "running"
                            ? leftText(state.worked, games, state.total - games)
                            : "",
                    )}
                </p>
            )}
        </>
    );
}

function Outcome({ state }: { state: Evolution }) {
    return (
        <section class="match-results" aria-label={say.title}>
            <Status state={state} />
            {state.history.length > 0 && (
                <History history={state.history} measure={state.measure} />
            )}
            {state.history.length > 0 && (
                <Fold title={say.log.title} count={state.history.length}>
                    {() => <Log history={state.history} />}
                </Fold>
            )}
            {state.individuals.length > 0 && (
                <>
                    <Chosen />
                    <Fold title={say.population.title} count={state.individuals.length} open>
                        {() => <Population state={state} />}
                    </Fold>
                    <Fold title={say.parallel.title}>{() => <Parallel state={state} />}</Fold>
                    <Fold title={say.ancestry.title} count={state.ancestry.length}>
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
            <p class="muted">{say.about}</p>
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
