/** Long lists in pages. */

import { toolbox as say } from "../words/toolbox.ts";
import { Button } from "./button.tsx";

interface Props {
    /** Rows in all, and on one page; of pages that are counted themselves, 1. */
    count: number;
    size: number;
    /** The page that is shown, from 0. */
    page: number;
    onTurn: (page: number) => unknown;
    /** They are rows of a table. */
    rows?: boolean;
}

/** Nothing where one page holds all. */
export function Pages({ count, size, page, onTurn, rows = false }: Props) {
    const last = Math.max(0, Math.ceil(count / size) - 1);
    if (last === 0) return null;
    return (
        <div class="pages">
            <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
                {rows ? say.earlierRows : say.earlier}
            </Button>
            <span class="muted num">
                {size > 1
                    ? say.items(page * size + 1, Math.min(count, (page + 1) * size), count)
                    : say.page(page + 1, count)}
            </span>
            <Button disabled={page === last} onClick={() => onTurn(page + 1)}>
                {rows ? say.laterRows : say.later}
            </Button>
        </div>
    );
}
