/** The tree of the search that is looked at, fetched again while it grows. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import { analysis, show } from "../../state/store.ts";
import { type Grown, grow } from "./shape.ts";

/** Least time between two trees; a large tree gets as many times its own time. */
const GAP = 300;
const REST = 4;

/** The newest tree that answers `question`; an older one stays until it has come. */
export function useTree(question: () => string | null): Grown | null {
    const tree = useSignal<Grown | null>(null);
    const state = useRef({ asked: "", next: 0, busy: false, closed: false }).current;
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    const asking = useRef(question);
    asking.current = question;

    const ask = useRef(async () => {
        timer.current = undefined;
        const text = asking.current();
        if (text === null) {
            tree.value = null;
            state.asked = "";
            return;
        }
        if (state.busy) return;
        state.busy = true;
        state.asked = text;
        const begun = performance.now();
        const packed = await engine.sendPacked(text);
        state.busy = false;
        const took = performance.now() - begun;
        state.next = performance.now() + Math.max(GAP, REST * took);
        if (state.closed) return;
        const old = tree.value?.tree;
        const same =
            packed !== null &&
            old !== undefined &&
            old.revision === packed.revision &&
            old.job === packed.job &&
            old.count === packed.count &&
            old.path.join() === packed.path.join();
        if (packed !== null && packed.count > 0 && !same)
            tree.value = grow(packed, show.value?.points ?? false);
        if (asking.current() !== text || packed?.state === "running") later();
    }).current;

    const later = useRef(() => {
        const changed = state.asked !== asking.current();
        if (timer.current !== undefined && !changed) return;
        clearTimeout(timer.current);
        const rest = changed ? 0 : Math.max(0, state.next - performance.now());
        timer.current = setTimeout(() => void ask(), rest);
    }).current;

    useSignalEffect(() => {
        const { report, done, held, last } = analysis.value;
        void [report, done, held, last];
        later();
    });
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
    return tree.value;
}
