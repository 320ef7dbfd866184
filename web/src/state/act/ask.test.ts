import { expect, test, vi } from "vitest";
import type { AnyLine } from "../../engine/protocol.ts";
import { notices } from "../read/store.ts";
import { ask } from "./ask.ts";

const refusal = {
    text: "These words are for people.",
    code: "network_not_loaded",
    parts: { network: "shipped" },
} as const;
vi.mock("../../engine/engine.ts", async () => {
    const { signal } = await import("@preact/signals");
    const send = async (line: string): Promise<AnyLine[]> =>
        line === "go" ? [{ ...refusal, type: "error", re: 1 }] : [];
    return { engine: { send, blobs: new Map(), state: signal("ready"), life: signal(1) } };
});

test("a network of the page that cannot be fetched is told as that", async () => {
    vi.stubGlobal("document", { baseURI: "http://localhost/" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await ask("go")).toBeNull();
    expect(notices.value.map(({ text }) => text)).toEqual([
        "The trained network of this game could not be fetched. Is there a connection to the internet?",
    ]);
});
