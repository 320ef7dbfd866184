import { expect, test, vi } from "vitest";
import type { ToWorker } from "../../engine/messages.ts";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    const answer = (line: string): object[] => {
        const [word, job] = line.split(" ");
        if (word === "go") return [{ type: "started", job: 3, kind: "go" }];
        if (word === "cancel") return [{ type: "cancelled", job: Number(job), reason: "as asked" }];
        return [{ type: "ok" }];
    };
    return fakeEngine(answer, core);
});

import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { show, thinking } from "../read/store.ts";
import { computerMove, pauseComputer } from "./actions.ts";

test("a computer that is told to wait before it is known to think does not move", async () => {
    await engine.ready;
    show.value = { mover: 1, family: "test" } as Show;
    const { worker } = core;
    const held: ToWorker[] = [];
    const { postMessage } = worker;
    worker.postMessage = (message) => void held.push(message);
    const moving = computerMove();
    await pauseComputer();
    worker.postMessage = postMessage;
    for (const message of held) worker.postMessage(message);
    await moving;
    expect(worker.lines).toEqual(["go", "cancel 3"]);
    expect(thinking.value).toBeNull();
});
