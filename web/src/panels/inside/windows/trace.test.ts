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
import { fields } from "./trace.ts";

const usual = told.searchers.find(({ name }) => name === "alphabeta") as SearcherRow;
const own = (name: string, params: SearcherRow["params"]) => ({
    ...usual,
    name,
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
