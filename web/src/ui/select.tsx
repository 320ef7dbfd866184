/** A menu of which one entry holds. */
import { Field, type Labelled } from "./field.tsx";

export interface Option<T extends string | number> {
    id: T;
    /** The id by default. */
    title?: string | undefined;
    /** Of its title, where that is not of the page. */
    lang?: string | undefined;
    doc?: string | undefined;
    disabled?: boolean | undefined;
}

/** A bare word stands for itself; a group has a heading. */
export type Entry<T extends string | number> =
    | T
    | Option<T>
    | { group: string; entries: readonly Entry<T>[] };

interface Props<T extends string | number> extends Labelled {
    value: T;
    entries: readonly Entry<T>[];
    onChange: (value: T) => unknown;
}

function draw<T extends string | number>(entry: Entry<T>, value: T) {
    if (typeof entry === "object" && "group" in entry)
        return (
            <optgroup key={entry.group} label={entry.group}>
                {entry.entries.map((inner) => draw(inner, value))}
            </optgroup>
        );
    const one: Option<T> = typeof entry === "object" ? entry : { id: entry };
    const { id, title = id, lang, doc, disabled } = one;
    return (
        <option
            key={title}
            value={id}
            lang={lang}
            title={doc}
            disabled={disabled}
            selected={id === value}
        >
            {title}
        </option>
    );
}

/** Rows of tables as entries. */
export const entriesOf = (
    rows: readonly { name: string; title: string; doc?: string }[],
): Option<string>[] =>
    rows.map(({ name, title, doc }) => ({ id: name, title: title || name, doc }));

/** What can be chosen. */
export function idsOf<T extends string | number>(entries: readonly Entry<T>[]): T[] {
    return entries.flatMap((entry) =>
        typeof entry !== "object" ? [entry] : "group" in entry ? idsOf(entry.entries) : [entry.id],
    );
}

export function Select<T extends string | number>(props: Props<T>) {
    const { value, entries, onChange } = props;
    return (
        <Field {...props}>
            {(ties) => (
                <select
                    {...ties}
                    class={props.compact && props.class ? `select ${props.class}` : "select"}
                    value={value}
                    onChange={({ currentTarget: control }) => {
                        const chosen = idsOf(entries).find((id) => String(id) === control.value);
                        if (chosen !== undefined) onChange(chosen);
                        // What only adds something to a list stays ready for the next time.
                        if (value === "") control.value = "";
                    }}
                >
                    {entries.map((entry) => draw(entry, value))}
                </select>
            )}
        </Field>
    );
}
