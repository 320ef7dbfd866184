/** What the core has said before its words in the language of the page were here. */
import { expect, test, vi } from "vitest";
import { engine } from "../../engine/engine.ts";
import type { Standing } from "../../engine/standing.ts";
import { tellRest } from "./telling.ts";

vi.mock("../../engine/engine.ts", async () => {
    const { signal } = await import("@preact/signals");
    return { engine: { standing: signal(null) } };
});
vi.mock("../../words/core.ts", () => ({
    core: {
        rest: () => Promise.resolve(),
        line: (line: { searchers?: { reason: string }[] }) => {
            for (const row of line.searchers ?? []) row.reason = "raison";
            return line;
        },
    },
}));
vi.mock("./analysis.ts", () => ({ retell: () => {} }));

test("a position that is not shown yet is told in the words of the page, too", async () => {
    const searchers = [{ name: "uct", reason: "reason" }];
    engine.standing.value = { show: {}, searchers } as unknown as Standing;
    await tellRest("all");
    expect(searchers[0]?.reason).toBe("raison");
});
