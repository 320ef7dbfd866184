/** Characters of a file that are not seen, or change how others are seen. */
import { HIDDEN } from "../../../../../wasm/visible.mjs";

interface Hidden {
    count: number;
    /** Where the first one stands; 0 = there is none. */
    line: number;
}

export function hiddenIn(text: string): Hidden {
    const found = [...text.matchAll(HIDDEN)];
    const [first] = found;
    const line = first === undefined ? 0 : text.slice(0, first.index).split("\n").length;
    return { count: found.length, line };
}
