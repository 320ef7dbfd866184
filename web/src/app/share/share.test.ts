import { describe, expect, it } from "vitest";
import {
    fromBase64url,
    PACK_ABOVE,
    packLink,
    toBase64url,
    unpackLink,
} from "../../state/keep/pack.ts";
import { gameOnly, linkPart, readView, withView, writeView } from "./view.ts";

describe("packLink", () => {
    it("leaves short links readable", async () => {
        expect(await packLink("v=1&g=connect4")).toBe("v=1&g=connect4");
    });

    it("packs long links and gets them back", async () => {
        const link = `v=1&g=connect4&m=${"4453".repeat(PACK_ABOVE)}`;
        const packed = await packLink(link);
        expect(packed.length).toBeLessThan(link.length / 4);
        expect(packed).toMatch(/^z=[A-Za-z0-9_-]+&e=1$/);
        expect(await unpackLink(packed)).toBe(link);
    });

    it("gets the link of a game of a million moves back", async () => {
        const link = `v=1&g=2048&m=${"u4a1".repeat(500_000)}`;
        const back = await unpackLink(await packLink(link)).catch(String);
        expect(back === link, back.slice(0, 99)).toBe(true);
    });

    it.each(["z=", "z=!!!", "z=AAAA", "z=x", "z=_____w"])(
        "refuses the damaged %s",
        async (hash) => {
            await expect(unpackLink(hash)).rejects.toThrow("cannot be unpacked");
        },
    );

    it("refuses a link that unfolds without end", async () => {
        const bomb = await packLink(`v=1&m=${"1".repeat(50_000_000)}`);
        const text = await unpackLink(bomb).catch((error) => error.message);
        expect(text.slice(0, 99)).toMatch(/too long.*cannot be unpacked/);
    });
});

describe("base64url", () => {
    it("gets every byte back", () => {
        const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
    });
});

describe("the page's view in a link", () => {
    const view = {
        panel: "players",
        analysing: true,
        analyst: "uct(c=1.4,playout=biased)",
        see: "",
        overlay: "",
        lesson: "",
        play: "",
    } as const;

    it("is read as it was written", () => {
        expect(readView(writeView(view))).toEqual(view);
        expect(writeView(view)).toMatch(/^[A-Za-z0-9._~-]{1,200}$/);
    });

    it("holds the view of the search, the experiment and the player, all with the longest specs", () => {
        const seen = { ...view, panel: "see", see: "tree-s~4_-4" } as const;
        expect(readView(writeView(seen))).toEqual(seen);
        const spec = `uct(name=${"x".repeat(3990)})`;
        const three = toBase64url(new TextEncoder().encode(`${spec} ${spec} ${spec}`));
        const long = { ...seen, see: three, analyst: spec };
        expect(readView(writeView(long))).toEqual(long);
        // Many more are too long for a line of the core; the analyst stays.
        const many = { ...long, see: three.repeat(2) };
        expect(readView(writeView(many))).toEqual({ ...long, see: "" });
    });

    it("holds the step of a lesson", () => {
        const taught = { ...view, analyst: "", lesson: "minimax-2" };
        expect(readView(writeView(taught))).toEqual(taught);
    });

    it("holds what lies over the board", () => {
        const over = { ...view, analyst: "", overlay: "heat 2 best" };
        expect(readView(writeView(over))).toEqual(over);
        expect(writeView(over)).toMatch(/^players\.1\.\.\.\w+$/);
    });

    it("holds players of any length that the core reads", () => {
        const long = { ...view, analyst: `uct(name=${"x".repeat(3989)})` };
        expect(readView(writeView(long))).toEqual(long);
    });

    it.each(["", "No sense.1", "players.2", "players.1.!", "players.1.zz"])(
        "ignores %j",
        (text) => {
            expect(readView(text)).toBeNull();
        },
    );

    it("may say nothing of the analysis, as people write it", () => {
        expect(readView("players")).toEqual({ ...gameOnly, panel: "players", analysing: null });
        expect(readView("inside..")?.analysing).toBeNull();
        expect(readView("players.0")?.analysing).toBe(false);
    });

    it("takes the place of an older one and never ends in punctuation", () => {
        const link = withView("v=1&g=connect4&w=old.0&e=1", "analysis.1.x-");
        expect(link).toBe("v=1&g=connect4&w=analysis.1.x-&e=1");
        expect(linkPart(link, "w")).toBe("analysis.1.x-");
        expect(linkPart(link, "q")).toBeNull();
    });
});
