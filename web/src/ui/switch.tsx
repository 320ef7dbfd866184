/** On or off. */
import type { ComponentChildren } from "preact";

interface Props {
    value: boolean;
    onChange: (value: boolean) => unknown;
    /** The words of its label; none where a label stands elsewhere and names it by `id`. */
    children?: ComponentChildren;
    id?: string;
    describedby?: string;
    title?: string;
    /** A box to tick, for one of many; a switch beside something larger. */
    look?: "box" | "small";
    class?: string;
}

export function Switch({ value, onChange, children, id, describedby, title, look, ...own }: Props) {
    const Frame = children === undefined ? "span" : "label";
    const names = [look === "box" ? "box" : "switch", look === "small" && look, own.class];
    return (
        <Frame class={names.filter(Boolean).join(" ")} title={title}>
            <input
                type="checkbox"
                id={id}
                checked={value}
                aria-describedby={describedby}
                onChange={(event) => onChange(event.currentTarget.checked)}
            />
            {children}
        </Frame>
    );
}
