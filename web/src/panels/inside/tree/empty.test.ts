import { expect, test } from "vitest";
import { whyEmpty } from "./empty.ts";

test("where no tree is, it is said whether one will come", () => {
    expect(whyEmpty({ last: null, done: false })).toMatch(/^Press Search/);
    expect(whyEmpty({ last: {}, done: false })).toMatch(/not come to its first node yet/);
    expect(whyEmpty({ last: {}, done: true })).toMatch(/no tree to show/);
});
