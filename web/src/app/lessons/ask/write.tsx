/**
 * A player of one's own that passes tests. Its file stands in the editor; what a lesson of somebody else brings along
 * is put there as a stranger's file, and nothing of it runs before the person has it run.
 */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import {
    draft,
    openForeign,
    openOwn,
    openWritten,
    runDraft,
    wrong,
} from "../../../panels/lab/write/draft.ts";
import { faultText } from "../../../panels/lab/write/fault.ts";
import { present } from "../../../panels/registry.tsx";
import { playerTitle } from "../../../params/titles.ts";
import { recall, writtenBy } from "../../../state/act/written.ts";
import { takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { Button } from "../../../ui/button.tsx";
import { learn } from "../../../words/learn.ts";
import { grouped, percent } from "../../../words/numbers.ts";
import { sourceOf } from "../../../words/starts.ts";
import { isBrought } from "../brought.ts";
import type { Test, WriteQuestion } from "../format.ts";
import { linesUpTo } from "../shelf.ts";
import type { Asking } from "./asking.ts";
import { measured, played } from "./measure.ts";

const say = learn.write;

interface Tried {
    passed: boolean;
    /** What it came to. */
    text: string;
}

function testText(test: Test): string {
    if (test.kind === "legal") return say.legal(test.games);
    if (test.kind === "finds") return say.finds(test.moves, test.after);
    return say.beats(playerTitle(test.against), percent(test.percent), test.games);
}

/** What became of one test of the player `name` in this game, from the lines of the step. */
async function tried(test: Test, name: string, lines: readonly string[]): Promise<Tried> {
    const game = show.peek()?.game ?? "";
    const alone = (show.peek()?.player_names.length ?? 1) < 2;
    if (test.kind === "finds") {
        const moves = test.after === "" ? [] : [`new ${game}`, `play ${test.after}`];
        const found = await measured(moves.length === 0 ? lines : moves, name);
        if (typeof found === "string") return { passed: false, text: found };
        const { best } = found;
        return { passed: test.moves.includes(best ?? ""), text: say.played(best ?? "") };
    }
    const other = test.kind === "beats" ? test.against : takes("baseline");
    const found = await played(game, alone ? [name] : [name, other], test.games);
    if (typeof found === "string") return { passed: false, text: found };
    const failed = found.failed?.[0];
    const late = found.late?.[0] ?? 0;
    if (test.kind === "legal")
        return { passed: (failed?.games ?? 0) === 0 && late === 0, text: failed?.why ?? "" };
    const score = (100 * ((found.wins ?? 0) + (found.draws ?? 0) / 2)) / Math.max(1, found.games);
    return { passed: score >= test.percent, text: say.got(percent(grouped(score, 1))) };
}

/** The pupil's own file, or what the lesson begins with. */
async function openEditor({ name, start }: WriteQuestion, place: string): Promise<void> {
    await recall();
    const called = name || "my-player";
    if (draft.peek().name !== called) {
        const source = sourceOf(start || "random") || start;
        if (writtenBy(called) !== undefined) openWritten(called);
        else if (isBrought(place)) openForeign(called, source, "link");
        else openOwn(called, source);
    }
    await present("write");
}

export function Write({
    question,
    place,
    step,
    lesson,
    said,
    closed,
    give,
}: Asking<WriteQuestion>) {
    const done = useSignal<readonly (Tried | null)[]>([]);
    const busy = useSignal(false);
    const trouble = useSignal("");
    const { tests } = question;
    useEffect(() => void recall(), []);
    const run = async () => {
        said.value = null;
        trouble.value = "";
        done.value = tests.map(() => null);
        busy.value = true;
        await runDraft();
        const { name } = draft.peek();
        if (wrong.peek() !== null) trouble.value = faultText(wrong.peek() as { text: string });
        else {
            const lines = linesUpTo(lesson, step);
            for (const [i, test] of tests.entries()) {
                const found = await tried(test, name, lines);
                done.value = done.value.map((one, j) => (j === i ? found : one));
            }
            const passed = done.value.filter((one) => one?.passed).length;
            const right = passed === tests.length;
            const told = say.count(passed, tests.length);
            const word = right ? "" : question.else;
            give({ answer: `${passed}/${tests.length}`, right, told, word });
        }
        busy.value = false;
    };
    return (
        <div class="lesson-form">
            <p class="muted">{say.needs}</p>
            <ul class="lesson-tests">
                {tests.map((test, i) => {
                    const found = done.value[i];
                    const state = found == null ? "waits" : found.passed ? "passed" : "failed";
                    return (
                        <li key={i} data-state={state}>
                            <strong>{say[state]}</strong> {testText(test)} {found?.text}
                        </li>
                    );
                })}
            </ul>
            {draft.value.from !== "here" && <p class="muted">{say.consent}</p>}
            <div class="lesson-row">
                <Button onClick={() => openEditor(question, place)}>{say.open}</Button>
                <Button disabled={busy.value || closed} onClick={run}>
                    {busy.value ? learn.checking : say.run}
                </Button>
            </div>
            {trouble.value !== "" && <p class="refusal">{trouble.value}</p>}
        </div>
    );
}
