/** Queries and jobs of components: they ask what signals say, and end with the component. */
import {
    type ReadonlySignal,
    type Signal,
    untracked,
    useComputed,
    useSignal,
    useSignalEffect,
} from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { engine } from "./engine.ts";
import type { Job } from "./job.ts";
import type { JobKind } from "./protocol.ts";
import {
    type About,
    type AnswerType,
    Query,
    type QueryOptions,
    type Question,
    same,
} from "./query.ts";

/** Acts on a line that signals and props make, and on what it is about, whenever one of them changes. */
function useLine(
    question: () => Question,
    about: () => About,
    act: (line: Question, about: About) => void,
): void {
    const latest = useRef({ question, about });
    latest.current = { question, about };
    const follow = () => {
        const of = [engine.life.value, ...latest.current.about()];
        const line = latest.current.question();
        untracked(() => act(line, of));
    };
    useSignalEffect(follow);
    // Parts that are no signals.
    useEffect(follow, [question(), ...about()]);
}

/**
 * The query of a component: `question` reads signals and gives the line. `about` tells what else the answer depends on (the position, the progress of a search): when that
 * changes, the same line is asked again. The query ends with the component.
 */
export function useQuery<T extends AnswerType>(
    type: T,
    question: () => Question,
    options: QueryOptions & { about?: () => About } = {},
): Query<T> {
    const query = useMemo(() => new Query(engine, type, options), []);
    useLine(question, options.about ?? (() => []), (line, of) => query.ask(line, of));
    useEffect(() => () => query.close(), []);
    return query;
}

/**
 * The job of a component: `question` reads signals and gives the line of the job. Another line
 * takes the place of the job before; the job ends with the component. `about` tells what else the job is
 * of: when that changes, the same line begins anew. Null, too, while the core has not begun it, or not in a
 * version of the session that `here` knows.
 */
export function useJob<K extends JobKind>(
    question: () => Question,
    begin: (line: string) => Job<K>,
    about: () => About = () => [],
    here?: (version: number | null) => boolean,
): ReadonlySignal<Job<K> | null> {
    const job: Signal<Job<K> | null> = useSignal(null);
    const asked = useRef<{ line: string | null; about: About }>({ line: null, about: [] });
    useLine(question, about, (line, of) => {
        const { current } = asked;
        if (line === undefined || (line === current.line && same(of, current.about))) return;
        asked.current = { line, about: of };
        job.value?.cancel("replaced");
        job.value = line === null ? null : begin(line);
    });
    useEffect(() => () => job.peek()?.cancel("replaced"), []);
    return useComputed(() => {
        const { value } = job;
        const known = here === undefined || (value?.number != null && here(value.version));
        return known ? value : null;
    });
}
