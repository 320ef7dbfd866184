/** Entries for a number and for text. */
import { entered, typed } from "../words/numbers.ts";
import { Field, type Labelled } from "./field.tsx";

interface NumberProps extends Labelled {
    value: number;
    min?: number;
    max?: number;
    /** Whole numbers only, by default. */
    whole?: boolean;
    /** Tells what is within the bounds with every key, not only when the entry is left. */
    live?: boolean;
    /** Told a number within the bounds. */
    onChange: (value: number) => unknown;
}

type Typed = { currentTarget: HTMLInputElement | HTMLTextAreaElement };

/** NaN where nothing that is a number was typed. */
function numberOf(text: string): number {
    const plain = typed(text);
    return plain === "" ? Number.NaN : Number(plain);
}

export function NumberField(props: NumberProps) {
    const { value, min = -Infinity, max = Infinity, whole = true, live, onChange } = props;
    const bound = (of: number) => (Number.isFinite(of) ? of : undefined);
    return (
        <Field {...props}>
            {(ties) => {
                const common = {
                    ...ties,
                    class: "input num",
                    onInput: ({ currentTarget: entry }: Typed) => {
                        const told = numberOf(entry.value);
                        if (live && told >= min && told <= max)
                            onChange(whole ? Math.round(told) : told);
                    },
                    onChange: ({ currentTarget: entry }: Typed) => {
                        const told = numberOf(entry.value);
                        const taken = whole ? Math.round(told) : told;
                        if (Number.isNaN(taken)) entry.value = entered(String(value));
                        else onChange(Math.max(min, Math.min(max, taken)));
                    },
                };
                // Of a number the browser reads decimals in its own language only.
                return whole ? (
                    <input
                        type="number"
                        min={bound(min)}
                        max={bound(max)}
                        value={value}
                        {...common}
                    />
                ) : (
                    <input
                        type="text"
                        inputMode="decimal"
                        value={entered(String(value))}
                        {...common}
                    />
                );
            }}
        </Field>
    );
}

interface TextProps extends Labelled {
    value: string;
    /** Lines of a larger box. */
    rows?: number;
    invalid?: boolean;
    readOnly?: boolean;
    maxLength?: number;
    /** With every key. */
    onInput?: (text: string) => unknown;
    /** When the entry is left. */
    onChange?: (text: string) => unknown;
    onKeyDown?: (event: KeyboardEvent) => unknown;
    onBlur?: () => unknown;
}

export function TextField(props: TextProps) {
    const { rows, onInput, onChange } = props;
    return (
        <Field {...props}>
            {(ties) => {
                const common = {
                    ...ties,
                    class: props.compact && props.class ? `input ${props.class}` : "input",
                    spellcheck: false,
                    readOnly: props.readOnly,
                    maxLength: props.maxLength,
                    "aria-invalid": props.invalid,
                    value: props.value,
                    onInput: (event: Typed) => onInput?.(event.currentTarget.value),
                    onChange: (event: Typed) => onChange?.(event.currentTarget.value),
                    onFocus: (event: Typed) => props.readOnly && event.currentTarget.select(),
                    onKeyDown: (event: KeyboardEvent) => props.onKeyDown?.(event),
                    onBlur: () => props.onBlur?.(),
                };
                return rows === undefined ? (
                    <input type="text" autocomplete="off" {...common} />
                ) : (
                    <textarea rows={rows} {...common} />
                );
            }}
        </Field>
    );
}
