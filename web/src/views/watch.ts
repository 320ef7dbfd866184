/** Asking the core about the search that is looked at, again and again while it works. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { engine } from "../engine/engine.ts";
import type { AnyLine } from "../engine/protocol.ts";
import { find, type LineOf } from "../state/ask.ts";
import { analysis } from "../state/store.ts";

/** Least time between two questions, milliseconds. */
const GAP = 250;

export interface Answered<T extends AnyLine["type"]> {
    /** The latest answer; null before the first, and when there is nothing to ask. */
    line: LineOf<T> | null;
    /** Why the core refused the last question. */
    refused: string;
}

/**
 * The answer of this type to `question`, which reads signals and gives null when there is nothing to
 * ask. Asked at once when the question changes, and at most every `gap` milliseconds while the search
 * that the page shows goes on; never two at a time.
 */
export function useAnswer<T extends AnyLine["type"]>(
    type: T,
    question: () => string | null,
    gap = GAP,
): Answered<T> {
    const answer = useSignal<Answered<T>>({ line: null, refused: "" });
    const state = useRef({ asked: "", at: 0, busy: false, again: false, closed: false }).current;
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    const asking = useRef(question);
    asking.current = question;

    const ask = useRef(async () => {
        clearTimeout(timer.current);
        timer.current = undefined;
        const text = asking.current();
        if (text === null) {
            state.asked = "";
            if (answer.value.line !== null) answer.value = { line: null, refused: "" };
            return;
        }
        if (state.busy) {
            state.again = true;
            return;
        }
        state.busy = true;
        state.again = false;
        state.asked = text;
        state.at = performance.now();
        const answers = await engine.send(text, { quiet: true });
        state.busy = false;
        if (state.closed) return;
        const line = find(answers, type) ?? null;
        const refused = find(answers, "error")?.text ?? "";
        // An answer to a question that is no longer asked would flash up.
        if (asking.current() === text) answer.value = { line, refused };
        if (state.again) later();
    }).current;

    const later = useRef(() => {
        const rest = state.asked === asking.current() ? gap - (performance.now() - state.at) : 0;
        if (timer.current !== undefined && rest > 0) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void ask(), Math.max(0, rest));
    }).current;

    useSignalEffect(() => {
        const { report, done, held, last } = analysis.value;
        void [report, done, held, last];
        asking.current();
        later();
    });
    // Parts of the question that are no signals.
    const now = question();
    useEffect(() => {
        if (now !== state.asked) later();
    }, [now]);
    useEffect(
        () => () => {
            state.closed = true;
            clearTimeout(timer.current);
        },
        [],
    );
    return answer.value;
}

/** ` job=J` of the analysis that is shown, null when there is none. */
export function jobWord(): string | null {
    const { last } = analysis.value;
    return last === null ? null : `job=${last}`;
}
