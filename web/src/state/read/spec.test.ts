/** The text of specs: cut between its parts, whatever lies in these. */
import { expect, test } from "vitest";
import { fc, of, pieces } from "../../testing/arbitrary.ts";
import { nameOf, readSpec, settingIn, settings, splitTop } from "./spec.ts";

const name = of("abcxyz_-9", { minLength: 1, maxLength: 8 });
/** name, name(key=value,...), values again specs. */
const { spec } = fc.letrec<{ spec: string; pair: string }>((tie) => ({
    spec: fc.oneof(
        { maxDepth: 3 },
        name,
        fc
            .tuple(name, fc.array(tie("pair"), { maxLength: 4 }))
            .map(([head, pairs]) => `${head}(${pairs.join(",")})`),
    ),
    pair: fc.tuple(name, tie("spec")).map(([key, value]) => `${key}=${value}`),
}));

test("are cut between their parts, whatever lies in these", () => {
    fc.assert(
        fc.property(fc.array(spec, { maxLength: 6 }), of(" ", { maxLength: 2 }), (all, gap) => {
            expect(splitTop(all.join(`,${gap}`))).toEqual(all);
        }),
    );
});

test("are read as name and inside", () => {
    fc.assert(
        fc.property(name, fc.array(spec, { maxLength: 4 }), (head, all) => {
            const inside = all.join(",");
            expect(readSpec(`${head}(${inside})`)).toEqual({ name: head, inside });
            expect(readSpec(` ${head} `)).toEqual({ name: head, inside: "" });
        }),
    );
});

test("hostile ones lose nothing but blanks, commas and what is empty", () => {
    const bare = (one: string) => one.replace(/[\s,]/g, "");
    fc.assert(
        fc.property(pieces("a", "=", "(", ")", ",", " ", "1"), (one) => {
            expect(bare(splitTop(one).join(","))).toBe(bare(one));
        }),
    );
});

test("commas within parentheses separate nothing", () => {
    expect(splitTop("a=1, b=x(c=2,d=3),e=4")).toEqual(["a=1", "b=x(c=2,d=3)", "e=4"]);
    expect(splitTop("")).toEqual([]);
});

test("a setting of a spec, nested parentheses whole", () => {
    const spec = "expectimax(depth=2, eval = rules(c_empty=2,c_lost=0),table=4)";
    expect(nameOf(spec)).toBe("expectimax");
    expect(settings(readSpec(spec).inside).map(({ key }) => key)).toEqual([
        "depth",
        "eval",
        "table",
    ]);
    expect(settingIn(spec, "eval")).toBe("rules(c_empty=2,c_lost=0)");
    expect(settingIn(spec, "table")).toBe("4");
    expect(settingIn(spec, "c_empty")).toBe("");
    expect(settingIn("expectimax", "eval")).toBe("");
});
