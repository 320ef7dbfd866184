import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../engine/fake.ts";
import type { Show } from "../engine/protocol.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    return fakeEngine(() => [{ type: "started", job: 3, kind: "review" }], core);
});

import { show } from "../state/store.ts";
import { startReview } from "./job.ts";
import { review } from "./state.ts";

test("a crash takes the review away that is at work", async () => {
    show.value = {
        game: "test",
        start: null,
        moves_played: ["1"],
        redo: [],
    } as unknown as Show;
    await startReview();
    expect(review.value).toMatchObject({ job: 3, state: "running" });
    core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
    expect(review.value).toBeNull();
});
