/**
 * A lesson is written: at the left its steps, in the middle the form or the text of one with what the pupil will read,
 * at the right the board as the pupil will find it. While a board is set up the panels stand there, with a bar that
 * leads back.
 */
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sides, Splitter } from "../../../panels/lab/write/panel.tsx";
import { composing, session } from "../../../state/keep/session.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { bound, sets } from "../../../ui/field.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type Entry, Select } from "../../../ui/select.tsx";
import { compose as say } from "../../../words/compose.ts";
import { type Left, leaving } from "../../share/address.ts";
import { COMPOSING } from "../arrive.ts";
import { QuestionPart } from "../ask/question.tsx";
import { bring, brought } from "../brought.ts";
import { faultText } from "../fault.ts";
import { COURSES, lessonOf, lessonsOf, SHELF } from "../shelf.ts";
import { Words } from "../words.tsx";
import {
    askMove,
    beginHere,
    followMarks,
    followStep,
    movePlayed,
    showAgain,
    takeBoard,
    trouble,
    tryIt,
} from "./board.ts";
import { draftOf, drafts } from "./drafts.ts";
import { StepForm } from "./form.tsx";
import { Steps } from "./steps.tsx";
import {
    asText,
    at,
    beginCopy,
    beginWith,
    deleteDraft,
    draftId,
    endWriting,
    faulty,
    lesson,
    openDraft,
    reading,
    redo,
    resume,
    select,
    step,
    text,
    undo,
} from "./writing.ts";
import "../../../styles/lessons.css";
import "../../../styles/compose.css";

const StepText = lazy(() => import("./text.tsx"), "StepText", {
    waiting: () => <div class="write-editor muted">{say.loading}</div>,
});
const Versions = lazy(() => import("./versions.tsx"), "Versions");
const ShareLesson = lazy(() => import("../share.tsx"), "ShareLesson");

/** What is written, for when the page is opened again in this tab (`COMPOSING`). */
interface Place {
    draft: string;
    at: number;
}

function readPlace(): Place {
    try {
        const { draft, at } = JSON.parse(sessionStorage.getItem(COMPOSING) ?? "{}");
        return { draft: String(draft ?? ""), at: Number(at ?? 1) };
    } catch {
        return { draft: "", at: 1 };
    }
}

function keepPlace(place: Place | null): void {
    try {
        if (place === null) sessionStorage.removeItem(COMPOSING);
        else sessionStorage.setItem(COMPOSING, JSON.stringify(place));
    } catch {
        // Then the lesson is found in the list of those that were written.
    }
}

/** The game that writing has taken the place of. */
const before = signal<Left | null>(null);

/** On a phone one of them is shown. */
const side = signal<"steps" | "text" | "board">("steps");

// ---------------------------------------------------------------- which lesson

const titleOf = (of: string) => /^title:[ \t]*(.+)$/m.exec(of)?.[1] ?? say.untitled;

const choices = (keys: readonly string[]): Entry<string>[] =>
    keys.flatMap((key) => {
        const found = lessonOf(key);
        return found === undefined ? [] : [{ id: `copy:${key}`, title: found.title }];
    });

/** A draft that is kept, or what one begins with. */
function choose(id: string): void {
    const [kind, key = ""] = id.split(/:(.*)/s);
    if (kind === "draft") openDraft(key);
    else if (kind === "empty") beginHere();
    else if (kind === "copy") beginCopy(key);
}

function Choice() {
    const mine = drafts.value.map(({ id, text: of }) => ({
        id: `draft:${id}`,
        title: titleOf(id === draftId.value ? text.value : of),
    }));
    const own = `draft:${draftId.value}`;
    const known = mine.some(({ id }) => id === own);
    return (
        <Select
            label={say.lesson}
            value={own}
            entries={[
                ...(known ? [] : [{ id: own, title: titleOf(text.value) }]),
                { group: say.mine, entries: mine },
                { group: say.begin, entries: [{ id: "empty", title: say.empty }] },
                { group: say.short, entries: choices(SHELF) },
                ...COURSES.map((id) => ({
                    group: say.worksheets(lessonOf(id)?.title ?? id),
                    entries: choices(lessonsOf(id)),
                })),
                ...(brought.value.length > 0
                    ? [
                          {
                              group: say.brought,
                              entries: choices(brought.value.map(({ key }) => key)),
                          },
                      ]
                    : []),
            ]}
            onChange={choose}
        />
    );
}

function Head() {
    const versions = useSignal(false);
    const sharing = useSignal(false);
    const wrong = [...faulty.value.all].map((part) =>
        part === 0 ? say.head : `${part}. ${lesson.value.steps[part - 1]?.title || say.untitled}`,
    );
    const kept = draftOf(draftId.value)?.text === text.value;
    return (
        <div class="compose-head">
            <h2 class="sr-only">{say.title}</h2>
            <Choice />
            <span class="muted compose-kept" role="status">
                {kept ? say.kept : ""}
            </span>
            <IconButton
                icon="close"
                label={say.end}
                onClick={() => {
                    endWriting();
                    keepPlace(null);
                    before.value?.offer();
                    before.value = null;
                }}
            />
            <div class="compose-buttons">
                <Button look="primary" icon="play" disabled={wrong.length > 0} onClick={tryIt}>
                    {say.tryIt}
                </Button>
                <Button
                    icon="share"
                    disabled={wrong.length > 0}
                    onClick={() => {
                        // Answers to it will come back here.
                        bring(lesson.peek(), text.peek());
                        sharing.value = true;
                    }}
                >
                    {say.share}
                </Button>
                <Button onClick={sets(versions, true)}>{say.versions}</Button>
                <FileButton
                    label={say.open}
                    accept=".md,.txt"
                    take={({ bytes }) => beginWith(new TextDecoder().decode(bytes))}
                />
                <Button look="quiet" onClick={() => deleteDraft(beginHere)}>
                    {say.deleteLesson}
                </Button>
            </div>
            <p class="refusal compose-mend" role="status">
                {wrong.length > 0 && say.mend(wrong)}
            </p>
            {versions.value && <Versions onClose={sets(versions, false)} />}
            {sharing.value && (
                <ShareLesson
                    text={text.value}
                    lesson={lesson.value}
                    onClose={sets(sharing, false)}
                />
            )}
        </div>
    );
}

// ---------------------------------------------------------------- the step

/** What is wrong with the part that the form shows; the text says it beside its lines. */
function Faults() {
    const { faults, begins } = reading.value;
    const own = faults.filter(
        ({ line }) => begins.findLastIndex((begin) => begin <= line) + 1 === at.value,
    );
    return (
        <div role="status" class="compose-faults">
            {own.map((fault) => (
                <p key={faultText(fault)} class="bad">
                    {faultText(fault)}
                </p>
            ))}
        </div>
    );
}

/** What the pupil will read; it is answered in a trial. */
function Preview() {
    const own = step.value;
    const { language } = lesson.value;
    if (own === undefined) return null;
    const { title, words, question } = own;
    return (
        <section class="compose-preview" aria-label={say.preview}>
            <h3>{say.preview}</h3>
            <div class="lesson-text" inert lang={language}>
                <strong>{title}</strong>
                <div class="lesson-words">
                    <Words text={words} />
                </div>
                {question !== null && (
                    <QuestionPart
                        key={JSON.stringify(question)}
                        place=""
                        step={at.value}
                        lesson={lesson.value}
                        question={question}
                    />
                )}
            </div>
        </section>
    );
}

function Middle() {
    return (
        <div class="compose-middle">
            <Segmented
                label={say.writtenAs}
                entries={[
                    { id: "form", title: say.asForm },
                    { id: "text", title: say.asText },
                ]}
                value={asText.value ? "text" : "form"}
                onChange={(id) => {
                    asText.value = id === "text";
                }}
            />
            {asText.value ? (
                <StepText />
            ) : (
                <>
                    <StepForm key={`${draftId.value} ${at.value}`} />
                    {faulty.value.all.has(at.value) && <Faults />}
                </>
            )}
            <Preview />
        </div>
    );
}

/** What is on the board goes into the step; what was done is said. */
function FromBoard() {
    const done = useSignal("");
    const move = movePlayed.value;
    const number = at.value;
    const silence = sets(done, "");
    useEffect(silence, [number]);
    useEffect(() => {
        if (move !== "") silence();
    }, [move]);
    const ask = (right: boolean) => {
        const played = move;
        askMove(right);
        done.value = right ? say.asked(played) : say.askedWrong(played);
    };
    return (
        <>
            <div class="compose-buttons">
                <Button
                    look="primary"
                    disabled={number === 0}
                    onClick={() => {
                        takeBoard();
                        done.value = say.taken(number);
                    }}
                >
                    {say.take}
                </Button>
                <Button disabled={number === 0 || move === ""} onClick={() => ask(true)}>
                    {move === "" ? say.ask : say.askThis(move)}
                </Button>
                <Button disabled={number === 0 || move === ""} onClick={() => ask(false)}>
                    {say.askWrong}
                </Button>
            </div>
            <p class="muted" role="status">
                {done.value || (number === 0 ? say.headHere : move === "" ? say.playFirst : "")}
            </p>
        </>
    );
}

/** Below the board, while the text stands beside it. */
function Beside() {
    return (
        <>
            <Splitter label={say.splitter} />
            <div class="compose-beside workshop-beside">
                {trouble.value !== "" && <p class="refusal">{say.noBoardFor(trouble.value)}</p>}
                <FromBoard />
                <div class="compose-buttons">
                    <Button onClick={sets(composing, "board")}>{say.setUp}</Button>
                    <Button disabled={at.value === 0} onClick={showAgain}>
                        {say.again}
                    </Button>
                </div>
                <p class="muted">{say.setUpAbout}</p>
            </div>
        </>
    );
}

/** Over the panels, while a board is set up for the step. */
function Bar() {
    const { title = "" } = step.value ?? {};
    return (
        <section class="card compose-bar" aria-label={say.title}>
            <p>
                <strong>{say.forStep(at.value, title)}</strong>
            </p>
            <FromBoard />
            <div class="compose-buttons">
                <Button icon="back" onClick={sets(composing, "text")}>
                    {say.toWriting}
                </Button>
            </div>
        </section>
    );
}

/** The page comes to the lesson and to the step that were written last in this tab. */
function useDraft(): boolean {
    const there = draftId.value !== "";
    useEffect(() => {
        before.value ??= leaving();
        const place = readPlace();
        const begin = async () => {
            await resume(place.draft, beginHere);
            if (place.draft === draftId.peek()) select(place.at);
        };
        if (!there) void begin();
    }, []);
    useEffect(() => {
        if (there) keepPlace({ draft: draftId.value, at: at.value });
    }, [there, draftId.value, at.value]);
    return there;
}

function Writing() {
    const there = useDraft();
    useEffect(followStep, []);
    useEffect(followMarks, []);
    // The workshop of players is a panel: it is opened over the text.
    useSignalEffect(() => {
        const { panel } = session.value;
        if (panel === "write" && step.peek()?.board?.panel !== panel) composing.value = "board";
    });
    if (!there) return <p class="muted">{say.loading}</p>;
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of all that stands in it
        <div
            class="compose card"
            onKeyDown={(event) => {
                if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
                const key = event.key.toLowerCase();
                if (key === "z" && !event.shiftKey) undo();
                else if (key === "z" || key === "y") redo();
                else return;
                event.preventDefault();
            }}
        >
            <Head />
            <Sides
                entries={[
                    { id: "steps", title: say.steps },
                    { id: "text", title: say.asText },
                    { id: "board", title: say.board },
                ]}
                {...bound(side)}
            />
            <div class="compose-body">
                <Steps onChoose={sets(side, "text")} />
                <Middle />
            </div>
        </div>
    );
}

const PARTS = { text: Writing, beside: Beside, board: Bar };

/** `part`: where it stands. */
export function Compose({ part }: { part: keyof typeof PARTS }) {
    const Part = PARTS[part];
    return <Part />;
}
