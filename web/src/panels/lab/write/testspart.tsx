/** The tests of a player: what it has to do, what it did, and tests that are made of the position on the board. */
import { signal } from "@preact/signals";
import { type OwnTest, withoutTest, withTest } from "../../../../../wasm/playertests.mjs";
import { show } from "../../../state/read/store.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { bound } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { write } from "../../../words/write.ts";
import { positionLink, replayLink } from "../statistics.ts";
import { current, draft, runDraft, setDraft } from "./draft.ts";
import { showInstead } from "./show.ts";
import {
    counted,
    endTests,
    type Group,
    LATE,
    type Legal,
    runTests,
    type Tested,
    testing,
    tests,
} from "./tests.ts";
import { titleOf } from "./titles.ts";

const say = write.tests;

/** Up to so many moves make a menu. */
const MENU = 60;

function Mark({ passed }: { passed: boolean | null }) {
    const text = passed === null ? say.waiting : passed ? say.passed : say.failed;
    return (
        <span class={passed === null ? "muted" : passed ? "good" : "bad"}>
            <span aria-hidden="true">{passed === null ? "·" : passed ? "✓" : "✗"}</span>
            <span class="sr-only"> {text} </span>
        </span>
    );
}

/** A test goes out of the file; the others are run again. */
function remove({ line }: OwnTest): void {
    const ran = current.peek();
    setDraft({ source: withoutTest(draft.peek().source, line) });
    if (ran) void runDraft();
}

function Row({ row, set, number }: { row: Tested; set: string; number: number }) {
    const { test, passed, move, why } = row;
    const title = (of: string) => titleOf(test.game, of);
    const moves = test.moves.map(title);
    return (
        <li>
            <Mark passed={passed} />
            <span>
                {test.must ? say.must(moves) : say.mustNot(moves)}
                {move !== "" && <span class="muted"> {say.played(title(move))}</span>}
                {why !== "" && <span class="bad"> {why}</span>}
            </span>
            <Button
                look="chip"
                aria-label={say.showThis(set, number)}
                onClick={() => showInstead(positionLink(test.game, test.position))}
            >
                {say.show}
            </Button>
            {"line" in test && (
                <Button
                    look="chip"
                    aria-label={say.removeThis(number)}
                    onClick={() => remove(test)}
                >
                    {say.remove}
                </Button>
            )}
        </li>
    );
}

const outcomeOf = (rows: readonly Tested[]) =>
    rows.some(({ passed }) => passed === false)
        ? false
        : rows.every(({ passed }) => passed === true) || null;

function SetPart({ group: { id, rows } }: { group: Group }) {
    const { title, doc } = say.sets[id];
    const passed = rows.filter((row) => row.passed === true).length;
    const elsewhere = id !== "own" && rows.some(({ test }) => test.game !== show.value?.game);
    return (
        <Fold
            class="write-set"
            open={id === "own"}
            title={
                <>
                    <Mark passed={outcomeOf(rows)} /> {title}
                </>
            }
            count={say.counted(passed, rows.length)}
        >
            <p class="muted">{elsewhere ? `${doc} ${say.elsewhere}` : doc}</p>
            <ol aria-label={title}>
                {rows.map((row, i) => (
                    <Row key={i} row={row} set={title} number={i + 1} />
                ))}
            </ol>
        </Fold>
    );
}

function Rules({ legal: { done, total, seconds, passed, why, lost } }: { legal: Legal }) {
    return (
        <Fold
            class="write-set"
            title={
                <>
                    <Mark passed={passed} /> {say.legal.title}
                </>
            }
            count={say.legal.done(done, total)}
        >
            <p class="muted">{say.legal.doc(total)}</p>
            {why !== "" && <p class="bad">{why === LATE ? say.legal.late(seconds) : why}</p>}
            {lost !== null && (
                <Button
                    look="chip"
                    onClick={() => showInstead(replayLink(lost.game, lost.players, 1, lost.moves))}
                >
                    {say.showGame}
                </Button>
            )}
        </Fold>
    );
}

/** What a test of the position on the board would say. */
const verdict = signal<"must" | "mustNot">("must");
const entered = signal("");

function Add() {
    const line = show.value;
    if (line === null) return null;
    const { game, position, status, mover } = line;
    if (status !== "ongoing" || mover === null || mover < 0)
        return <p class="muted">{say.add.over}</p>;
    const legal = line.moves.map(({ move }) => move);
    const menu = legal.length <= MENU;
    const move = legal.includes(entered.value) || !menu ? entered.value.trim() : (legal[0] ?? "");
    const add = () => {
        const ran = current.peek();
        const test = { game, position, must: verdict.peek() === "must", moves: [move] };
        setDraft({ source: withTest(draft.peek().source, test) });
        if (ran) void runDraft();
    };
    return (
        <div class="write-buttons write-add">
            <Segmented
                label={say.add.label}
                shown
                entries={[
                    { id: "must", title: say.add.must },
                    { id: "mustNot", title: say.add.mustNot },
                ]}
                {...bound(verdict)}
            />
            {menu ? (
                <Select
                    label={say.add.move}
                    compact
                    value={move}
                    entries={legal.map((id) => ({ id, title: titleOf(game, id) }))}
                    onChange={(id) => {
                        entered.value = id;
                    }}
                />
            ) : (
                <TextField
                    label={say.add.move}
                    value={entered.value}
                    onInput={(text) => {
                        entered.value = text;
                    }}
                />
            )}
            <Button disabled={!legal.includes(move)} onClick={add}>
                {say.add.add}
            </Button>
            {!legal.includes(move) && move !== "" && <span class="bad">{say.add.none}</span>}
        </div>
    );
}

export function TestsPart() {
    const found = tests.value;
    const mine = found !== null && found.name === draft.value.name ? found : null;
    const sum = mine === null ? null : counted(mine);
    const good = sum !== null && sum.passed === sum.all;
    const bad = sum !== null && sum.passed < sum.known;
    return (
        <Fold
            open
            class="write-tests"
            title={
                <>
                    {say.title}
                    {sum !== null && (
                        <span class={bad ? "bad" : good ? "good" : "muted"} role="status">
                            {" "}
                            {say.known(sum.passed, sum.known, sum.all)}
                        </span>
                    )}
                </>
            }
        >
            {mine === null ? (
                <p class="muted">{say.none}</p>
            ) : (
                <>
                    {mine.source !== draft.value.source && <p class="muted">{say.before}</p>}
                    {mine.groups.map((group) => (
                        <SetPart key={group.id} group={group} />
                    ))}
                    <Rules legal={mine.legal} />
                </>
            )}
            <div class="write-buttons">
                {testing.value ? (
                    <Button onClick={endTests}>{say.stop}</Button>
                ) : (
                    <Button
                        disabled={!current.value}
                        onClick={() => runTests(draft.peek().name, draft.peek().source)}
                    >
                        {say.again}
                    </Button>
                )}
            </div>
            <Add />
        </Fold>
    );
}
