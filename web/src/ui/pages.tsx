/** Long lists in pages. */
import { Button } from "./button.tsx";

interface Props {
    /** Rows in all, and on one page; of pages that are counted themselves, 1. */
    count: number;
    size: number;
    /** The page that is shown, from 0. */
    page: number;
    onTurn: (page: number) => unknown;
    /** What there is more of: "rows". */
    noun?: string;
}

/** Nothing where one page holds all. */
export function Pages({ count, size, page, onTurn, noun = "" }: Props) {
    const last = Math.max(0, Math.ceil(count / size) - 1);
    if (last === 0) return null;
    return (
        <div class="pages">
            <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
                Earlier {noun}
            </Button>
            <span class="muted num">
                {page * size + 1}
                {size > 1 && ` to ${Math.min(count, (page + 1) * size)}`} of {count}
            </span>
            <Button disabled={page === last} onClick={() => onTurn(page + 1)}>
                Later {noun}
            </Button>
        </div>
    );
}
