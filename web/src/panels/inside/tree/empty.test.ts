import { expect, test } from "vitest";
import { whyEmpty } from "./empty.ts";

test("of a player that was written here no tree is awaited", () => {
    for (const search of [
        { last: null, done: false },
        { last: {}, done: false },
        { last: {}, done: true },
    ])
        expect(whyEmpty(search, true)).toMatch(/^This player keeps no tree/);
    expect(whyEmpty({ last: null, done: false }, false)).toMatch(/^Press Search/);
    expect(whyEmpty({ last: {}, done: false }, false)).toMatch(/not come to its first node yet/);
    expect(whyEmpty({ last: {}, done: true }, false)).toMatch(/no tree to show/);
});
