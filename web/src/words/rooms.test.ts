/** A room of another language has what the English one has. */
import { expect, test } from "vitest";
import type { Room } from "./rooms.ts";

const french: Room<"ending"> = {
    goOn: "Continuer",
    review: "Revoir",
    rematch: "Revanche",
    again: "Rejouer",
    level: "Changer le niveau",
    copy: "Copier le lien",
    copied: "Copié",
    row: (wins) => `${wins}`,
    rowHelped: (wins) => `${wins}`,
    rowEnded: (wins) => `${wins}`,
    late: (side, times) => `${side} ${times}`,
    close: "Fermer",
};

test("the compiler finds messages that are missing, and stale ones", () => {
    const { close: _, ...fewer } = french;
    // @ts-expect-error: a message is missing
    const missing: Room<"ending"> = fewer;
    // @ts-expect-error: English has no such message
    const stale: Room<"ending"> = { ...french, old: "Vieux" };
    // @ts-expect-error: it has a number to tell
    const other: Room<"turn">["wins"] = (side: string, count: number) => `${side} ${count}`;
    expect([missing, stale, other]).toHaveLength(3);
});
