/** Links and addresses: what is written is read again, and no text breaks the reading. */
import { expect, test } from "vitest";
import {
    fromBase64url,
    PACK_ABOVE,
    packLink,
    toBase64url,
    unpackLink,
} from "../../state/keep/pack.ts";
import { fc, of, pieces, text, wellFormed } from "../../testing/arbitrary.ts";
import { frameCode, wholeAddress } from "./frame.ts";
import { linkPart, type PageView, readView, withView, writeView } from "./view.ts";

const bytes = fc.uint8Array({ maxLength: 300 });

test("every byte comes back from base64url, in letters that an address holds", () => {
    fc.assert(
        fc.property(bytes, (some) => {
            const written = toBase64url(some);
            expect(written).toMatch(/^[A-Za-z0-9_-]*$/);
            expect(fromBase64url(written)).toEqual(some);
        }),
    );
});

test("links of any length and any characters come back", async () => {
    const long = fc.tuple(wellFormed, fc.integer({ min: 1, max: 30 })).map(([part, times]) => {
        return `v=1&m=${part.repeat(Math.min(times * 20, Math.ceil(50_000 / (part.length + 1))))}`;
    });
    await fc.assert(
        fc.asyncProperty(long, async (link) => {
            const packed = await packLink(link);
            if (link.length > PACK_ABOVE) expect(packed).toMatch(/^z=[A-Za-z0-9_-]+&e=1$/);
            expect(await unpackLink(packed)).toBe(link);
        }),
        { numRuns: 60 },
    );
});

test("a hostile address is text, or is refused with a sentence", async () => {
    const hash = fc.oneof(
        text,
        text.map((one) => `z=${one}`),
        bytes.map((some) => `z=${toBase64url(some)}&e=1`),
    );
    await fc.assert(
        fc.asyncProperty(hash, async (one) => {
            const read = await unpackLink(one).catch((error: Error) => error);
            if (read instanceof Error) expect(read.message).toContain("The link is damaged");
            else expect(typeof read).toBe("string");
        }),
        { numRuns: 100 },
    );
});

const short = wellFormed.filter((one) => one.length < 500);
const view: fc.Arbitrary<PageView> = fc.record({
    panel: fc.constantFrom("analysis", "see", "players", "moves", "match", "genes", "learn"),
    analysing: fc.boolean(),
    analyst: short,
    see: of("abcXYZ019_~-", { maxLength: 20 }),
    overlay: short,
    play: fc.constantFrom("", "f~abcd12~0", "c~1~7", "c~0~0~500"),
    lesson: of("abc19-", { maxLength: 9 }),
});

test("the page's view comes back, whatever players and overlays are called", () => {
    fc.assert(
        fc.property(view, (one) => {
            const written = writeView(one);
            expect(written).toMatch(/^[A-Za-z0-9._~-]+$/);
            expect(readView(written)).toEqual(one);
        }),
    );
});

test("a hostile view is none of ours, or one that comes back", () => {
    const hostile = pieces("analysis", "see", "moves", ".", "0", "1", "dWN0", "__proto__");
    fc.assert(
        fc.property(hostile, (one) => {
            const read = readView(one);
            if (read !== null) expect(readView(writeView(read))).toEqual(read);
        }),
    );
});

/** A link of the core, with views of before in it. */
const link = fc
    .array(
        fc.tuple(
            fc.constantFrom("v", "g", "m", "p", "s", "w", "e"),
            of("abc1.-_;,()", { maxLength: 6 }),
        ),
        { minLength: 1, maxLength: 7 },
    )
    .map((parts) => parts.map(([key, value]) => `${key}=${value}`));

test("a link holds one view, the rest stays, and its end survives where people paste it", () => {
    fc.assert(
        fc.property(link, view.map(writeView), (parts, written) => {
            const whole = withView(parts.join("&"), written);
            expect(linkPart(whole, "w")).toBe(written);
            const rest = whole.split("&").filter((part) => !/^[we]=/.test(part));
            expect(rest).toEqual(parts.filter((part) => !/^[we]=/.test(part)));
            expect(whole).toMatch(/[A-Za-z0-9]$/);
            expect(withView(whole, written)).toBe(whole);
        }),
    );
});

test("lines of HTML hold the address and nothing else", () => {
    fc.assert(
        fc.property(text, (hash) => {
            const url = new URL("https://example.org/page/?old");
            url.hash = hash;
            const code = frameCode(url.href);
            const frame = /^<iframe src="([^"<>]*)" width="800"[^<>]*><\/iframe>$/.exec(code);
            const source = frame?.[1] ?? "";
            const read = new URL(source.replaceAll("&amp;", "&").replaceAll("%22", '"'));
            expect(read.search).toBe("?embed");
            expect(wholeAddress(read.href)).toBe(wholeAddress(url.href));
        }),
    );
});
