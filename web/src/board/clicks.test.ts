/** What is read out of the parts of a move. */
import { expect, test } from "vitest";
import type { Show } from "../engine/protocol.ts";
import { describe as tables } from "../state/read/store.ts";
import { clickAnnouncement } from "./clicks.ts";

test("the cell, and what comes next; of the whole move not a word", () => {
    const asks = ["click a queen", "choose where it goes"].map((text) => ({ text, touch: "" }));
    tables.value = { games: [{ name: "test", look: ["queens"], asks }] } as never;
    const cells = [0, 1, 2].map((id) => ({ id, click: id, name: `a${id}`, x: 0, y: id }));
    const moves = [0, 1].map((to) => ({ move: `a2-${to}`, path: [2, to], keys: [] }));
    const line = { family: "test", view: { cells }, moves } as unknown as Show;
    expect(clickAnnouncement(line, [], [2])).toBe("a2 chosen. Now choose where it goes: 2 cells.");
    expect(clickAnnouncement(line, [2], [2, 1])).toBe("");
    expect(clickAnnouncement(line, [2], [])).toBe("a2 taken back. Now click a queen: 1 cell.");
    expect(clickAnnouncement(line, [], [])).toBe("");
    tables.value = null;
});
