/** The scales of strength that are shipped: small enough to be fetched when asked for, and dated. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../public/scales");
const MOST = 20 * 1024;

test.each(readdirSync(folder))("%s is small, dated and begins with random moves", (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const [head, first, second, weakest] = text.split("\n");
    expect(text.length).toBeLessThanOrEqual(MOST);
    expect(head).toBe("plyscope-scale 2");
    expect(`${/^game=(\w+)/.exec(first ?? "")?.[1]}.scale`).toBe(name);
    expect(first).toMatch(/ version=[\d.]+ date=\d{4}-\d\d-\d\d seed=\d+ /);
    expect(second).toMatch(/^games=\d{4,} .*anchors=\d\d /);
    expect(weakest).toMatch(/player=random$/);
});
