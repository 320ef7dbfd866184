/** Another language stands in for English, room by room. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room, Rooms, speak as Speak } from "./rooms.ts";

/** The page as it opens, before anything has run. */
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const french: Room<"ending"> = {
    goOn: "Continuer",
    review: "Revoir",
    rematch: "Revanche",
    again: "Rejouer",
    level: "Changer le niveau",
    copy: "Copier le lien",
    copied: "Copié",
    close: "Fermer",
};

/** A language of few rooms. */
type Some = (first: Partial<Rooms>, rest: () => Promise<Partial<Rooms>>) => void;

async function spoken(first: Partial<Rooms>, rest: () => Promise<Partial<Rooms>>) {
    vi.stubGlobal("document", { documentElement: { lang: "fr" } });
    const rooms = await import("./rooms.ts");
    return { ...rooms, tell: () => (rooms.speak as Some)(first, rest) };
}

test("rooms are English unless the document is in another language", async () => {
    const { ending } = await import("./ending.ts");
    expect(ending).toBe((await import("./en/ending.ts")).ending);
    vi.resetModules();
    const { tell } = await spoken({ ending: french }, async () => ({}));
    tell();
    expect((await import("./ending.ts")).ending.close).toBe("Fermer");
});

test("a room may be taken before the language is told, a text of it not", async () => {
    const page = { status: { review: "Revoir", move: (at: number) => `coup ${at}` } };
    const { tell } = await spoken({ page: page as Rooms["page"] }, async () => ({}));
    // As modules take it when they begin.
    const { status: say } = (await import("./page.ts")).page;
    expect(() => say.review).toThrow(/"page" have not come/);
    tell();
    expect([say.review, say.move(3), { ...say }.review]).toEqual(["Revoir", "coup 3", "Revoir"]);
});

test("what is loaded later has its words before it runs", async () => {
    const rest = vi.fn(async () => ({ ending: french }));
    const { later, tell } = await spoken({}, rest);
    tell();
    expect(rest).not.toHaveBeenCalled();
    const [one, two] = await Promise.all([
        later(() => import("./ending.ts")),
        later(() => import("./setup.ts")),
    ]);
    expect(one.ending.close).toBe("Fermer");
    expect(two.setup).toBeDefined();
    expect(rest).toHaveBeenCalledOnce();
});

test("words that do not come are asked for again", async () => {
    let there = false;
    const { later, tell } = await spoken({}, async () => {
        if (!there) throw new Error("no network");
        return { ending: french };
    });
    tell();
    await expect(later(() => import("./ending.ts"))).rejects.toThrow("no network");
    there = true;
    expect((await later(() => import("./ending.ts"))).ending.close).toBe("Fermer");
});

test("in English nothing is waited for", async () => {
    const { later } = await import("./rooms.ts");
    const load = vi.fn(async () => 1);
    const loaded = later(load);
    expect(load).toHaveBeenCalledOnce();
    expect(await loaded).toBe(1);
});

test("the compiler finds messages and rooms that are missing, and stale ones", () => {
    const { close: _, ...fewer } = french;
    // @ts-expect-error: a message is missing
    const missing: Room<"ending"> = fewer;
    // @ts-expect-error: English has no such message
    const stale: Room<"ending"> = { ...french, old: "Vieux" };
    // @ts-expect-error: it has a number to tell
    const other: Room<"turn">["wins"] = (side: string, count: number) => `${side} ${count}`;
    const speaks = (speak: typeof Speak) => {
        // @ts-expect-error: nearly all rooms are missing
        speak({ ending: french }, async () => ({}));
    };
    expect([missing, stale, other, speaks]).toHaveLength(4);
});
