import { expect, test } from "vitest";
import { isLike, without, withSetting } from "./likeness.ts";

test("settings are left out by their names, nested ones stay, and the order does not matter", () => {
    expect(without("uct(sims=10,c=2)", ["sims"])).toBe("uct(c=2)");
    expect(without("uct(sims=10)", ["sims", "seed"])).toBe("uct");
    expect(without("alphabeta(eval=lines(three=1,two=2),depth=3)", ["depth", "two"])).toBe(
        "alphabeta(eval=lines(three=1,two=2))",
    );
    expect(isLike("uct(a=1,b=2,sims=3)", "uct(b=2,sims=9,a=1)", ["sims"])).toBe(true);
    expect(isLike("uct(a=1)", "uct(a=2)", ["sims"])).toBe(false);
    expect(isLike("uct(a=1)", "pvs(a=1)", ["sims"])).toBe(false);
});

test("a setting is set, and set anew", () => {
    expect(withSetting("uct", "sims", "10")).toBe("uct(sims=10)");
    expect(withSetting("uct(sims=3,c=1)", "sims", "10")).toBe("uct(c=1,sims=10)");
});
