/** Asking the core about the search that is looked at, again and again while it works. */
import { useQuery } from "../../engine/hooks.ts";
import type { AnswerType, Query } from "../../engine/query.ts";
import { found, searching } from "../../state/read/store.ts";

/** Least time between two questions, milliseconds. */
const GAP = 250;

/**
 * The answer of this type to `line` about the analysis that is shown. Asked at once when the line
 * changes, and at most every `again` milliseconds while that search goes on.
 */
export function useAnswer<T extends AnswerType>(
    type: T,
    line: () => string | null,
    again = GAP,
): Query<T> {
    const question = () => {
        const [{ last }, words] = [searching.value, line()];
        return last === null || words === null ? null : `${words} job=${last}`;
    };
    return useQuery(type, question, { again, about: () => [searching.value, found.value] });
}
