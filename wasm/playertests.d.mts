/** A test of a player: from a position of a game it has to play one of these moves, or none of them. */
export interface PlayerTest {
    /** The rules, a spec. */
    game: string;
    position: string;
    must: boolean;
    moves: readonly string[];
}

/** One that stands in a player's file. */
export interface OwnTest extends PlayerTest {
    /** Its line. */
    line: string;
}

/** What a set of shipped tests is about: wins in so many plies, a threat, a result to keep, a game that goes on. */
export type SetId = "win1" | "win3" | "win5" | "block" | "keep" | "live";

/** The shipped file, playertests.json. */
export type Shipped = readonly {
    family: string;
    game: string;
    sets: readonly {
        id: string;
        tests: readonly { position: string; moves: readonly string[] }[];
    }[];
}[];

export interface TestSet {
    id: SetId;
    tests: PlayerTest[];
}

/** The tests of a file, in its order. */
export function readTests(source: string): OwnTest[];
export function testLine(test: PlayerTest): string;
/** The file with one test more, at its end. */
export function withTest(source: string, test: PlayerTest): string;
/** The file without the test of that line. */
export function withoutTest(source: string, line: string): string;
/** The sets that are shipped for a family of games. */
export function shippedSets(shipped: Shipped, family: string): TestSet[];
/** Whether that is a right answer. */
export function passes(test: PlayerTest, move: string): boolean;
/** Tests by their games. */
export function byGame<Test extends PlayerTest>(tests: readonly Test[]): [string, Test[]][];
