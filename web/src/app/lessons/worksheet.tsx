/** A lesson on paper: its steps with the positions as diagrams, room for answers, or the answers. */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { addressOf, pictureOf } from "../../board/picture/picture.tsx";
import type { Show } from "../../engine/protocol.ts";
import { sourceOf } from "../../words/starts.ts";
import { teach as say } from "../../words/teach.ts";
import type { Lesson, Question } from "./format.ts";
import { Inline, Words } from "./words.tsx";
import "../../styles/worksheet.css";

/** Pixels; it is printed smaller. */
const WIDTH = 480;

/** What is right, as it is written in the lesson. */
function rightOf(question: Question): string[] {
    if (question.kind === "choose")
        return question.options.filter(({ right }) => right).map(({ says }) => says);
    if (question.kind === "number")
        return question.right.map(({ value, within }) =>
            `${value}${within > 0 ? ` ± ${within}` : ""} ${question.unit}`.trim(),
        );
    if (question.kind === "play") {
        const listed = question.right.map(({ says }) => says);
        return question.best === "" ? listed : [...listed, say.best(question.best)];
    }
    if (question.kind === "set") return question.find;
    return [];
}

/** What is said with right answers, each once. */
function wordsOf(question: Question): string[] {
    const right =
        question.kind === "choose"
            ? question.options.filter((option) => option.right)
            : question.kind === "number" || question.kind === "play"
              ? question.right
              : [];
    return [...new Set([...right.map(({ word }) => word), question.why])].filter(Boolean);
}

function Answer({ question, answers }: { question: Question; answers: boolean }) {
    const right = rightOf(question);
    const words = wordsOf(question);
    return (
        <div class="sheet-question">
            <Words text={question.ask} />
            {question.kind === "write" && (
                <pre class="sheet-file">
                    {sourceOf(question.start || "random") || question.start}
                </pre>
            )}
            {question.kind === "choose" ? (
                <ul class="sheet-options">
                    {question.options.map((option, i) => (
                        <li key={i}>
                            <span class="sheet-box">{answers && option.right ? "✓" : ""}</span>{" "}
                            <Inline text={option.says} />
                        </li>
                    ))}
                </ul>
            ) : (
                !answers && question.kind !== "write" && <p class="sheet-line">{say.answer}</p>
            )}
            {answers && question.kind !== "choose" && right.length > 0 && (
                <p>
                    <strong>{say.answers}</strong> {right.join(", ")}
                </p>
            )}
            {answers && words.length > 0 && (
                <div>
                    <strong>{say.because}</strong> <Words text={words.join("\n\n")} />
                </div>
            )}
        </div>
    );
}

/** The picture of a position as it is in the light theme: nothing is painted before the other one is back. */
function diagramOf(line: Show): string {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = "light";
    try {
        return addressOf(pictureOf({ line, steps: [], values: false, width: WIDTH }));
    } finally {
        dataset.theme = theme;
    }
}

function Sheet({ lesson, positions, answers }: Props) {
    return (
        <article class="worksheet" lang={lesson.language}>
            <h1>{lesson.title}</h1>
            <p>{lesson.about}</p>
            {!answers && (
                <p class="sheet-names">
                    <span>{say.nameLine}</span>
                    <span>{say.dateLine}</span>
                </p>
            )}
            {lesson.steps.map((step, i) => {
                const line = positions[i];
                return (
                    <section key={i}>
                        <h2>
                            {i + 1}. {step.title}
                        </h2>
                        {line != null && <img src={diagramOf(line)} alt={say.board(step.title)} />}
                        <Words text={step.words} />
                        {step.question !== null && (
                            <Answer question={step.question} answers={answers} />
                        )}
                    </section>
                );
            })}
        </article>
    );
}

interface Props {
    lesson: Lesson;
    /** Of each step; null: it shows the board of the one before. */
    positions: readonly (Show | null)[];
    answers: boolean;
}

/** Stands beside the page, where only the printer sees it, as long as it is rendered; and is printed at once. */
export function Worksheet(props: Props) {
    const host = useRef<HTMLDivElement | null>(null);
    useEffect(() => {
        const own = document.createElement("div");
        own.className = "worksheet-host";
        document.body.append(own);
        host.current = own;
        return () => {
            render(null, own);
            own.remove();
        };
    }, []);
    useEffect(() => {
        const own = host.current;
        if (own === null) return;
        render(<Sheet {...props} />, own);
        const pictures = [...own.querySelectorAll("img")].map((image) => image.decode());
        void Promise.allSettled(pictures).then(() => window.print());
    }, [props.positions, props.answers]);
    return null;
}
