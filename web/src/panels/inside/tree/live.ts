/** The tree of the search that is looked at, fetched again while it grows. */
import { useRef } from "preact/hooks";
import type { PackedTree } from "../../../engine/packed.ts";
import { found, searching } from "../../../state/read/store.ts";
import { measureIn } from "../measure.ts";
import { useAnswer } from "../watch.ts";
import { type Grown, grow } from "./shape.ts";

/** Least time between two trees. */
const GAP = 300;

function sameTree(a: PackedTree, b: PackedTree | undefined): boolean {
    return (
        a.revision === b?.revision &&
        a.job === b.job &&
        a.count === b.count &&
        a.path.join() === b.path.join()
    );
}

/** The newest tree that answers `line`; an older one stays until it has come. */
export function useTree(line: () => string): Grown | null {
    const packed = useAnswer("packed", line, GAP).answer.value;
    const grown = useRef<Grown | null>(null);
    if (searching.value.last !== grown.current?.tree.job) grown.current = null;
    if (packed !== null && packed.count > 0 && !sameTree(packed, grown.current?.tree))
        grown.current = grow(packed, measureIn(found.value.report).bounds);
    return grown.current;
}
