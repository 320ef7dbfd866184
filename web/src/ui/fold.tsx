/** A fold; one whose content is a function draws it only while it is open, where that costs time. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
    title: ComponentChildren;
    /** Beside the title. */
    count?: string | number;
    /** A spec beside the title. */
    spec?: string;
    open?: boolean | undefined;
    class?: string;
    children: ComponentChildren | (() => ComponentChildren);
}

export function Fold({ title, count, spec, open = false, class: extra, children }: Props) {
    const [drawn, setDrawn] = useState(open);
    return (
        <details
            class={extra === undefined ? "fold" : `fold ${extra}`}
            open={open}
            onToggle={(event) => setDrawn(event.currentTarget.open)}
        >
            <summary>
                {title}
                {count !== undefined && <span class="muted num">{count}</span>}
                {spec !== undefined && <span class="muted spec-text">{spec}</span>}
            </summary>
            {typeof children === "function" ? drawn && children() : children}
        </details>
    );
}
