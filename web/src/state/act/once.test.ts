import { expect, test, vi } from "vitest";
import { once } from "./once.ts";

test("is carried out once, whatever it gives", () => {
    const make = vi.fn(() => undefined);
    const made = once(make);
    expect(make).not.toHaveBeenCalled();
    expect([made(), made()]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledOnce();
});
