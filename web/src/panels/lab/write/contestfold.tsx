/** A class contest: files are dropped, read, tried and meet in a tournament. */
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";
import { begin, compete, doing, type Entry, enter, entries, goals, leave } from "./contest.ts";

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

const scoreText = (score: number | null | undefined) =>
    score === null || score === undefined ? "–" : `${score.toFixed(0)} %`;

function stateOf({ ready, trouble }: Entry): string {
    if (trouble !== "") return trouble;
    return ready ? "plays" : "not run yet";
}

export function Contest() {
    const rows = entries.value;
    const ready = rows.filter((one) => one.ready).length;
    return (
        <Fold title="Class contest">
            <p class="muted">
                Any number of players meet, everybody against everybody. First each is tried against
                two goals. A player that fails loses that game.
            </p>
            <Drop />
            {rows.length > 0 && (
                <>
                    <Table
                        caption="Players of the contest"
                        rows={rows}
                        keyOf={({ name }) => name}
                        scroll
                        columns={[
                            { title: "Player", head: true, words: true, cell: ({ name }) => name },
                            ...goals().map(({ title }, i) => ({
                                title: `Against ${title}`,
                                doc: "Score in 20 games, draws as halves.",
                                cell: ({ scores }: Entry) => scoreText(scores[i]),
                            })),
                            { title: "State", words: true, cell: stateOf },
                            {
                                title: "Remove",
                                cell: ({ name }) => (
                                    <Button
                                        look="bare"
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
