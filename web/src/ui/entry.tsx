/** Entries for a number and for text. */
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

export function NumberField(props: NumberProps) {
    const { value, min = -Infinity, max = Infinity, whole = true, live, onChange } = props;
    return (
        <Field {...props}>
            {(ties) => (
                <input
                    {...ties}
                    type="number"
                    class="input num"
                    min={Number.isFinite(min) ? min : undefined}
                    max={Number.isFinite(max) ? max : undefined}
                    step={whole ? 1 : "any"}
                    value={value}
                    onInput={({ currentTarget: entry }) => {
                        const typed = Number(entry.value);
                        if (live && typed >= min && typed <= max)
                            onChange(whole ? Math.round(typed) : typed);
                    }}
                    onChange={({ currentTarget: entry }) => {
                        const typed = Number(entry.value);
                        const taken = whole ? Math.round(typed) : typed;
                        if (entry.value === "" || Number.isNaN(taken)) entry.value = String(value);
                        else onChange(Math.max(min, Math.min(max, taken)));
                    }}
                />
            )}
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

type Typed = { currentTarget: HTMLInputElement | HTMLTextAreaElement };

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
