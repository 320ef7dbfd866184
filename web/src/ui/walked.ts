/** Rows of a table that keys walk over. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { PAGED, walk } from "./keys.ts";

export interface Walked<Row> {
    /** The row that is looked at. */
    current: (row: Row) => boolean;
    /** Enter or a click on a row. */
    onPick?: ((row: Row) => unknown) | undefined;
    /** Backspace: one level up. */
    onBack?: (() => unknown) | undefined;
}

/** Rows on one page. */
export const PAGE = 100;

/** One tab stop for all rows; arrows, Home, End and Page keys walk. Without `walked` nothing does. */
export function useWalk<Row>(rows: readonly Row[], walked: Walked<Row> | undefined) {
    const [chosen, setChosen] = useState(() =>
        walked === undefined ? 0 : rows.findIndex(walked.current),
    );
    const at = Math.max(0, Math.min(chosen, rows.length - 1));
    const page = Math.floor(at / PAGE);
    const first = page * PAGE;
    const body = useRef<HTMLTableSectionElement>(null);
    /** The focus follows the row when a key has moved it. */
    const follow = useRef(false);
    useLayoutEffect(() => {
        if (!follow.current) return;
        follow.current = false;
        body.current?.querySelectorAll("tr")[at - first]?.focus();
    });
    if (walked === undefined) return null;
    const { current, onPick, onBack } = walked;
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const to = walk(event, PAGED, at, rows.length);
        const row = rows[at];
        if (to !== null) setChosen(to);
        else if (event.key === "Enter" && onPick !== undefined && row !== undefined) onPick(row);
        else if (event.key === "Backspace" && onBack !== undefined) onBack();
        else return;
        follow.current = true;
        event.preventDefault();
        event.stopPropagation();
    };
    return {
        page,
        turn: (to: number) => setChosen(to * PAGE),
        shown: rows.slice(first, first + PAGE),
        body: { ref: body, onKeyDown },
        row: (row: Row, i: number) => ({
            tabIndex: first + i === at ? 0 : -1,
            "aria-current": current(row) ? ("true" as const) : undefined,
            class: onPick === undefined ? undefined : "pick",
            onFocus: () => setChosen(first + i),
            onClick: () => onPick?.(row),
        }),
    };
}
