/** Values in the room of a button beside a board. */
import type { MoveReport, Report, Show } from "../engine/protocol.ts";
import { values as say } from "../words/values.ts";
import { moveText } from "./value.ts";

/** What is known of a move; of long numbers four digits: "−1.063M". */
export function edgeText(row: MoveReport, report: Report, show: Show): string {
    if (row.proven !== null || row.value === null || Math.abs(row.value) < 1e5)
        return moveText(row, report, show);
    return say.long(row.value);
}
