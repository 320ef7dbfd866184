/** At the end of a lesson: what was answered, as a code and a link for the teacher. */
import { useSignal } from "@preact/signals";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/entry.tsx";
import { linkTo } from "../../words/language.ts";
import { teach as say } from "../../words/teach.ts";
import { Code, LinkRow } from "../share/parts.tsx";
import { sumOf } from "./brought.ts";
import type { Lesson } from "./format.ts";
import { codeOf, handInLink, LONGEST_NAME } from "./handin.ts";
import { results } from "./results.ts";
import { textOf } from "./shelf.ts";

export function HandIn({ place, lesson }: { place: string; lesson: Lesson }) {
    const name = useSignal("");
    const code = useSignal("");
    const lacks = useSignal("");
    const make = async () => {
        const answers = results(place);
        const nobody = name.value.trim() === "";
        lacks.value = nobody ? say.noName : answers.every((one) => one === null) ? say.nothing : "";
        code.value = "";
        if (lacks.value !== "") return;
        const at = Math.floor(Date.now() / 60_000);
        const sum = sumOf(textOf(place));
        code.value = await codeOf({ lesson: lesson.id, sum, name: name.value, at, answers });
    };
    const link = linkTo(handInLink(code.value));
    return (
        <form
            class="lesson-hand-in"
            onSubmit={(event) => {
                event.preventDefault();
                void make();
            }}
        >
            <p class="muted">{say.handInAbout}</p>
            <TextField
                label={say.name}
                maxLength={LONGEST_NAME}
                value={name.value}
                invalid={lacks.value === say.noName}
                onInput={(text) => {
                    name.value = text;
                }}
            />
            <Button look="primary" type="submit">
                {say.handIn}
            </Button>
            <p role="alert">{lacks.value}</p>
            {code.value !== "" && (
                <>
                    <TextField label={say.code} readOnly rows={3} value={code.value} />
                    <LinkRow link={link} />
                    <Code link={link} />
                    <p class="muted">{say.noProof}</p>
                </>
            )}
        </form>
    );
}
