/** A control with its label, and what every labelled control takes. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Labelled {
    /** What the control is for. */
    label?: string | undefined;
    /** What is seen of the label, where what stands around says the rest. */
    short?: string | undefined;
    /** The label is for screen readers only. */
    compact?: boolean | undefined;
    /** Id that a frame of its own gives the control, which it then labels itself. */
    id?: string | undefined;
    /** Id of an explanation. */
    describedby?: string | undefined;
    /** Tooltip; that of a compact control is its label. */
    title?: string | undefined;
    disabled?: boolean | undefined;
    class?: string | undefined;
}

/** What ties a control to its label. */
interface Ties {
    id?: string | undefined;
    "aria-label"?: string | undefined;
    "aria-describedby"?: string | undefined;
    title?: string | undefined;
    disabled?: boolean | undefined;
}

interface Props extends Labelled {
    children: (ties: Ties) => ComponentChildren;
}

/** The control beside its label; a compact one stands alone. */
export function Field(props: Props) {
    const own = useId();
    const { label, short, title, disabled } = props;
    const ties: Ties = { title, disabled, "aria-describedby": props.describedby };
    if (props.id !== undefined) return props.children({ ...ties, id: props.id });
    if (props.compact) return props.children({ title: label, ...ties, "aria-label": label });
    return (
        <div class={props.class === undefined ? "field" : `field ${props.class}`}>
            <label for={own}>{short ?? label}</label>
            {props.children({ ...ties, id: own, "aria-label": short && label })}
        </div>
    );
}

/** Value and change of a control that shows a signal. */
export function bound<T>(signal: { value: T }): { value: T; onChange: (value: T) => void } {
    return {
        value: signal.value,
        onChange: (value) => {
            signal.value = value;
        },
    };
}

/** What sets a signal when something happens: a press, the end of a hover. */
export function sets<T>(signal: { value: T }, value: T): () => void {
    return () => {
        signal.value = value;
    };
}
