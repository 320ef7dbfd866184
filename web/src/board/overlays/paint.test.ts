import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "../../charts/palette.ts";
import type { Colours } from "../draw/colours.ts";
import { lineColour, within } from "./paint.ts";

test("a value near an edge is moved inside, one that is wider than the picture stands in its middle", () => {
    expect(within(50, 20, 10, 100)).toBe(50);
    expect(within(12, 20, 10, 100)).toBe(30);
    expect(within(109, 20, 10, 100)).toBe(90);
    expect(within(12, 60, 10, 100)).toBe(60);
});

test("the line of play of every rider stands out from the ground, light or dark", () => {
    const sheet = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
    const riders = sheet.slice(sheet.indexOf("/* Riders have colours"));
    const token = (name: string) => new RegExp(`${name}: (#\\w+);`).exec(riders)?.[1] ?? "";
    const players = [0, 1, 2, 3, 4, 5].map((i) => ({
        fill: token(`--player-${i}`),
        contrast: token(`--player-${i}-ink`),
    }));
    const grounds = [...sheet.matchAll(/--field: (#\w+);/g)].map(([, ground = ""]) => ground);
    expect(grounds.length).toBeGreaterThan(1);
    for (const ground of grounds)
        for (const rider of players.keys()) {
            const colour = lineColour({ players, ground } as Colours, rider);
            expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThan(3);
        }
});
