import { expect, test } from "vitest";
import type { Show } from "../../../engine/protocol.ts";
import { show } from "../../../state/read/store.ts";
import { whyEmpty } from "./empty.ts";

test("where no tree is, it is said whether one will come", () => {
    const none = { last: null, done: false };
    show.value = { status: "playing", mover: 0 } as unknown as Show;
    expect(whyEmpty(none)).toMatch(/^Press Search/);
    show.value = { status: "over", mover: null } as unknown as Show;
    expect(whyEmpty(none)).toBe("The game is over. Step back to look at an earlier position.");
    show.value = { status: "playing", mover: -1 } as unknown as Show;
    expect(whyEmpty(none)).toBe("The dice move: there is nothing to search.");
    expect(whyEmpty({ last: {}, done: false })).toMatch(/not come to its first node yet/);
    expect(whyEmpty({ last: {}, done: true })).toMatch(/no tree to show/);
});
