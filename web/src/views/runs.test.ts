import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../engine/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    return fakeEngine(() => [{ type: "started", job: 3, kind: "analyze" }], core);
});

import { runSearch, runThrough } from "./runs.ts";

test("a crash ends searches: nobody waits for them", async () => {
    const ended = vi.fn();
    expect((await runSearch("analyze uct", { ended }))?.job).toBe(3);
    const through = runThrough("analyze uct");
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();
    core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
    expect((await through)?.job).toBe(3);
    expect(ended).toHaveBeenCalledExactlyOnceWith(null);
});
