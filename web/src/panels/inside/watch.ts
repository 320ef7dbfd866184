/** Asking the core about the search that is looked at, again and again while it works. */
import { useQuery } from "../../engine/hooks.ts";
import type { AnyLine } from "../../engine/protocol.ts";
import type { Query } from "../../engine/query.ts";
import { analysis } from "../../state/store.ts";

/** Least time between two questions, milliseconds. */
const GAP = 250;

/**
 * The answer of this type to `question`. Asked at once when the question changes, and at most every
 * `again` milliseconds while the search that the page shows goes on.
 */
export function useAnswer<T extends AnyLine["type"]>(
    type: T,
    question: () => string | null,
    again = GAP,
): Query<T> {
    return useQuery(type, question, { again, about: () => [analysis.value] });
}

/** ` job=J` of the analysis that is shown, null when there is none. */
export function jobWord(): string | null {
    const { last } = analysis.value;
    return last === null ? null : `job=${last}`;
}
