/** A few words side by side, of which one holds: radio buttons, so that the arrow keys walk. */
import { useId } from "preact/hooks";
import type { Option } from "./select.tsx";

interface Props<T extends string> {
    label?: string;
    /** The label stands before the words. */
    shown?: boolean;
    /** Id of a label that stands elsewhere. */
    labelledby?: string;
    describedby?: string;
    value: T;
    entries: readonly (T | Option<T>)[];
    onChange: (value: T) => unknown;
}

export function Segmented<T extends string>(props: Props<T>) {
    const name = useId();
    const group = (
        <div
            class="segments"
            role="radiogroup"
            aria-label={props.shown ? undefined : props.label}
            aria-labelledby={props.labelledby ?? (props.shown ? `${name}l` : undefined)}
        >
            {props.entries.map((entry) => {
                const { id, title = id, lang } = typeof entry === "string" ? { id: entry } : entry;
                return (
                    <label key={id} class="segment" lang={lang}>
                        <input
                            type="radio"
                            name={name}
                            checked={id === props.value}
                            aria-describedby={props.describedby}
                            onChange={() => props.onChange(id as T)}
                        />
                        <span>{title}</span>
                    </label>
                );
            })}
        </div>
    );
    if (!props.shown) return group;
    return (
        <div class="segments-field">
            <span id={`${name}l`}>{props.label}</span>
            {group}
        </div>
    );
}
