/** What the editor knows of a place in a player's file. */
import { expect, test } from "vitest";
import { sourceOf } from "../../../words/starts.ts";
import { callAt, memberAt, offersAt, paramsIn } from "./knowing.ts";
import { manuals } from "./manual.ts";

const { interfaces, membersOf, pages: PAGES } = manuals.javascript;

/** The labels that are offered at the mark of a text, its last "|". */
function offered(text: string): string[] | null {
    const at = text.lastIndexOf("|");
    const found = offersAt(text.slice(0, at) + text.slice(at + 1), at);
    return found === null ? null : found.members.map(({ label }) => label);
}

const labels = (of: string) => membersOf(of).map(({ label }) => label);

test("everything that a player can use is declared with a sentence", () => {
    expect([...interfaces.keys()]).toEqual(expect.arrayContaining(PAGES.map(({ of }) => of)));
    for (const { of } of PAGES) {
        expect(membersOf(of).length, of).toBeGreaterThan(1);
        for (const { label, info } of membersOf(of)) expect(info, `${of}.${label}`).not.toBe("");
    }
    expect(labels("Game")).toEqual(
        expect.arrayContaining(["moves", "play", "undo", "toMove", "result", "chance", "key"]),
    );
    expect(labels("Time")).toEqual(["used", "left"]);
});

test("behind a dot stands what there is", () => {
    expect(offered("game.|")).toEqual(labels("Game"));
    expect(offered("    const list = game.mo|")).toEqual(labels("Game"));
    expect(offered("if (game.time.|")).toEqual(["used", "left"]);
    expect(offered("game.limits.|\n return 1;")).toEqual(labels("Limits"));
    expect(offered("for (const cell of game.cells()) if (cell.|")).toEqual(labels("Cell"));
    expect(offered("game.cells()[0].|")).toEqual(labels("Cell"));
    expect(offered("game.cells().|")).toBeNull();
    expect(offered("Math.|")).toBeNull();
    expect(offered("game.moves()[0].|")).toBeNull();
});

test("keys of a report and of parameters", () => {
    expect(offered("game.report({ value: 3, |")).toEqual(labels("PlayerReport"));
    expect(offered("game.report({\n    va|\n});")).toEqual(labels("PlayerReport"));
    expect(offered("game.report({ value: |")).toBeNull();
    expect(offered("export const params = { depth: { default: 4, m|")).toEqual(labels("ParamRow"));
    expect(offered("const other = { depth: { a: 4, m|")).toBeNull();
});

test("the parameters of the file itself", () => {
    const uct = sourceOf("uct");
    expect(paramsIn(uct)).toEqual(["games", "c"]);
    expect(offered(`${uct}\nparams.|`)).toEqual(["games", "c"]);
    expect(offered(`${uct}\nfunction other(game, { |`)).toEqual(["games", "c"]);
    expect(paramsIn("export default () => 1;")).toEqual([]);
});

test("what a name means, and what is being called", () => {
    const text = "const best = game.evaluate('plain', game.seat);";
    expect(memberAt(text, text.indexOf("(")) ?? {}).toMatchObject({ label: "evaluate" });
    expect(memberAt(text, text.indexOf(")")) ?? {}).toMatchObject({ label: "seat" });
    expect(memberAt(text, 10)).toBeNull();
    expect(callAt(text, text.indexOf("'plain'"))).toMatchObject({
        member: { label: "evaluate", detail: expect.stringContaining("name?: string") },
        from: text.indexOf("evaluate"),
    });
    expect(callAt("game.moves(", 11)?.member.label).toBe("moves");
    expect(callAt("other(", 6)).toBeNull();
    const report = "game.report({ value: 3 });";
    expect(memberAt(report, report.indexOf(":"))).toMatchObject({ label: "value" });
});
