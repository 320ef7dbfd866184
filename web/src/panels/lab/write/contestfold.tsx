/** A class contest: files are dropped, read, tried and meet in a tournament. */
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";
import {
    begin,
    compete,
    doing,
    type Entry,
    enter,
    entries,
    GAMES,
    type Goal,
    goals,
    leave,
    leftOut,
    TIME,
    type Tried,
} from "./contest.ts";

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
            <p class="muted">Drop files of players here, or choose them.</p>
            <Button onClick={() => input.current?.click()}>Choose files</Button>
            <input
                ref={input}
                type="file"
                multiple
                accept=".js,.mjs,text/javascript"
                hidden
                aria-label="Files of players"
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
    if (!tried) return <>–</>;
    const reached = tried.score >= goal.score;
    return (
        <span class={reached ? "good" : undefined}>
            {tried.score.toFixed(0)} %
            {reached && (
                <>
                    <span aria-hidden="true"> ✓</span>
                    <span class="sr-only"> reached</span>
                </>
            )}
        </span>
    );
}

/** Whether it plays, and what went wrong while it did. */
function stateOf({ ready, trouble, tried }: Entry): string {
    if (trouble !== "") return trouble;
    if (!ready) return "not run yet";
    const sum = (of: "late" | "failed") => tried.reduce((all, one) => all + (one?.[of] ?? 0), 0);
    const [late, failed] = [sum("late"), sum("failed")];
    const told = tried.find((one) => one?.why)?.why ?? "";
    const why = told.replace(/^The player \S+ (has ended: )?/, "");
    return [
        ...(failed > 0 ? [`failed in ${failed} of its games: ${why}`] : []),
        ...(late > 0 ? [`late in ${late} of its games: a move has ${TIME} s`] : []),
        ...(failed + late === 0 ? ["plays"] : []),
    ].join("; ");
}

/** Its name, and below it how it is. */
function Name(entry: Entry) {
    const state = stateOf(entry);
    return (
        <>
            {entry.name}
            {!entry.file.startsWith(`${entry.name}.`) && <span class="muted">{entry.file}</span>}
            <span class={state === "plays" || state === "not run yet" ? "muted" : "bad"}>
                {state}
            </span>
        </>
    );
}

export function Contest() {
    const rows = entries.value;
    const ready = rows.filter((one) => one.ready).length;
    return (
        <Fold title="Class contest">
            <p class="muted">
                Any number of players meet, everybody against everybody. First each is tried in{" "}
                {GAMES} games against two opponents. A player that fails or takes too long loses
                that game.
            </p>
            <Drop />
            <p class="bad" role="status">
                {leftOut.value}
            </p>
            {rows.length > 0 && (
                <>
                    <Table
                        caption="Players of the contest"
                        rows={rows}
                        keyOf={({ name }) => name}
                        class="write-contest"
                        columns={[
                            { title: "Player", head: true, words: true, cell: Name },
                            ...goals().map((goal, i) => ({
                                title: `Beats ${goal.title}`,
                                doc: `Score in ${GAMES} games, draws as halves; ${goal.score} % reaches the goal.`,
                                cell: ({ tried }: Entry) => <Score tried={tried[i]} goal={goal} />,
                            })),
                            {
                                title: <span class="sr-only">Remove</span>,
                                key: "remove",
                                cell: ({ name }) => (
                                    <Button
                                        class="lab-remove"
                                        aria-label={`Remove ${name}`}
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
                            Run them in the sandbox
                        </Button>
                        <Button disabled={ready < 2 || doing.value !== ""} onClick={compete}>
                            Tournament of {ready}
                        </Button>
                    </div>
                </>
            )}
        </Fold>
    );
}
