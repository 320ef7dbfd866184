/** A fold whose content is drawn while it is open: tables and pictures of hundreds cost time. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
    title: string;
    count?: number;
    open?: boolean;
    children: () => ComponentChildren;
}

export function Fold({ title, count, open = false, children }: Props) {
    const [drawn, setDrawn] = useState(open);
    return (
        <details class="fold" open={open} onToggle={(event) => setDrawn(event.currentTarget.open)}>
            <summary>
                {title}
                {count !== undefined && <span class="muted num">{count}</span>}
            </summary>
            {drawn && children()}
        </details>
    );
}
