/** The question of a step: what is asked, what was answered, hints; how it is answered has a module for each kind. */
import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useRef } from "preact/hooks";
import { type Answered, noteAnswer, progressOf } from "../../../state/keep/progress.ts";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { learn as say } from "../../../words/learn.ts";
import type { Kind, Lesson, Question } from "../format.ts";
import { Inline, Words } from "../words.tsx";
import { ASK, type Asking } from "./asking.ts";
import { Choose } from "./choose.tsx";
import type { Verdict } from "./judge.ts";
import { Figure } from "./number.tsx";
import { Play } from "./play.tsx";
import { Reach } from "./reach.tsx";

type Answers = { [kind in Kind]: (props: Asking<Question & { kind: kind }>) => ComponentChild };

const ANSWERS: Answers = {
    play: Play,
    choose: Choose,
    number: Figure,
    reach: Reach,
    set: lazy(() => import("./set.tsx"), "Turn"),
    write: lazy(() => import("./write.tsx"), "Write"),
};

/** Wrong answers that are kept. */
const WRONG = 5;

interface SaidProps {
    verdict: Verdict;
    why: string;
    language: string;
}

function Said({ verdict: { right, told = "", word }, why, language }: SaidProps) {
    return (
        <>
            <strong>{right ? say.right : say.wrong}</strong> {told !== "" && `${told} `}
            <span lang={language}>
                <Inline text={word} />
                {right && why !== "" && <Words text={why} />}
            </span>
        </>
    );
}

interface Props {
    place: string;
    step: number;
    lesson: Lesson;
    question: Question;
}

export function QuestionPart({ place, step, lesson, question }: Props) {
    const said = useSignal<Verdict | null>(null);
    const hints = useSignal(0);
    const since = useRef(performance.now());
    const answered = progressOf(place).answers[step];
    const closed = answered !== undefined && (answered.right || lesson.tries === "once");
    const give = (verdict: Verdict) => {
        said.value = verdict;
        if (closed) return;
        const { answer, right } = verdict;
        const wrong = [...(answered?.wrong ?? []), ...(right ? [] : [answer])].slice(0, WRONG);
        const next: Answered = {
            ...{ answer, right, wrong },
            tries: (answered?.tries ?? 0) + 1,
            ms: Math.round(performance.now() - since.current),
        };
        noteAnswer(place, step, next);
    };
    // A kind is drawn by what answers it.
    const Answer = ANSWERS[question.kind] as (props: Asking<Question>) => ComponentChild;
    const { value } = said;
    return (
        <section class="lesson-question" aria-label={say.question}>
            {question.ask !== "" && (
                <div id={ASK} class="lesson-ask" lang={lesson.language}>
                    <Words text={question.ask} />
                </div>
            )}
            <Answer {...{ question, place, step, lesson, said, closed, give }} />
            <div
                class="lesson-said"
                role="status"
                data-right={value === null ? undefined : value.right}
            >
                {value !== null && (
                    <Said verdict={value} why={question.why} language={lesson.language} />
                )}
            </div>
            {value === null && answered !== undefined && (
                <p class="muted">{say.was(answered.answer, answered.tries)}</p>
            )}
            {question.hints.slice(0, hints.value).map((hint, i) => (
                <div key={i} class="lesson-hint" role="note" lang={lesson.language}>
                    <Words text={hint} />
                </div>
            ))}
            {hints.value < question.hints.length && value?.right !== true && (
                <Button look="quiet" onClick={() => hints.value++}>
                    {say.hint}
                </Button>
            )}
        </section>
    );
}
