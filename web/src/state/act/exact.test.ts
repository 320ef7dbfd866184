/** Perfect values at a touch, and back to whoever analysed before. */
import { expect, test, vi } from "vitest";

const seated = vi.hoisted(() => [] as string[]);
vi.mock("./analysis.ts", () => ({
    setAnalysis: async () => {},
    setAnalyst: async (spec: string) => void seated.push(spec),
}));

import type { Show } from "../../engine/protocol.ts";
import { told } from "../../testing/told.ts";
import { analystOf, knowsAll } from "../read/roles.ts";
import { analysis, describe, searchers, show } from "../read/store.ts";
import { isExact, setExact } from "./exact.ts";

test("who analysed the game before has it back; where nobody has, the usual one", async () => {
    describe.value = told;
    show.value = { family: "connect4" } as Show;
    searchers.value = told.searchers.map(({ name, title }) => ({ name, title, fits: true }));
    // A link may begin with it.
    analysis.value = { ...analysis.value, spec: knowsAll(), on: true };
    expect(isExact()).toBe(true);
    await setExact(false);
    expect(seated).toEqual([analystOf("connect4").spec]);
    expect(seated[0]).not.toBe("");
    analysis.value = { ...analysis.value, spec: "pvs" };
    await setExact(true);
    await setExact(false);
    expect(seated.slice(1)).toEqual([knowsAll(), "pvs"]);
});
