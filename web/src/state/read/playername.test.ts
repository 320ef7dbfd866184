/** Names of players that were written here. */
import { expect, test } from "vitest";
import { plainName } from "./playername.ts";

test("what people call a player keeps its letters as far as a name can have them", () => {
    for (const [text, name] of [
        ["my-uct_2", "my-uct_2"],
        ["my-", "my-"],
        ["Jérôme", "Jerome"],
        ["Ä b c!", "A-b-c"],
        ["Müller Hans", "Muller-Hans"],
        ["Weiß", "Weiss"],
        ["Ærø, Łódź & Þór", "Aero-Lodz-Thor"],
        ["7up", "player-7up"],
        ["Привет", "player"],
        ["", "player"],
        ["x".repeat(80), "x".repeat(23)],
    ])
        expect(plainName(text as string)).toBe(name);
});
