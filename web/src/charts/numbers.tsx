/** The numbers of a picture as a table, walked over by keys. */
import { device } from "../text/device.ts";
import { Table } from "../ui/table.tsx";
import { charts as say } from "../words/charts.ts";
import { grouped } from "../words/numbers.ts";
import type { Table as Content, TableCell, TableRow } from "./table.ts";

/** Pixels of one level of a tree. */
const LEVEL = 14;

function textOf(cell: TableCell): string {
    if (cell === null) return say.none;
    return typeof cell === "number" ? grouped(cell, 10) : cell;
}

export function Numbers({ table }: { table: Content }) {
    const { rows, columns, onPick, onBack } = table;
    const { caption } = table;
    const keys = onPick !== undefined && rows.length > 0;
    return (
        <div class="numbers">
            <Table
                caption={
                    keys ? device(say.opens.fingers(caption), say.opens.keys(caption)) : caption
                }
                shown
                rows={rows}
                keyOf={({ key }) => key}
                walked={{
                    current: (row) => row.current === true,
                    onPick: onPick && (({ key }) => onPick(key)),
                    onBack,
                }}
                columns={columns.map(({ title, doc, numeric, text = textOf }, k) => ({
                    title,
                    doc,
                    words: !numeric,
                    cell: ({ cells, level = 0 }: TableRow) => {
                        const shown = text(cells[k] ?? null);
                        if (k > 0 || level === 0) return shown;
                        return <span style={{ paddingLeft: `${level * LEVEL}px` }}>{shown}</span>;
                    },
                }))}
            />
            {rows.length === 0 && <p class="muted">{say.nothing}</p>}
        </div>
    );
}
