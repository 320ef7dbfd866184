/** A class contest: files are dropped, read, tried and meet in a tournament. */
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";
import { write } from "../../../words/write.ts";
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
                accept=".js,.mjs,text/javascript"
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
function stateOf({ ready, trouble, tried }: Entry): { text: string; bad: boolean } {
    if (trouble !== "") return { text: trouble, bad: true };
    if (!ready) return { text: say.notRun, bad: false };
    const sum = (of: "late" | "failed") => tried.reduce((all, one) => all + (one?.[of] ?? 0), 0);
    const [late, failed] = [sum("late"), sum("failed")];
    const told = tried.find((one) => one?.why)?.why ?? "";
    const why = told.replace(/^The player \S+ (has ended: )?/, "");
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
            {!entry.file.startsWith(`${entry.name}.`) && <span class="muted">{entry.file}</span>}
            <span class={bad ? "bad" : "muted"}>{text}</span>
        </>
    );
}

export function Contest() {
    const rows = entries.value;
    const ready = rows.filter((one) => one.ready).length;
    return (
        <Fold title={say.title}>
            <p class="muted">{say.about(GAMES)}</p>
            <Drop />
            <p class="bad" role="status">
                {leftOut.value}
            </p>
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
                        <Button disabled={ready < 2 || doing.value !== ""} onClick={compete}>
                            {say.tournament(ready)}
                        </Button>
                    </div>
                </>
            )}
        </Fold>
    );
}
