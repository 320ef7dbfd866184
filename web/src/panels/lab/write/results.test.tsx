/** Results of a contest that somebody else may have written. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});

import { describe } from "../../../state/read/store.ts";
import { drawn } from "../../../testing/drawn.ts";
import { told } from "../../../testing/told.ts";
import { Games } from "../games.tsx";
import { Statistics } from "../statisticstable.tsx";
import { CrossTable } from "../tournament/crosstable.tsx";
import { TournamentResults } from "../tournament/panel.tsx";
import { readResults } from "./results.ts";

const file = new URL("../../../../../tests/data/contest.json", import.meta.url);
const whole = () => JSON.parse(readFileSync(file, "utf8")).results;

type Owner = Record<string, unknown>;

/** Where members stand in a value: of an array in its first element only. */
function places(value: unknown, path: string[] = []): string[][] {
    if (typeof value !== "object" || value === null) return [];
    const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
    return names.flatMap((name) => [
        [...path, name],
        ...places((value as Owner)[name], [...path, name]),
    ]);
}

test("the results of a contest are read as they were written", () => {
    const { request, state, games, latest } = whole();
    const read = readResults(whole());
    expect(read).toMatchObject({ request, state, games });
    const { rows, pairs, cross, tallies, players } = latest;
    expect(read?.latest).toMatchObject({ rows, pairs, cross, tallies, players });
});

test("whatever stands in the place of one of their values, they are drawn or left out", () => {
    describe.value = told;
    let shown = 0;
    let leftOut = 0;
    for (const path of places(whole()))
        for (const other of [null, -1, {}]) {
            const changed = whole();
            const owner = path
                .slice(0, -1)
                .reduce<Owner>((in_, name) => in_[name] as Owner, changed);
            owner[path.at(-1) as string] = other;
            const read = readResults(changed);
            if (read === null) {
                leftOut++;
                continue;
            }
            shown++;
            const { latest } = read;
            const names = latest.players;
            const order = latest.rows.map(({ player }) => names.indexOf(player));
            for (const what of [
                <TournamentResults
                    key="r"
                    {...{ run: read, latest, sides: ["J", "R"], goal: null }}
                />,
                <CrossTable key="c" players={names} order={order} pairs={latest.pairs} />,
                <Statistics key="s" rows={latest.tallies} names={names} />,
                <Games key="g" run={read} names={names} sides={["J", "R"]} />,
            ])
                expect(drawn(what).html, path.join(".")).not.toMatch(/NaN|undefined|\[object/);
        }
    expect(shown).toBeGreaterThan(50);
    expect(leftOut).toBeGreaterThan(100);
});
