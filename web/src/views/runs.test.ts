import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../engine/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    return fakeEngine(() => [{ type: "started", job: 3, kind: "analyze" }], core);
});

import { runSearch, runThrough } from "./runs.ts";

test("a search that is thrown away is not heard any more", async () => {
    const progress = vi.fn();
    const run = await runSearch("analyze uct", { progress });
    const news = [{ type: "progress", kind: "analyze", re: 1, job: 3 }];
    core.worker.say(news);
    expect(progress).toHaveBeenCalledOnce();
    run?.cancel();
    core.worker.say(news);
    expect(progress).toHaveBeenCalledOnce();
    expect(core.worker.lines.at(-1)).toBe("cancel 3");
});

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
