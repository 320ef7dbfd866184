/** A room of another language has what the English one has. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rooms } from "../../site/rooms.ts";
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

test("in another language whoever runs players says what its room has", () => {
    const found = (language: string, source = "./sentences.mjs") => {
        const { resolveId } = rooms(language, true) as unknown as {
            resolveId: (source: string, importer: string) => string | null;
        };
        return resolveId(
            source,
            fileURLToPath(new URL("../../../wasm/python.mjs", import.meta.url)),
        );
    };
    expect(found("fr")).toMatch(/words\/fr\/hosting\.ts$/);
    expect(found("fr", "./refusal.mjs")).toMatch(/words\/fr\/core\/refusal\.ts$/);
    expect(found("en")).toBeNull();
});
