/** The menu of searchers: who stands where, and why somebody cannot be chosen. */
import { expect, test } from "vitest";
import type { Describe, Show } from "../engine/protocol.ts";
import { describe, searchers, show } from "../state/read/store.ts";
import { drawn } from "../testing/drawn.ts";
import { SearcherSelect } from "./chooser.tsx";

test("people stand first, then who fits, the common ones before the others", () => {
    const roles: { [name: string]: string[] } = {
        exact: ["judge", "analyst", "baseline"],
        seldom: [],
        person: ["person"],
        common: ["opponent", "analyst"],
        single: ["opponent"],
    };
    describe.value = {
        games: [{ name: "one" }],
        searchers: Object.entries(roles).map(([name, parts]) => ({
            name,
            presets: [],
            roles: Object.fromEntries(parts.map((part) => [part, ""])),
        })),
    } as unknown as Describe;
    show.value = { family: "one" } as unknown as Show;
    searchers.value = Object.keys(roles).map((name) => ({
        name,
        title: name.toUpperCase(),
        fits: name !== "exact",
        reason: name === "exact" ? "for two players" : null,
    })) as typeof searchers.value;
    const menu = (human: boolean) =>
        drawn(
            <SearcherSelect label="Player" value="common" human={human} onChange={() => {}} />,
        ).all("option");
    expect(menu(true).map(({ children }) => String(children))).toEqual([
        "PERSON",
        "COMMON",
        "SINGLE",
        "SELDOM",
        "EXACT: for two players",
    ]);
    expect(menu(true).map(({ disabled }) => disabled === true)).toEqual([
        ...[false, false, false, false],
        true,
    ]);
    expect(menu(false).map(({ children }) => String(children))[0]).toBe("COMMON");
});
