/** The head or a step as a form: what it writes is the text. */
import type { ComponentChildren } from "preact";
import { Button } from "../../../ui/button.tsx";
import { sets } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Select } from "../../../ui/select.tsx";
import { compose as say } from "../../../words/compose.ts";
import {
    BOARD,
    type Board,
    emptyBoard,
    emptyLesson,
    emptyQuestion,
    HEAD,
    KINDS,
    type Kind,
    type Lesson,
    QUESTION,
    type Question,
    type Row,
    type Step,
} from "../format.ts";
import { idOf } from "../read.ts";
import { Answers, type Block, Entry, Fields, Tests } from "./fields.tsx";
import { asText, at, faulty, lesson, setHead, setStep, step } from "./writing.ts";

/** Lines of the words of a step. */
const WORDS = 7;

const keysOf = <Of,>(rows: readonly Row<Of>[]) => rows.map(({ key }) => key);

function Head() {
    const own = lesson.value;
    const block: Block<Lesson> = {
        // A name that is made of the title is not written.
        of: { ...own, id: own.id === idOf(own.title) ? "" : own.id },
        rows: HEAD,
        empty: () => ({ ...emptyLesson(), steps: own.steps }),
        set: setHead,
    };
    return <Fields block={block} keys={keysOf(HEAD)} />;
}

/** How the answers of each kind are written, and which lines it has besides. */
const PARTS: {
    [kind in Kind]: {
        own: readonly string[];
        answers?: (block: Block<Question>) => ComponentChildren;
    };
} = {
    play: {
        own: ["best", "within", "else"],
        answers: (block) => <Answers block={block} />,
    },
    choose: { own: ["several"], answers: (block) => <Answers block={block} /> },
    number: {
        own: ["unit", "else"],
        answers: (block) => <Answers block={block} figures />,
    },
    reach: { own: ["goal", "against", "else"] },
    set: { own: ["player", "sliders", "find", "nodes", "ms", "else"] },
    write: { own: ["name", "start", "else"], answers: (block) => <Tests block={block} /> },
};

function Asked({ own, question }: { own: Step; question: Question }) {
    const { kind } = question;
    const block: Block<Question> = {
        of: question,
        rows: QUESTION[kind] as readonly Row<Question>[],
        empty: () => emptyQuestion(kind),
        set: (next, what) => setStep({ ...own, question: next }, what),
    };
    const { own: keys, answers } = PARTS[kind];
    return (
        <>
            <p class="muted">{say.kindAbout[kind]}</p>
            <Fields block={block} keys={["ask"]} />
            {answers?.(block)}
            <Fields block={block} keys={[...keys, "hint", "why"]} />
        </>
    );
}

/** Another kind keeps what is asked, the hints and what is said with a right answer. */
function ofKind(kind: string, before: Question | null): Question | null {
    if (kind === "none") return null;
    const { ask = "", hints = [], why = "" } = before ?? {};
    return { ...emptyQuestion(kind as Kind), ask, hints, why };
}

function OneStep({ own }: { own: Step }) {
    const block: Block<Board> = {
        of: own.board ?? emptyBoard(),
        rows: BOARD,
        empty: emptyBoard,
        set: (board, what) => setStep({ ...own, board }, what),
    };
    const put = (part: "title" | "words" | "link") => (text: string) => {
        if (part === "link" && /[()\s]/.test(text.trim())) return false;
        setStep({ ...own, [part]: text.trim() === "" ? "" : text }, part);
        return true;
    };
    const { question } = own;
    return (
        <>
            <Entry label={say.stepTitle} value={own.title} put={put("title")} />
            <Entry
                label={say.stepWords}
                value={own.words}
                lines={WORDS}
                class="compose-words"
                put={put("words")}
            />
            <Fold title={say.onBoard} {...(own.board === null && { count: say.asBefore })}>
                <p class="muted">{say.boardAbout}</p>
                <Fields block={block} keys={keysOf(BOARD)} />
                {own.board !== null && (
                    <Button
                        look="chip"
                        icon="close"
                        onClick={() => setStep({ ...own, board: null }, "")}
                    >
                        {say.noBoard}
                    </Button>
                )}
                <Entry label={say.leadsTo} value={own.link} put={put("link")} />
            </Fold>
            <Select
                label={say.question}
                value={question?.kind ?? "none"}
                entries={["none", ...KINDS].map((id) => ({
                    id,
                    title: say.kinds[id as Kind | "none"],
                }))}
                onChange={(kind) => setStep({ ...own, question: ofKind(kind, question) }, "")}
            />
            {question !== null && <Asked key={question.kind} own={own} question={question} />}
        </>
    );
}

/** What the form cannot read it would lose: then the text is to be mended first. */
export function StepForm() {
    const own = step.value;
    if (faulty.value.unreadable.has(at.value))
        return (
            <div class="compose-form">
                <p class="refusal">{say.unreadable}</p>
                <Button onClick={sets(asText, true)}>{say.toText}</Button>
            </div>
        );
    return (
        <div class="compose-form">
            {at.value === 0 || own === undefined ? <Head /> : <OneStep own={own} />}
        </div>
    );
}
