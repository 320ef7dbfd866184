/** A class contest: players are handed in, read, tried, and meet in a tournament. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Show } from "../../../engine/protocol.ts";
import { playerTitles } from "../../../params/list.ts";
import { notify } from "../../../state/act/notify.ts";
import { anchorsOf, findScale } from "../../../state/act/scale.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { atLevel, takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { bound } from "../../../ui/field.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";
import { write } from "../../../words/write.ts";
import { batchOptions, Experiment, type ExperimentProps, LimitNote } from "../controls.tsx";
import { keptGames } from "../kept.ts";
import { useLimit } from "../limits.ts";
import { PlayerChoice } from "../players.tsx";
import type { Known } from "../ratings.ts";
import { contests } from "../run.ts";
import { gamesOf, TournamentResults } from "../tournament/panel.tsx";
import {
    begin,
    contestants,
    contestText,
    doing,
    type Entry,
    enter,
    enterLinks,
    entries,
    GAMES,
    type Goal,
    goals,
    hidden,
    isHidden,
    leave,
    leftOut,
    openContest,
    opened,
    ownSpec,
    revealed,
    TIME,
    type Tried,
} from "./contest.ts";
import { FILES } from "./draft.ts";
import type { Results } from "./results.ts";

const say = write.contest;

/** Files from a drop or a choice. */
function Drop() {
    const input = useRef<HTMLInputElement>(null);
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
        <div
            class="write-drop"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
                event.preventDefault();
                void enter([...(event.dataTransfer?.files ?? [])]);
            }}
        >
            <p class="muted">{say.drop}</p>
            <Button onClick={() => input.current?.click()}>{say.choose}</Button>
            <input
                ref={input}
                type="file"
                multiple
                accept={FILES}
                hidden
                aria-label={say.files}
                onChange={({ currentTarget: control }) => {
                    void enter([...(control.files ?? [])]).then(() => {
                        control.value = "";
                    });
                }}
            />
        </div>
    );
}

/** The score against a goal, with a mark when the goal is reached. */
function Score({ tried, goal }: { tried: Tried | null | undefined; goal: Goal }) {
    if (!tried) return <>{say.notTried}</>;
    const reached = tried.score >= goal.score;
    return (
        <span class={reached ? "good" : undefined}>
            {say.score(Math.round(tried.score))}
            {reached && (
                <>
                    <span aria-hidden="true"> ✓</span>
                    <span class="sr-only"> {say.reached}</span>
                </>
            )}
        </span>
    );
}

/** Whether it plays, and what went wrong while it did. */
function stateOf({ name, ready, trouble, tried }: Entry): { text: string; bad: boolean } {
    if (trouble !== "") return { text: trouble, bad: true };
    const played = opened.value?.latest.players.includes(name) === true;
    if (!ready) return { text: played ? say.played : say.notRun, bad: false };
    const sum = (of: "late" | "failed") => tried.reduce((all, one) => all + (one?.[of] ?? 0), 0);
    const [late, failed] = [sum("late"), sum("failed")];
    const why = tried.find((one) => one?.why)?.why ?? "";
    const wrong = [
        ...(failed > 0 ? [say.failed(failed, why)] : []),
        ...(late > 0 ? [say.late(late, TIME)] : []),
    ];
    return { text: wrong.length === 0 ? say.plays : wrong.join("; "), bad: wrong.length > 0 };
}

/** Its name, and below it how it is. */
function Name(entry: Entry) {
    const { text, bad } = stateOf(entry);
    return (
        <>
            {entry.name}
            {entry.file !== entry.name && !entry.file.startsWith(`${entry.name}.`) && (
                <span class="muted">{entry.file}</span>
            )}
            <span class={bad ? "bad" : "muted"}>{text}</span>
        </>
    );
}

/** Links of players, as they come in a chat or by mail. */
const pasted = signal("");

function Links() {
    const take = async () => {
        if (await enterLinks(pasted.peek())) pasted.value = "";
    };
    return (
        <div class="write-links">
            <TextField
                label={say.links}
                rows={2}
                {...bound(pasted)}
                onInput={bound(pasted).onChange}
            />
            <Button disabled={!pasted.value.includes("#")} onClick={take}>
                {say.takeLinks}
            </Button>
        </div>
    );
}

/** Opponents that the class does not know: chosen where nobody looks on. */
function Hidden({ line }: { line: Show }) {
    const specs = hidden.value;
    const change = (next: readonly string[]) => {
        hidden.value = next;
    };
    return (
        <Fold title={say.hidden.title} count={specs.length}>
            <p class="muted">{say.hidden.about}</p>
            {specs.map((spec, i) => (
                <PlayerChoice
                    key={i}
                    label={revealed()[i]?.name ?? ""}
                    spec={spec}
                    line={line}
                    onChange={(value) => change(specs.map((old, k) => (k === i ? value : old)))}
                >
                    <Button
                        class="lab-remove"
                        aria-label={say.removeThis(revealed()[i]?.name ?? "")}
                        onClick={() => change(specs.filter((_, k) => k !== i))}
                    >
                        ×
                    </Button>
                </PlayerChoice>
            ))}
            <Button
                disabled={specs.length >= MOST_HIDDEN}
                onClick={() => change([...specs, atLevel("opponent", "easy") || takes("baseline")])}
            >
                {say.hidden.add}
            </Button>
        </Fold>
    );
}

const MOST_HIDDEN = 8;

const options = batchOptions("tournament", () => TIME);

/** Everybody against everybody, and what has come of it. */
function Meeting({ line, gameRow }: ExperimentProps) {
    const specs = contestants();
    const limit = useLimit(line, specs);
    const seats = line.player_names.length;
    const total = gamesOf(options, specs.length, seats);
    const whole = specs.length > 1 && limit.known;
    return (
        <Experiment
            {...{ line, gameRow, options }}
            kind="tournament"
            batch={contests}
            plan={whole ? { players: specs, total, keep: total <= keptGames(seats) } : null}
            contestants={<Hidden line={line} />}
            results={(run, latest) => <Outcome line={line} results={{ ...run, latest }} />}
        >
            <LimitNote options={options} limit={limit} />
        </Experiment>
    );
}

/** Strengths by the numbers of the players, and why there are none; "" = there are, or they are looked for. */
interface OnScale {
    known: readonly (Known | undefined)[];
    why: string;
}

/** Who of them is on the game's scale. */
function useScale(line: Show, { request }: Results): OnScale {
    const [found, setFound] = useState<OnScale>({ known: [], why: "" });
    const specs = request.players.map(ownSpec);
    const wanted = [line.game, ...specs].join(" ");
    useEffect(() => {
        let over = false;
        const find = async () => {
            // Alone each has points, and a mean of them.
            const rated = line.player_names.length > 1 && line.game === request.game;
            const scale = rated ? await findScale() : null;
            const anchors = scale === null ? [] : await anchorsOf(scale, specs);
            const known = anchors.map((anchor) => {
                const { at, low, high } = anchor ?? {};
                if (at === undefined || low == null || high == null) return undefined;
                return { elo: at, error: (high - low) / 2 };
            });
            const nobody = known.every((one) => one === undefined);
            const why = !rated ? "" : scale === null ? say.scale.none : say.scale.nobody;
            if (!over) setFound({ known, why: nobody ? why : "" });
        };
        void find();
        return () => {
            over = true;
        };
    }, [wanted]);
    return found;
}

function Outcome({ line, results }: { line: Show; results: Results }) {
    const rivals = revealed();
    const { known, why } = useScale(line, results);
    const names = playerTitles(results.request.players).filter((_, i) => known[i] !== undefined);
    const scaled = names.length > 0 ? say.scale.held(names) : why;
    return (
        <>
            <TournamentResults
                run={results}
                latest={results.latest}
                sides={line.player_titles}
                goal={line.goal?.name ?? null}
                tip={(spec) => (isHidden(spec) ? "" : spec)}
                known={known}
            />
            {scaled !== "" && <p class="muted">{scaled}</p>}
            {rivals.length > 0 && (
                <Fold title={say.hidden.reveal}>
                    <ul class="write-rivals">
                        {rivals.map(({ name, title }) => (
                            <li key={name}>{say.hidden.was(name, title)}</li>
                        ))}
                    </ul>
                </Fold>
            )}
        </>
    );
}

/** The results that a file would keep: those of this visit, else those that were opened. */
function resultsNow(): Results | null {
    const run = contests.run.value;
    if (run === null || run.latest === null) return opened.value;
    const { request, state, games, latest } = run;
    return { request, state, games, latest };
}

function Keep() {
    const take = async ({ bytes }: { bytes: Uint8Array }) => {
        if (!(await openContest(new TextDecoder().decode(bytes)))) notify("error", say.noContest);
    };
    return (
        <div class="write-buttons">
            <Button
                disabled={entries.value.length === 0}
                onClick={() => download("contest.json", contestText(resultsNow()))}
            >
                {say.save}
            </Button>
            <FileButton label={say.open} accept=".json,application/json" take={take} />
        </div>
    );
}

export function Contest() {
    const rows = entries.value;
    const line = show.value;
    const gameRow = gameRowOf(line?.family);
    const ready = rows.some((one) => one.ready);
    const before = contests.run.value === null ? opened.value : null;
    return (
        <Fold title={say.title}>
            <p class="muted">{say.about(GAMES)}</p>
            <Drop />
            <Links />
            <p class="bad" role="status">
                {leftOut.value}
            </p>
            <Keep />
            {rows.length > 0 && (
                <>
                    <Table
                        caption={say.players}
                        rows={rows}
                        keyOf={({ name }) => name}
                        class="write-contest"
                        columns={[
                            { title: say.player, head: true, words: true, cell: Name },
                            ...goals().map((goal, i) => ({
                                title: say.beats.title(goal.title),
                                doc: say.beats.doc(GAMES, goal.score),
                                cell: ({ tried }: Entry) => <Score tried={tried[i]} goal={goal} />,
                            })),
                            {
                                title: <span class="sr-only">{say.remove}</span>,
                                key: "remove",
                                cell: ({ name }) => (
                                    <Button
                                        class="lab-remove"
                                        aria-label={say.removeThis(name)}
                                        onClick={() => leave(name)}
                                    >
                                        ×
                                    </Button>
                                ),
                            },
                        ]}
                    />
                    <p class="muted" role="status">
                        {doing.value}
                    </p>
                    <div class="write-buttons">
                        <Button look="primary" disabled={doing.value !== ""} onClick={begin}>
                            {say.run}
                        </Button>
                    </div>
                </>
            )}
            {ready && line !== null && gameRow !== undefined && (
                <Meeting line={line} gameRow={gameRow} />
            )}
            {before !== null && line !== null && (
                <Boundary>
                    <Outcome line={line} results={before} />
                </Boundary>
            )}
        </Fold>
    );
}
