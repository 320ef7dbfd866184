/** A step of a tour, over the panels: what to look at, the lines that set it up, back and next. */
import { useEffect, useRef } from "preact/hooks";
import "../styles/tours.css";
import { Doc } from "../params/knobs.tsx";
import { tour, tours } from "../state/store.ts";
import { Icon } from "../ui/icon.tsx";
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
    const lines = step.lines ?? [];
    return (
        <section class="card tour" aria-labelledby="tour-title">
            <div class="tour-head">
                <h2 id="tour-title" ref={heading} tabIndex={-1}>
                    {lesson.title}
                </h2>
                <span class="muted num">
                    {place.step} of {lesson.steps.length}
                </span>
                <button type="button" class="icon-button" aria-label="End the tour" onClick={end}>
                    <Icon name="close" />
                </button>
            </div>
            <p>
                <Doc text={step.text} />
            </p>
            {(lines.length > 0 || step.analyst !== undefined) && (
                <pre class="tour-lines">
                    {[...lines, ...(step.analyst ? [`analyze ${step.analyst}`] : [])].join("\n")}
                </pre>
            )}
            {last && (
                <p class="tour-try">
                    <strong>Try:</strong> {lesson.try}
                </p>
            )}
            <div class="tour-foot">
                <button
                    type="button"
                    class="button"
                    disabled={place.step === 1}
                    onClick={() => void goToStep(lesson, place.step - 1)}
                >
                    Back
                </button>
                {last && canReturn.value && (
                    <button type="button" class="button" onClick={() => void goBack()}>
                        To my game
                    </button>
                )}
                {last ? (
                    <button
                        type="button"
                        class="button primary"
                        onClick={() => {
                            end();
                            tours.value = true;
                        }}
                    >
                        Other tours
                    </button>
                ) : (
                    <button
                        type="button"
                        class="button primary"
                        onClick={() => void goToStep(lesson, place.step + 1)}
                    >
                        Next
                    </button>
                )}
            </div>
        </section>
    );
}
