/** Entries for the lines of a head or a block: what is written in them goes into the text, what is in the text stands in them. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { specEntries } from "../../../params/chooser.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { Select } from "../../../ui/select.tsx";
import { compose as say } from "../../../words/compose.ts";
import { lessonFaults } from "../../../words/lessonfaults.ts";
import { entered, typed as plain } from "../../../words/numbers.ts";
import { answerOf, type Form, type Row } from "../format.ts";
import { type Pair, pairsOf } from "../write.ts";

/** A head or a block, with the table of its lines. */
export interface Block<Of> {
    of: Of;
    rows: readonly Row<Of>[];
    /** One in which nothing is said. */
    empty: () => Of;
    /** `what`: which of its lines. */
    set: (next: Of, what: string) => void;
}

/** A head or a block of these lines; null: one of them cannot be. */
export function madeOf<Of>(empty: Of, rows: readonly Row<Of>[], pairs: readonly Pair[]): Of | null {
    const fits = ([key, value]: Pair) =>
        value.trim() === "" || (rows.find((row) => row.key === key)?.take(empty, value) ?? false);
    return pairs.every(fits) ? empty : null;
}

/** Lines of these keys in the place of those that there are; false: one of them cannot be. */
function write<Of>(
    { of, rows, empty, set }: Block<Of>,
    keys: readonly string[],
    lines: readonly Pair[],
) {
    const others = pairsOf(of, rows).filter(([key]) => !keys.includes(key));
    const next = madeOf(empty(), rows, [...others, ...lines]);
    if (next !== null) set(next, keys.join(" "));
    return next !== null;
}

/**
 * What is being typed, as long as the text goes on saying the same: a space at its end, or what is no value yet, stays
 * in the entry.
 */
export function useTyped<T>(value: T, put: (typed: T) => boolean) {
    const entry = useRef<{ typed: T; fits: boolean; after: string | null } | null>(null);
    const turn = useSignal(0);
    turn.value;
    const now = JSON.stringify(value);
    if (entry.current !== null) entry.current.after ??= now;
    if (entry.current?.after !== now) entry.current = null;
    const onInput = (typed: T) => {
        entry.current = { typed, fits: put(typed), after: null };
        turn.value++;
    };
    const { typed = value, fits = true } = entry.current ?? {};
    return { typed, fits, onInput };
}

const formWords = (form: Form) =>
    typeof form === "string" ? lessonFaults.forms[form] : lessonFaults.oneOf(form);

interface EntryProps {
    label: string;
    value: string;
    form?: Form;
    lines?: number;
    class?: string;
    put: (text: string) => boolean;
    children?: ComponentChildren;
}

/** A text; what it cannot be is said below it. */
export function Entry({ label, value, form = "line", lines, put, children, ...own }: EntryProps) {
    const { typed, fits, onInput } = useTyped(value, put);
    const id = useId();
    return (
        <div class={`compose-entry ${own.class ?? ""}`}>
            <TextField
                label={label}
                value={typed}
                invalid={!fits}
                describedby={fits ? undefined : id}
                {...(lines !== undefined && { rows: lines })}
                onInput={onInput}
            />
            {children}
            {!fits && (
                <p class="refusal" id={id}>
                    {say.mustBe(formWords(form))}
                </p>
            )}
        </div>
    );
}

/** Lines of a larger entry. */
const LINES = 2;

type Keyed = keyof typeof say.keys;
export const labelOf = (key: string) => say.keys[key as Keyed];

/** Of which several words one holds; those of the page where they have a translation. */
function Choice<Of>({ block, row }: { block: Block<Of>; row: Row<Of> }) {
    const words = row.form as readonly string[];
    const [value = words[0] ?? ""] = row.give(block.of);
    return (
        <Select
            label={labelOf(row.key)}
            value={value}
            entries={words.map((id) => ({
                id,
                title: say.choices[id as keyof typeof say.choices],
            }))}
            onChange={(id) => write(block, [row.key], [[row.key, id]])}
        />
    );
}

/** What names a player can be chosen, too. */
const PLAYERS = ["best", "against", "player", "analyst"];

function Players({ label, put }: { label: string; put: (spec: string) => unknown }) {
    return (
        <Select
            compact
            class="compose-choose"
            label={say.choosePlayer(label)}
            value=""
            entries={[{ id: "", title: say.choose }, ...specEntries()]}
            onChange={(id) => id !== "" && put(id)}
        />
    );
}

function Many<Of>({ block, row }: { block: Block<Of>; row: Row<Of> }) {
    const { key, form } = row;
    const values = row.give(block.of);
    const { typed, onInput } = useTyped(values, (next) =>
        write(
            block,
            [key],
            next.map((one): Pair => [key, one]),
        ),
    );
    return (
        <fieldset class="compose-list">
            <legend>{say.lists[key as keyof typeof say.lists]}</legend>
            {typed.map((one, i) => (
                <div key={i} class="compose-row">
                    <TextField
                        label={say.numbered(labelOf(key), i + 1)}
                        value={one}
                        {...(form === "text" && { rows: LINES })}
                        onInput={(text) => onInput(typed.with(i, text))}
                    />
                    <IconButton
                        icon="close"
                        label={say.removeLine(labelOf(key), i + 1)}
                        onClick={() => onInput(typed.toSpliced(i, 1))}
                    />
                </div>
            ))}
            <Button look="chip" icon="restart" onClick={() => onInput([...typed, ""])}>
                {say.adds[key as keyof typeof say.adds]}
            </Button>
        </fieldset>
    );
}

/** The lines of these keys, each by what it can be. */
export function Fields<Of>({ block, keys }: { block: Block<Of>; keys: readonly string[] }) {
    return (
        <>
            {keys.map((key) => {
                const row = block.rows.find((one) => one.key === key);
                if (row === undefined) return null;
                if (row.many) return <Many key={key} block={block} row={row} />;
                if (typeof row.form !== "string")
                    return <Choice key={key} block={block} row={row} />;
                const put = (text: string) => write(block, [key], [[key, text]]);
                return (
                    <Entry
                        key={key}
                        label={labelOf(key)}
                        value={row.give(block.of)[0] ?? ""}
                        form={row.form}
                        {...(row.form === "text" && { lines: LINES })}
                        put={put}
                    >
                        {PLAYERS.includes(key) && <Players label={labelOf(key)} put={put} />}
                    </Entry>
                );
            })}
        </>
    );
}

// ---------------------------------------------------------------- answers

const RIGHT = ["right", "wrong"];

/** A line `right:` or `wrong:` in its parts. */
interface Given {
    key: string;
    says: string;
    within: string;
    word: string;
}

function givenOf([key, value]: Pair, figures: boolean): Given {
    const { says, word } = answerOf(value) ?? { says: "", word: "" };
    if (!figures) return { key, says, within: "", word };
    const [number = "", within = ""] = says.split(" +- ");
    return { key, says: entered(number), within: within && entered(within), word };
}

function lineOf({ key, says, within, word }: Given, figures: boolean): Pair {
    const answer = figures
        ? [plain(says), ...(within.trim() === "" ? [] : [plain(within)])].join(" +- ")
        : says.trim().replaceAll("|", "\\|");
    return [key, word.trim() === "" ? answer : `${answer} | ${word.trim()}`];
}

/** Answers of a move, a text or a number: right ones and wrong ones in their order, each with a word to whoever gives it. */
export function Answers<Of>({ block, figures = false }: { block: Block<Of>; figures?: boolean }) {
    const values = pairsOf(block.of, block.rows)
        .filter(([key]) => RIGHT.includes(key))
        .map((pair) => givenOf(pair, figures));
    const { typed, fits, onInput } = useTyped<readonly Given[]>(values, (next) =>
        write(
            block,
            RIGHT,
            next.filter(({ says }) => says.trim() !== "").map((one) => lineOf(one, figures)),
        ),
    );
    const change = (i: number, part: Partial<Given>) =>
        onInput(typed.with(i, { ...(typed[i] as Given), ...part }));
    const add = (key: string) => onInput([...typed, { key, says: "", within: "", word: "" }]);
    return (
        <fieldset class="compose-list">
            <legend>{say.answers}</legend>
            {typed.map(({ key, says, within, word }, i) => (
                <div key={i} class="compose-row compose-answer">
                    <Select
                        compact
                        label={say.numbered(say.rightOrWrong, i + 1)}
                        value={key}
                        entries={RIGHT.map((id) => ({ id, title: labelOf(id) }))}
                        onChange={(id) => change(i, { key: id })}
                    />
                    <TextField
                        compact
                        class="compose-says"
                        label={say.numbered(say.answer, i + 1)}
                        value={says}
                        onInput={(text) => change(i, { says: text })}
                    />
                    {figures && (
                        <TextField
                            compact
                            class="compose-within"
                            label={say.numbered(say.tolerance, i + 1)}
                            value={within}
                            onInput={(text) => change(i, { within: text })}
                        />
                    )}
                    <TextField
                        compact
                        class="compose-word"
                        label={say.numbered(say.word, i + 1)}
                        value={word}
                        onInput={(text) => change(i, { word: text })}
                    />
                    <IconButton
                        icon="close"
                        label={say.removeLine(say.answer, i + 1)}
                        onClick={() => onInput(typed.toSpliced(i, 1))}
                    />
                </div>
            ))}
            {!fits && <p class="refusal">{say.mustBe(formWords(figures ? "figure" : "answer"))}</p>}
            {typed.length > 0 && (
                <p class="muted">{figures ? say.figuresAbout : say.answersAbout}</p>
            )}
            <div class="compose-adds">
                <Button look="chip" icon="restart" onClick={() => add("right")}>
                    {say.addRight}
                </Button>
                <Button look="chip" icon="restart" onClick={() => add("wrong")}>
                    {say.addWrong}
                </Button>
            </div>
        </fieldset>
    );
}

// ---------------------------------------------------------------- tests of a player

const TESTS = ["legal", "beats", "finds"];
const FIRST: { [kind: string]: string } = { legal: "100", beats: "random 90 % of 50", finds: "" };

/** Tests that a written player is to pass, in their order. */
export function Tests<Of>({ block }: { block: Block<Of> }) {
    const values = pairsOf(block.of, block.rows).filter(([key]) => TESTS.includes(key));
    const { typed, fits, onInput } = useTyped<readonly Pair[]>(values, (next) =>
        write(
            block,
            TESTS,
            next.filter(([, value]) => value.trim() !== ""),
        ),
    );
    return (
        <fieldset class="compose-list">
            <legend>{say.tests}</legend>
            {typed.map(([key, value], i) => (
                <div key={i} class="compose-row">
                    <TextField
                        label={say.numbered(labelOf(key), i + 1)}
                        value={value}
                        title={formWords(block.rows.find((row) => row.key === key)?.form ?? "line")}
                        onInput={(text) => onInput(typed.with(i, [key, text]))}
                    />
                    <IconButton
                        icon="close"
                        label={say.removeLine(labelOf(key), i + 1)}
                        onClick={() => onInput(typed.toSpliced(i, 1))}
                    />
                </div>
            ))}
            {!fits && <p class="refusal">{say.testsMustBe}</p>}
            <div class="compose-adds">
                {TESTS.map((key) => (
                    <Button
                        key={key}
                        look="chip"
                        icon="restart"
                        onClick={() => onInput([...typed, [key, FIRST[key] ?? ""]])}
                    >
                        {say.adds[key as keyof typeof say.adds]}
                    </Button>
                ))}
            </div>
        </fieldset>
    );
}
