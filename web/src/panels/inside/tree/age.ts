/** How old the picture of a tree is that still grows. */
import type { PackedTree } from "../../../engine/packed.ts";
import type { Report } from "../../../engine/protocol.ts";
import { playoutsWord, runningCount } from "../../../text/value.ts";
import { tree as say } from "../../../words/inside/tree.ts";

/** A picture of less than this share of the search is old. */
const FRESH = 0.95;

/** "picture of 18 800 of 120 000 random games": how far the search was when the tree was fetched. */
export function ageText(
    tree: Pick<PackedTree, "unit" | "path" | "effort">,
    report: Report | null,
): string {
    const seen = tree.effort[0] ?? 0;
    if (report === null || tree.unit !== "visits" || tree.path.length > 0) return "";
    if (seen >= FRESH * report.playouts) return "";
    const all = runningCount(report.playouts);
    return say.age(runningCount(seen), all, playoutsWord(report));
}
