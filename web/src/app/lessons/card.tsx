/** A step of a lesson, over the panels: what to look at, what is asked, back and next. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lookalikeIn } from "../../panels/lab/write/lookalike.ts";
import { notify } from "../../state/act/actions.ts";
import { arrivedLesson, learning, lessonsOpen } from "../../state/keep/session.ts";
import { embedded } from "../../state/read/embedded.ts";
import { show } from "../../state/read/store.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Said } from "../../ui/words.tsx";
import { learn as say } from "../../words/learn.ts";
import { teach } from "../../words/teach.ts";
import { QuestionPart } from "./ask/question.tsx";
import { isBrought, isTrial } from "./brought.ts";
import type { Lesson, Step } from "./format.ts";
import { drawMarks } from "./marks.ts";
import { begin, canReturn, coming, end, goBack, goToStep, placeName, standing } from "./place.ts";
import { furthest } from "./results.ts";
import { boardUpTo, lessonOf, nextInCourse, textOf } from "./shelf.ts";
import { openArrived, openLinked } from "./strangers.ts";
import { Inline, Words } from "./words.tsx";
import "../../styles/lessons.css";

/** What is played on the board is asked from where the step stands: it is set up again where a link has led here. */
const onBoard = ({ question }: Step) => question?.kind === "play" || question?.kind === "reach";

/** It comes through this module, whose parts the first visit names already. */
export const Compose = lazy(() => import("./compose/compose.tsx"), "Compose");
export { LessonList } from "./list.tsx";

const HandIn = lazy(() => import("./handin.tsx"), "HandIn");
const ShareLesson = lazy(() => import("./share.tsx"), "ShareLesson");

interface Props {
    place: string;
    step: number;
    lesson: Lesson;
}

function Foot({ place, step, lesson }: Props) {
    const last = step === lesson.steps.length;
    const locked = !last && furthest(place) <= step;
    const following = last ? nextInCourse(place) : undefined;
    return (
        <div class="lesson-foot">
            {isTrial(place) && (
                <Button icon="pencil" onClick={() => end()}>
                    {say.toWriting}
                </Button>
            )}
            <Button disabled={step === 1} onClick={() => goToStep(place, step - 1)}>
                {say.back}
            </Button>
            {locked && <span class="muted">{say.locked}</span>}
            {last && canReturn.value && <Button onClick={() => goBack()}>{say.toMyGame}</Button>}
            {last ? (
                <>
                    <Button
                        {...(following === undefined && { look: "primary" })}
                        onClick={sets(lessonsOpen, true)}
                    >
                        {say.others}
                    </Button>
                    {following !== undefined && (
                        <Button look="primary" onClick={() => begin(following.id)}>
                            {say.following(following.title)}
                        </Button>
                    )}
                </>
            ) : (
                <Button look="primary" disabled={locked} onClick={() => goToStep(place, step + 1)}>
                    {say.next}
                </Button>
            )}
        </div>
    );
}

/** A lesson that somebody else has written, and what its text looks like and is not. */
function Stranger({ text }: { text: string }) {
    const like = lookalikeIn(text);
    return (
        <div class="muted" role="note">
            <p>{say.stranger}</p>
            {like && <p class="bad">{say.lookalike(like.word, like.letter, like.script)}</p>}
        </div>
    );
}

function Card({ place, step, lesson }: Props) {
    const sharing = useSignal(false);
    const heading = useRef<HTMLHeadingElement>(null);
    const at = placeName(place, step);
    const target = lesson.steps[step - 1] as Step;
    // Screen readers and the keyboard follow from step to step, and what a step shows begins at its top.
    useEffect(() => {
        heading.current?.focus({ preventScroll: true });
        heading.current?.scrollIntoView({ block: "nearest" });
        scrollTo(0, 0);
    }, [at]);
    useEffect(() => {
        // What is on its way is not set up twice: a move that was made meanwhile would be gone.
        const there = standing.peek()?.at === at || coming.peek() === at;
        if (onBoard(target) && !there) void goToStep(place, step);
    }, [at]);
    useSignalEffect(() => {
        const board = standing.value?.at === at ? boardUpTo(lesson, step) : null;
        const line = show.peek();
        return board === null || line === null ? undefined : drawMarks(board, line.view);
    });
    const { title, link, words, question } = target;
    const last = step === lesson.steps.length;
    return (
        <section class="card lesson" aria-labelledby="lesson-title">
            <div class="lesson-head">
                <h2 id="lesson-title" ref={heading} tabIndex={-1} lang={lesson.language}>
                    <span class="lesson-name">{lesson.title}</span> {title}
                </h2>
                <span class="muted num">{say.place(step, lesson.steps.length)}</span>
                {!embedded && (
                    <IconButton icon="share" label={teach.share} onClick={sets(sharing, true)} />
                )}
                <IconButton icon="close" label={say.end} onClick={() => end()} />
            </div>
            <div class="lesson-text" key={at}>
                <div class="lesson-words" lang={lesson.language}>
                    <Words text={words} />
                </div>
                {step === 1 && isBrought(place) && <Stranger text={textOf(place)} />}
                {link !== "" && <Button onClick={() => openLinked(link)}>{say.openLesson}</Button>}
                {question !== null && <QuestionPart {...{ place, step, lesson, question }} />}
                {last && lesson.steps.some(({ question }) => question !== null) && (
                    <Fold title={teach.handIn}>{() => <HandIn {...{ place, lesson }} />}</Fold>
                )}
                {last && lesson.try !== "" && (
                    <p class="lesson-try">
                        <Said
                            pieces={say.tryIt()}
                            parts={{
                                what: () => (
                                    <span lang={lesson.language}>
                                        <Inline text={lesson.try} />
                                    </span>
                                ),
                            }}
                        />
                    </p>
                )}
            </div>
            <Foot {...{ place, step, lesson }} />
            {sharing.value && (
                <ShareLesson text={textOf(place)} lesson={lesson} onClose={sets(sharing, false)} />
            )}
        </section>
    );
}

/** Opens what a link has brought. */
function useArrived(): void {
    const text = arrivedLesson.value;
    useEffect(() => {
        arrivedLesson.value = "";
        if (text !== "") void openArrived(text);
    }, [text]);
}

export function LessonCard() {
    useArrived();
    const now = learning.value;
    const lesson = now === null ? undefined : lessonOf(now.lesson);
    const known = lesson?.steps[(now?.step ?? 0) - 1] !== undefined;
    useEffect(() => {
        if (now === null || known) return;
        learning.value = null;
        notify("info", say.notHere);
    }, [now, known]);
    if (now === null || lesson === undefined || !known) return null;
    return <Card place={now.lesson} step={now.step} lesson={lesson} />;
}
