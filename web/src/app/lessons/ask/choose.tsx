/** One or several of what is listed. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { learn as say } from "../../../words/learn.ts";
import type { ChooseQuestion } from "../format.ts";
import { Inline } from "../words.tsx";
import { ASK, type Asking } from "./asking.ts";
import { chosen } from "./judge.ts";

export function Choose({ question, lesson, said, closed, give }: Asking<ChooseQuestion>) {
    const name = useId();
    const taken = useSignal<readonly number[]>([]);
    const { options, several, ask } = question;
    const choose = (i: number, on: boolean) => {
        const others = several ? taken.value.filter((one) => one !== i) : [];
        taken.value = on ? [...others, i] : others;
        if (!closed) said.value = null;
    };
    return (
        <form
            class="lesson-form"
            onSubmit={(event) => {
                event.preventDefault();
                if (taken.value.length > 0) give(chosen(question, taken.value));
            }}
        >
            <fieldset disabled={closed} aria-labelledby={ask === "" ? undefined : ASK}>
                <legend class="muted">{several ? say.chooseAll : say.chooseOne}</legend>
                {options.map(({ says }, i) => (
                    <label key={i} class="lesson-option">
                        <input
                            type={several ? "checkbox" : "radio"}
                            name={name}
                            checked={taken.value.includes(i)}
                            onChange={(event) => choose(i, event.currentTarget.checked)}
                        />
                        <span lang={lesson.language}>
                            <Inline text={says} />
                        </span>
                    </label>
                ))}
            </fieldset>
            <Button type="submit" disabled={closed || taken.value.length === 0}>
                {say.check}
            </Button>
        </form>
    );
}
