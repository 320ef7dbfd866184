/** A step of a tour, over the panels: what to look at, the lines that set it up, back and next. */
import { useEffect, useRef } from "preact/hooks";
import { Button, IconButton } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import "../../styles/tours.css";
import { tour, tours } from "../../state/keep/session.ts";
import { Doc, Said } from "../../ui/words.tsx";
import { tours as say } from "../../words/tours.ts";
import { lessonOf } from "./lessons.ts";
import { canReturn, end, goBack, goToStep } from "./tour.ts";

export function TourCard() {
    const heading = useRef<HTMLHeadingElement>(null);
    const place = tour.value;
    const at = place === null ? "" : `${place.lesson}-${place.step}`;
    // Screen readers and the keyboard follow from step to step.
    useEffect(() => {
        if (at !== "") heading.current?.focus({ preventScroll: true });
    }, [at]);
    const lesson = place === null ? undefined : lessonOf(place.lesson);
    const step = lesson?.steps[(place?.step ?? 0) - 1];
    if (place === null || lesson === undefined || step === undefined) return null;
    const last = place.step === lesson.steps.length;
    return (
        <section class="card tour" aria-labelledby="tour-title">
            <div class="tour-head">
                <h2 id="tour-title" ref={heading} tabIndex={-1}>
                    {lesson.title}
                </h2>
                <span class="muted num">{say.place(place.step, lesson.steps.length)}</span>
                <IconButton icon="close" label={say.end} onClick={() => end()} />
            </div>
            <div class="tour-text">
                <p>
                    <Doc text={step.text} />
                </p>
                {last && (
                    <p class="tour-try">
                        <Said pieces={say.tryIt(lesson.try)} />
                    </p>
                )}
            </div>
            <div class="tour-foot">
                <Button
                    disabled={place.step === 1}
                    onClick={() => goToStep(lesson, place.step - 1)}
                >
                    {say.back}
                </Button>
                {last && canReturn.value && (
                    <Button onClick={() => goBack()}>{say.toMyGame}</Button>
                )}
                {last ? (
                    <Button look="primary" onClick={sets(tours, true)}>
                        {say.others}
                    </Button>
                ) : (
                    <Button look="primary" onClick={() => goToStep(lesson, place.step + 1)}>
                        {say.next}
                    </Button>
                )}
            </div>
        </section>
    );
}
