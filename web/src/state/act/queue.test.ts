import { expect, test } from "vitest";
import { queue } from "./queue.ts";

test("works wait for one another, and one that fails holds up nobody", async () => {
    const inTurn = queue();
    const told: string[] = [];
    const work = (name: string, fails = false) =>
        inTurn(async () => {
            told.push(`${name} begins`);
            await Promise.resolve();
            told.push(`${name} ends`);
            if (fails) throw new Error(name);
            return name;
        });
    const [first, second, third] = await Promise.allSettled([
        work("a"),
        work("b", true),
        work("c"),
    ]);
    expect(first).toMatchObject({ value: "a" });
    expect(second).toMatchObject({ reason: { message: "b" } });
    expect(third).toMatchObject({ value: "c" });
    expect(told.map((text) => text[0]).join("")).toBe("aabbcc");
});
