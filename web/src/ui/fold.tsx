/** A fold; one whose content is a function draws it only while it is open, where that costs time. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
    title: ComponentChildren;
    /** Beside the title. */
    count?: string | number;
    /** A spec beside the title, in words; the tooltip has it as it is. */
    words?: string;
    spec?: string;
    open?: boolean | undefined;
    onToggle?: (open: boolean) => void;
    class?: string;
    children: ComponentChildren | (() => ComponentChildren);
}

export function Fold(props: Props) {
    const { title, count, words, spec, open = false, class: extra, children } = props;
    const [drawn, setDrawn] = useState(open);
    return (
        <details
            class={extra === undefined ? "fold" : `fold ${extra}`}
            open={open}
            onToggle={({ currentTarget }) => {
                setDrawn(currentTarget.open);
                props.onToggle?.(currentTarget.open);
            }}
        >
            <summary>
                {title}
                {count !== undefined && <span class="muted num">{count}</span>}
                {words !== undefined && (
                    <span class="muted spec-text" title={spec}>
                        {words}
                    </span>
                )}
            </summary>
            {typeof children === "function" ? drawn && children() : children}
        </details>
    );
}
