/** A table from its columns: what it is, what every column says of a row, in which order rows stand. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Pages } from "./pages.tsx";
import { Scroll } from "./scroll.tsx";
import { Explained } from "./term.tsx";
import { PAGE, useWalk, type Walked } from "./walked.ts";

export interface Column<Row> {
    title: ComponentChildren;
    /** Of columns whose titles are not their own; the title by default. */
    key?: string;
    doc?: string | undefined;
    cell: (row: Row, i: number) => ComponentChildren;
    /** What the row is called. */
    head?: boolean;
    /** Words, which stand to the left; numbers stand to the right. */
    words?: boolean;
    /** Tooltip and class of a cell. */
    tip?: (row: Row) => string | undefined;
    mark?: (row: Row) => string | undefined;
    /** What rows are ordered by when the head is pressed; those without it stand last. */
    by?: (row: Row) => number | null;
}

/** Column and direction; "" = the order in which the rows came. */
export interface Order {
    key: string;
    down: boolean;
}

interface Props<Row> {
    caption: string;
    /** The caption is seen, not only read out. */
    shown?: boolean;
    /** Columns that are false are left out. */
    columns: readonly (Column<Row> | false)[];
    rows: readonly Row[];
    keyOf: (row: Row, i: number) => string | number;
    /** Attributes of a row: what it is now, what pointing at it does. */
    row?: (row: Row, i: number) => { [attribute: string]: unknown };
    /** For columns that can be ordered by. */
    order?: Signal<Order>;
    /** Rows of the ordered list that are drawn. */
    most?: number;
    /** For tables whose rows are walked over by keys. */
    walked?: Walked<Row>;
    /** In a box that scrolls. */
    scroll?: boolean;
    class?: string;
}

const keyIn = <Row,>(column: Column<Row>) => column.key ?? String(column.title);

function sorted<Row>(
    { rows, keyOf }: Pick<Props<Row>, "rows" | "keyOf">,
    columns: readonly Column<Row>[],
    order: Order,
) {
    const by = columns.find((column) => keyIn(column) === order.key)?.by;
    if (by === undefined) return rows;
    const sign = order.down ? -1 : 1;
    return [...rows].sort((a, b) => {
        const [x, y] = [by(a), by(b)];
        if (x === null || y === null) return Number(x === null) - Number(y === null);
        if (x !== y) return sign * (x - y);
        // Equal ones by their keys, in both directions.
        return keyOf(a, 0) < keyOf(b, 0) ? -1 : 1;
    });
}

/** Down, up, and back to the order in which the rows came. */
function press(order: Signal<Order>, key: string): void {
    const now = order.value;
    if (now.key !== key) order.value = { key, down: true };
    else order.value = now.down ? { key, down: false } : { key: "", down: true };
}

function Head<Row>({ column, order }: { column: Column<Row>; order: Signal<Order> | undefined }) {
    const { title, doc, words, head } = column;
    const name = words || head ? "words" : undefined;
    if (column.by === undefined || order === undefined)
        return (
            <th scope="col" class={name}>
                <Explained doc={doc}>{title}</Explained>
            </th>
        );
    const { key, down } = order.value;
    const mine = key === keyIn(column);
    return (
        <th
            scope="col"
            class={name}
            aria-sort={mine ? (down ? "descending" : "ascending") : "none"}
        >
            <button
                type="button"
                class="sort"
                title={doc}
                onClick={() => press(order, keyIn(column))}
            >
                {title}
                <span aria-hidden="true">{mine ? (down ? " ↓" : " ↑") : ""}</span>
            </button>
        </th>
    );
}

export function Table<Row>(props: Props<Row>) {
    const { caption, shown, rows, keyOf, order, most, scroll } = props;
    const columns = props.columns.filter((column) => column !== false);
    const list = order === undefined ? rows : sorted(props, columns, order.value);
    const walk = useWalk(list, props.walked);
    const table = (
        <table class={props.class === undefined ? "table num" : `table num ${props.class}`}>
            <caption class={shown ? "muted" : "sr-only"}>{caption}</caption>
            <thead>
                <tr>
                    {columns.map((column) => (
                        <Head key={keyIn(column)} column={column} order={order} />
                    ))}
                </tr>
            </thead>
            <tbody {...walk?.body}>
                {(walk?.shown ?? list.slice(0, most)).map((row, i) => (
                    <tr key={keyOf(row, i)} {...walk?.row(row, i)} {...props.row?.(row, i)}>
                        {columns.map((column) => {
                            const { head, words, mark, tip } = column;
                            const Cell = head ? "th" : "td";
                            const names = [words && "words", mark?.(row)].filter(Boolean).join(" ");
                            return (
                                <Cell
                                    key={keyIn(column)}
                                    scope={head ? "row" : undefined}
                                    class={names || undefined}
                                    title={tip?.(row)}
                                >
                                    {column.cell(row, i)}
                                </Cell>
                            );
                        })}
                    </tr>
                ))}
            </tbody>
        </table>
    );
    if (walk !== null)
        return (
            <>
                {table}
                <Pages count={list.length} size={PAGE} page={walk.page} onTurn={walk.turn} rows />
            </>
        );
    return scroll ? <Scroll label={caption}>{table}</Scroll> : table;
}
