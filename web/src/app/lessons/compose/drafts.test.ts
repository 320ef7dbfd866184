/** What is kept of a lesson that several tabs write: nothing of what somebody has written is lost. */
import { expect, test } from "vitest";
import { type Draft, kept, withVersion } from "./drafts.ts";

const MINUTE = 60_000;
const draft = (text: string, saved: number, ...versions: [string, number, string?][]): Draft => ({
    ...{ id: "a", text, saved },
    versions: versions.map(([text, saved, name = ""]) => ({ text, saved, name })),
});
const write = (stored: Draft | undefined, base: string, text: string, now: number) =>
    kept(stored, { id: "a", base, text, now });

test("what another tab has kept meanwhile becomes a version", () => {
    const stored = draft("theirs", 20 * MINUTE, ["old", 19 * MINUTE]);
    expect(write(stored, "base", "mine", 21 * MINUTE)).toEqual(
        draft("mine", 21 * MINUTE, ["theirs", 20 * MINUTE], ["old", 19 * MINUTE]),
    );
    // The same text from both is no version.
    expect(write(stored, "base", "theirs", 21 * MINUTE).versions).toHaveLength(1);
    // Deleted elsewhere while it was written here: it is there again.
    expect(write(undefined, "base", "mine", 5)).toEqual(draft("mine", 5));
});

test("what one tab writes becomes a version after ten minutes", () => {
    const stored = draft("a", 20 * MINUTE, ["first", 15 * MINUTE]);
    expect(write(stored, "a", "b", 21 * MINUTE).versions).toHaveLength(1);
    expect(write(stored, "a", "b", 26 * MINUTE).versions.map(({ text }) => text)).toEqual([
        "a",
        "first",
    ]);
});

test("of thirty versions and more the oldest without a name go", () => {
    let versions: Draft["versions"] = [{ text: "named", saved: 0, name: "As taught in May" }];
    for (let i = 1; i <= 40; i++)
        versions = withVersion(versions, { text: `${i}`, saved: i, name: "" });
    expect(versions).toHaveLength(30);
    expect(versions[0]?.text).toBe("40");
    expect(versions.at(-1)?.text).toBe("named");
    const [first] = versions;
    if (first === undefined) throw new Error("there is none");
    expect(withVersion(versions, { ...first, saved: 99 })).toBe(versions);
    expect(withVersion(versions, { ...first, saved: 99, name: "N" })[0]?.name).toBe("N");
});
