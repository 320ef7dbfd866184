/**
 * Random games in step with one another, as the core tells them choice by choice, and how far the same games have
 * come when they are played one after the other. Nothing here chooses: every move and number is the core's.
 */
import type { SimulateLine } from "../../../engine/protocol.ts";

type Told = NonNullable<SimulateLine["choices"]>;

/** One game at one step, with moves by their numbers: 0 = it stays, 1.. = the moves in the order of the game. */
export interface Row {
    /** One place for each move, filled from the left; 0 where nothing stands. */
    possible: number[];
    /** How many places are filled. */
    count: number;
    drawn: number;
    /** The number drawn, modulo the count (or 1): the place that is chosen. */
    place: number;
    choice: number;
    /** Cells before and after. */
    from: number;
    to: number;
    /** Steps of this game up to and with this one. */
    steps: number;
}

export interface Games {
    /** Names of the moves; move number k is the one at place k - 1. */
    moves: string[];
    /** Numbers are drawn below that. */
    below: number;
    /** By step, then by game; in the last step all stay. */
    rows: Row[][];
    /** Steps of every game. */
    lengths: number[];
    /** Times that the program goes through its loop: all games at once, and one after the other. */
    together: number;
    apart: number;
}

export function gamesOf(line: SimulateLine): Games | null {
    const { choices } = line;
    if (choices === undefined) return null;
    const lengths = line.games.map(({ length }) => length);
    const lines = line.games.map(({ moves }) => moves.split(" "));
    const rows = Array.from({ length: choices.steps }, (_, step) =>
        choices.games.map((game, i) => rowOf(choices, game, step, lines[i]?.[step])),
    );
    return {
        moves: choices.moves,
        below: choices.below,
        rows,
        lengths,
        together: choices.steps,
        // In the last round of its loop each game finds that nothing is possible any more.
        apart: lengths.reduce((sum, length) => sum + length + 1, 0),
    };
}

function rowOf(
    { moves }: Told,
    { possible, number, cell }: Told["games"][number],
    step: number,
    made: string | undefined,
): Row {
    const open = possible[step] ?? [];
    const places = open.map((move) => move + 1);
    const from = cell[step] as number;
    return {
        possible: [...places, ...moves.slice(open.length).map(() => 0)],
        count: open.length,
        drawn: number[step] as number,
        place: (number[step] as number) % Math.max(1, open.length),
        choice: open.length === 0 ? 0 : moves.indexOf(made ?? "") + 1,
        from,
        to: cell[step + 1] ?? from,
        steps: open.length === 0 ? possible.findIndex((each) => each.length === 0) : step + 1,
    };
}

/** Steps that every game has made after so many rounds of the loop, where one game comes after the other. */
export function apartAfter({ lengths }: Games, rounds: number): number[] {
    let left = rounds;
    return lengths.map((length) => {
        const made = Math.max(0, Math.min(length, left));
        left -= length + 1;
        return made;
    });
}

/** The same, where all go on at once. */
export const togetherAfter = ({ lengths }: Games, rounds: number): number[] =>
    lengths.map((length) => Math.min(length, rounds));

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The cells of a game after so many steps, the first one included. */
export const wayOf = ({ rows }: Games, game: number, steps: number): number[] => [
    rows[0]?.[game]?.from ?? -1,
    ...rows.slice(0, steps).map((row) => row[game]?.to ?? -1),
];
