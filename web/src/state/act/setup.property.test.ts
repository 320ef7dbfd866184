/** The text of a position: any is one line, sent as it is but for blanks around it. */
import { expect, test, vi } from "vitest";
import { fc, of, pieces } from "../../testing/arbitrary.ts";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, takes: true }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => {
        if (!line.startsWith("position") || core.takes) return [{ type: "ok" }];
        return [{ type: "error", text: "this is no position" }];
    }, core);
});

import type { Show } from "../../engine/protocol.ts";
import { told } from "../../testing/told.ts";
import { describe, notices } from "../read/store.ts";
import { positionText, readPosition } from "./setup.ts";

describe.value = told;

test("any text goes to the core, which alone says whether it is a position", async () => {
    const hostile = pieces("1.2/33", "r", " ", "\t", "/", "score=4", "0", "Ω");
    await fc.assert(
        fc.asyncProperty(hostile, fc.boolean(), async (one, takes) => {
            core.takes = takes;
            core.worker.sent.length = 0;
            notices.value = [];
            expect(await readPosition(one)).toBe(takes);
            expect(core.worker.lines[0]).toBe(`position ${one.trim()}`);
            expect(notices.value).toHaveLength(takes ? 0 : 1);
        }),
    );
});

test("the field shows what is read again", () => {
    const board = of("0123./abg", { minLength: 1, maxLength: 20 });
    fc.assert(
        fc.property(board, of(" score=0123", { maxLength: 9 }), (cells, rest) => {
            const position = `${cells} ${rest}`;
            expect(positionText({ position, score: [4] } as Show)).toBe(cells);
            expect(positionText({ position } as Show)).toBe(position);
        }),
    );
});
