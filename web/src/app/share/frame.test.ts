import { expect, test } from "vitest";
import { frameCode, wholeAddress } from "./frame.ts";

const link = "https://example.org/p/#v=1&g=connect4&m=4,4";

test("the code of a frame holds the link, safe in an attribute", () => {
    const code = frameCode(link);
    expect(code).toContain('src="https://example.org/p/?embed#v=1&amp;g=connect4&amp;m=4,4"');
    expect(frameCode(`${link}"><b>`)).not.toContain('"><b>');
});

test("the way out is the link itself", () => {
    expect(wholeAddress(link.replace("#", "?embed#"))).toBe(link);
});
