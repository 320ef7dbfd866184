/** A number, within a tolerance. */
import { useSignal } from "@preact/signals";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { learn as say } from "../../../words/learn.ts";
import { typed } from "../../../words/numbers.ts";
import type { NumberQuestion } from "../format.ts";
import { Inline } from "../words.tsx";
import type { Asking } from "./asking.ts";
import { counted } from "./judge.ts";

export function Figure({ question, lesson, said, closed, give }: Asking<NumberQuestion>) {
    const text = useSignal("");
    const plain = typed(text.value);
    const given = plain === "" ? Number.NaN : Number(plain);
    const wrong = text.value.trim() !== "" && !Number.isFinite(given);
    return (
        <form
            class="lesson-form lesson-number"
            onSubmit={(event) => {
                event.preventDefault();
                if (Number.isFinite(given)) give(counted(question, given));
            }}
        >
            <TextField
                label={say.number}
                value={text.value}
                invalid={wrong}
                maxLength={40}
                disabled={closed}
                onInput={(next) => {
                    text.value = next;
                    if (!closed) said.value = null;
                }}
            />
            {question.unit !== "" && (
                <span class="lesson-unit" lang={lesson.language}>
                    <Inline text={question.unit} />
                </span>
            )}
            <Button type="submit" disabled={closed || !Number.isFinite(given)}>
                {say.check}
            </Button>
            {wrong && <p class="refusal">{say.notNumber}</p>}
        </form>
    );
}
