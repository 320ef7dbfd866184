/** Whose search the windows of alpha-beta are drawn of. */
import { beforeEach, expect, test, vi } from "vitest";
import { turns } from "../../../../../tests/answers/data/views.ts";
import { answerTo } from "../../../../../tests/answers/turn.ts";

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});

import type { SearcherRow } from "../../../engine/protocol.ts";
import { analysis, describe, show } from "../../../state/read/store.ts";
import { told } from "../../../testing/told.ts";
import { fields, lackOf, type Traced } from "./trace.ts";

const usual = told.searchers.find(({ name }) => name === "alphabeta") as SearcherRow;
const own = (name: string, params: SearcherRow["params"]) => ({
    ...usual,
    name,
    title: name,
    own: true,
    roles: {},
    params,
});

beforeEach(() => {
    show.value = answerTo(turns, "show", "show");
    describe.value = {
        ...told,
        searchers: [...told.searchers, own("deep", usual.params), own("flat", [])],
    };
});

test.each([
    ["uct", "alphabeta"],
    ["deep(depth=2)", "deep"],
    ["flat", "alphabeta"],
    ["pvs(depth=5)", "alphabeta"],
])("while %s thinks it is %s", (spec, player) => {
    analysis.value = { ...analysis.value, spec };
    expect(fields.read().player).toBe(player);
});

test.each([
    ["flat", "alphabeta", null, { why: "depth", title: "flat" }],
    ["deep", "deep(depth=3)", null, { why: "none", title: "deep" }],
    ["deep", "deep(depth=3)", 5, null],
    ["pvs", "alphabeta", null, null],
])("while %s thinks and %s is recorded what is missing is told", (thinks, spec, alpha, lack) => {
    analysis.value = { ...analysis.value, spec: thinks };
    const trace = { alpha: [null, alpha], beta: [null, null] };
    expect(lackOf({ spec, plot: { trace } } as unknown as Traced)).toEqual(lack);
});
