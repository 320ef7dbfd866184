/** Links of games whose players are not here. */
import { beforeEach, expect, test, vi } from "vitest";
import { notify } from "./notify.ts";
import { withoutStranger } from "./strangers.ts";

vi.mock("./notify.ts", () => ({ notify: vi.fn() }));
vi.mock("../read/roles.ts", () => ({ takes: () => "somebody" }));

beforeEach(() => vi.clearAllMocks());

test("a person sits where the player sat, with its parameters", () => {
    const link = "v=1&g=tron&p=mine(depth=3);two;minelike&s=1&m=44";
    expect(withoutStranger(link, "mine")).toBe("v=1&g=tron&p=somebody;two;minelike&s=1&m=44");
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenLastCalledWith(
        "info",
        expect.stringMatching(/ Its moves are here, its seat is free\.$/),
    );
});

test("before its first move only its seat is told of", () => {
    expect(withoutStranger("v=1&g=tron&p=mine;two&s=1", "mine")).not.toBeNull();
    expect(notify).toHaveBeenLastCalledWith(
        "info",
        expect.stringMatching(/ somebody may have written it\. Its seat is free\.$/),
    );
});

test("a link without that player stays refused", () => {
    const link = "v=1&g=tron&p=mine;two&s=1";
    expect(withoutStranger(link, "other")).toBeNull();
    expect(notify).not.toHaveBeenCalled();
});
