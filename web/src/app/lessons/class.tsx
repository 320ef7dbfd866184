/** The table of a class: codes that pupils have handed in, by pupil and by question. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addCodes, classOpen, dropCode, dropCodes, handedCodes } from "../../state/keep/handed.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/entry.tsx";
import { sets } from "../../ui/field.tsx";
import { download } from "../../ui/files.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { grouped } from "../../words/numbers.ts";
import { teach as say } from "../../words/teach.ts";
import { brought, sumOf } from "./brought.ts";
import type { Lesson } from "./format.ts";
import { codesIn, readCode } from "./handin.ts";
import { lessonOf, textOf } from "./shelf.ts";
import {
    askedSteps,
    classCsv,
    type Handed,
    rightIn,
    secondsOf,
    type Tally,
    tally,
} from "./tally.ts";

interface Answers {
    id: string;
    /** Undefined: it is not in this browser. */
    lesson: Lesson | undefined;
    sheets: readonly Handed[];
    /** Those that come from another text. */
    others: ReadonlySet<string>;
}

/** The lesson of a code where it is here: its own text, or another one of that name. */
function lessonFor({ lesson, sum }: Handed): string {
    const own = `${lesson}~${sum}`;
    if (lessonOf(own) !== undefined) return own;
    if (lessonOf(lesson) !== undefined) return lesson;
    return brought.value.find(({ key }) => key.startsWith(`${lesson}~`))?.key ?? lesson;
}

function answersOf(sheets: readonly Handed[]): Answers[] {
    const keys = [...new Set(sheets.map(lessonFor))];
    return keys.map((key) => {
        const own = sheets.filter((sheet) => lessonFor(sheet) === key);
        const sum = sumOf(textOf(key));
        const lesson = lessonOf(key);
        const changed = own.filter((sheet) => lesson !== undefined && sheet.sum !== sum);
        const others = new Set(changed.map(({ code }) => code));
        return { id: key, lesson, sheets: own, others };
    });
}

const mark = (answered: Handed["answers"][number] | undefined) =>
    answered == null ? "" : answered.right ? say.yes(answered.tries) : say.no(answered.tries);

function Pupils({ answers: { id, lesson, sheets, others } }: { answers: Answers }) {
    const steps = askedSteps(lesson, sheets);
    const columns: Column<Handed>[] = [
        {
            title: say.pupil,
            head: true,
            words: true,
            cell: ({ name, code }) => `${name}${others.has(code) ? " *" : ""}`,
        },
        ...steps.map(
            (step): Column<Handed> => ({
                title: say.question(step),
                key: String(step),
                ...(lesson !== undefined && { doc: lesson.steps[step - 1]?.title }),
                cell: ({ answers }) => mark(answers[step - 1]),
                tip: ({ answers }) => answers[step - 1]?.answer,
            }),
        ),
        { title: say.right, cell: (sheet) => `${rightIn(sheet)}/${steps.length}` },
        { title: say.time, cell: (sheet) => say.seconds(grouped(secondsOf(sheet))) },
        {
            title: "",
            key: "remove",
            cell: ({ name, code }) => (
                <IconButton icon="close" label={say.remove(name)} onClick={() => dropCode(code)} />
            ),
        },
    ];
    return (
        <Table
            caption={say.table(lesson?.title ?? id, sheets.length)}
            shown
            scroll
            columns={columns}
            rows={sheets}
            keyOf={({ code }) => code}
        />
    );
}

function Questions({ answers: { lesson, sheets } }: { answers: Answers }) {
    const title = (step: number) => lesson?.steps[step - 1]?.title ?? say.question(step);
    const columns: Column<Tally>[] = [
        {
            title: say.questions,
            cell: ({ step }) => `${step}. ${title(step)}`,
            head: true,
            words: true,
        },
        {
            title: say.right,
            words: true,
            cell: ({ right, answered }) => say.rightOf(right, answered),
        },
        {
            title: say.wrong,
            words: true,
            cell: ({ wrong }) =>
                wrong.length === 0
                    ? say.noWrong
                    : wrong
                          .slice(0, 4)
                          .map(([answer, count]) => say.wrongOf(answer, count))
                          .join(", "),
        },
    ];
    return (
        <Table
            caption={say.byQuestion}
            shown
            scroll
            columns={columns}
            rows={askedSteps(lesson, sheets).map((step) => tally(step, sheets))}
            keyOf={({ step }) => step}
        />
    );
}

/** The sheets of all codes that are kept. */
function useSheets(): readonly Handed[] {
    const sheets = useSignal<readonly Handed[]>([]);
    const codes = handedCodes.value;
    useEffect(() => {
        let current = true;
        void Promise.all(
            codes.map(async (code) => {
                const sheet = await readCode(code);
                return sheet === null ? [] : [{ ...sheet, code }];
            }),
        ).then((all) => {
            if (current) sheets.value = all.flat();
        });
        return () => {
            current = false;
        };
    }, [codes]);
    return sheets.value;
}

export function ClassTable() {
    const pasted = useSignal("");
    const said = useSignal("");
    const sheets = useSheets();
    const read = async () => {
        const codes = codesIn(pasted.value);
        const whole = await Promise.all(codes.map(async (code) => (await readCode(code)) !== null));
        const good = codes.filter((_, i) => whole[i]);
        const fresh = good.filter((code) => !handedCodes.peek().includes(code));
        const damaged = codes.length - good.length;
        addCodes(fresh);
        said.value = [
            codes.length === 0 && say.none,
            fresh.length > 0 && say.added(fresh.length),
            fresh.length === 0 && good.length > 0 && say.known,
            damaged > 0 && say.damaged(damaged),
        ]
            .filter(Boolean)
            .join(" ");
        if (damaged === 0 && codes.length > 0) pasted.value = "";
    };
    return (
        <div class="class-table">
            <Button look="chip" icon="back" onClick={sets(classOpen, false)}>
                {say.back}
            </Button>
            <p class="muted">{say.classAbout}</p>
            <TextField
                label={say.paste}
                rows={3}
                value={pasted.value}
                onInput={(text) => {
                    pasted.value = text;
                }}
            />
            <Button look="primary" disabled={pasted.value.trim() === ""} onClick={read}>
                {say.read}
            </Button>
            <p role="status">{said.value}</p>
            {answersOf(sheets).map((answers) => (
                <section key={answers.id} class="class-lesson">
                    {answers.lesson === undefined && <p>{say.unknown(answers.id)}</p>}
                    {answers.others.size > 0 && <p>{say.changed(answers.others.size)}</p>}
                    <Pupils answers={answers} />
                    <p class="muted">{say.cell}</p>
                    <Questions answers={answers} />
                </section>
            ))}
            {sheets.length > 0 && (
                <div class="class-tools">
                    <Button
                        icon="download"
                        onClick={() => download("class.csv", classCsv(sheets, say.columns))}
                    >
                        {say.csv}
                    </Button>
                    <Button onClick={() => dropCodes()}>{say.removeAll}</Button>
                </div>
            )}
            <p class="muted">{say.noProof}</p>
        </div>
    );
}
