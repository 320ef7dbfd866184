/**
 * The twin of every picture: the same numbers as a table. One tab stop; arrows, Home, End and Page keys
 * walk over the rows, Enter picks one, Backspace goes back. Long tables are drawn in pages.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../ui/button.tsx";
import type { Table, TableCell } from "./table.ts";

const PAGE = 100;
const LEAP = 10;

function textOf(cell: TableCell): string {
    return cell === null ? "–" : String(cell);
}

/** Where a key leads to from row `at` of `count`; null when it does not walk. */
export function walk(key: string, at: number, count: number): number | null {
    const to = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        PageDown: at + LEAP,
        PageUp: at - LEAP,
        Home: 0,
        End: count - 1,
    }[key];
    return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

export function TableTwin({ table }: { table: Table }) {
    const { rows, columns } = table;
    const current = Math.max(
        0,
        rows.findIndex((row) => row.current),
    );
    const [chosen, setChosen] = useState(current);
    const at = Math.min(chosen, Math.max(0, rows.length - 1));
    const first = Math.floor(at / PAGE) * PAGE;
    const body = useRef<HTMLTableSectionElement>(null);
    const wanted = useRef(false);

    useLayoutEffect(() => {
        if (!wanted.current) return;
        wanted.current = false;
        body.current?.querySelectorAll("tr")[at - first]?.focus();
    });

    const go = (to: number) => {
        wanted.current = true;
        setChosen(to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const to = walk(event.key, at, rows.length);
        if (to !== null) go(to);
        else if (event.key === "Enter" && table.onPick !== undefined) {
            wanted.current = true;
            table.onPick(rows[at]?.key ?? "");
        } else if (event.key === "Backspace" && table.onBack !== undefined) {
            wanted.current = true;
            table.onBack();
        } else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        <div class="twin">
            <table class="twin-table">
                <caption class="muted">
                    {table.caption}
                    {table.onPick !== undefined && rows.length > 0 && (
                        <span class="twin-keys"> Enter opens a row, Backspace goes back.</span>
                    )}
                </caption>
                <thead>
                    <tr>
                        {columns.map((column) => (
                            <th
                                key={column.title}
                                scope="col"
                                class={column.numeric ? "num" : undefined}
                                title={column.doc}
                            >
                                {column.title}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody ref={body} onKeyDown={onKeyDown}>
                    {rows.slice(first, first + PAGE).map((row, i) => (
                        <tr
                            key={row.key}
                            tabIndex={first + i === at ? 0 : -1}
                            aria-current={row.current ? "true" : undefined}
                            class={table.onPick === undefined ? undefined : "twin-pick"}
                            onFocus={() => setChosen(first + i)}
                            onClick={() => table.onPick?.(row.key)}
                        >
                            {row.cells.map((cell, k) => (
                                <td
                                    key={columns[k]?.title ?? k}
                                    class={columns[k]?.numeric ? "num" : undefined}
                                    style={
                                        k === 0 && row.level
                                            ? { paddingLeft: `${8 + row.level * 14}px` }
                                            : undefined
                                    }
                                >
                                    {(columns[k]?.text ?? textOf)(cell)}
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
            {rows.length === 0 && <p class="muted">Nothing is known yet.</p>}
            {rows.length > PAGE && (
                <div class="twin-pages">
                    <Button
                        look="chip"
                        disabled={first === 0}
                        onClick={() => setChosen(first - PAGE)}
                    >
                        Earlier rows
                    </Button>
                    <span class="muted num">
                        {first + 1}–{Math.min(rows.length, first + PAGE)} of {rows.length}
                    </span>
                    <Button
                        look="chip"
                        disabled={first + PAGE >= rows.length}
                        onClick={() => setChosen(first + PAGE)}
                    >
                        Further rows
                    </Button>
                </div>
            )}
        </div>
    );
}
