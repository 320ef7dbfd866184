import { expect, test } from "vitest";
import { film, filmOf, filmsOf, readThought } from "./films.ts";

const asked = (ply: number) =>
    ({ type: "asked", text: JSON.stringify({ ply, seat: 0, position: `p${ply}` }) }) as const;
const thought = (move: string) =>
    ({
        type: "thought",
        text: JSON.stringify({ move, time: 1, nodes: 2, value: 3, values: [[move, 3]] }),
    }) as const;

test("a game is the moves of one worker as long as they come later and later", () => {
    for (const ply of [0, 2, 4]) {
        film("mine", 1, asked(ply));
        film("mine", 1, { type: "log", text: `at ${ply}` });
        film("mine", 1, thought(String(ply)));
    }
    film("mine", 1, asked(1));
    film("mine", 1, { type: "fault", text: "broken", line: 3, column: 1 });
    const [second, first] = filmsOf("mine");
    expect(first?.frames.map(({ ply }) => ply)).toEqual([0, 2, 4]);
    expect(first?.frames[1]?.prints).toEqual(["at 2"]);
    expect(second?.frames[0]?.fault).toMatchObject({ text: "broken", line: 3 });
});

test("a game is known by its moves, and none of another player", () => {
    expect(filmOf("mine", ["0", "x", "2", "y", "4", "z"])?.frames.length).toBe(3);
    expect(filmOf("mine", ["0", "x", "3", "y", "4"])).toBeNull();
    expect(filmOf("other", ["0", "x", "2", "y", "4"])).toBeNull();
});

test("what a player makes of its notes is not believed", () => {
    for (const text of ["", "{", "null", '{"move":3}', '{"move":"a","time":"b","nodes":1}'])
        expect(readThought(text)).toBeNull();
    expect(readThought('{"move":"a","time":1,"nodes":1,"values":[1,["b",2]]}')?.values).toEqual([
        ["b", 2],
    ]);
});
