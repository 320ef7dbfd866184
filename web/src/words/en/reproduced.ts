/** The page "Reproduced": published figures beside ours. */
import { type Piece, part, rich } from "../grammar.ts";
import { decimals } from "../numbers.ts";

export const reproduced = {
    title: "Reproduced",
    back: "To the playground",
    about: "Five teaching documents on programs that play Tron, Connect Four, 2048 and the game of the Amazons published figures; these are ours beside them.",
    /** `level`: the least p with which figures agree. */
    agreement: (level: number) =>
        `An interval holds the true value in 95 of 100 such measurements. A figure “agrees” where all that was published beside it could be chance: p, which the named test gives, is how often two measurements of the same thing would differ by so much, and the least one of a row has to be ${level} at least. Few games agree with nearly everything. Below each figure stand the lines for the console; the links open the same experiment, ready to start.`,

    /** By the names that the rows have. */
    documents: {
        Tron: "A programming lab in French: a rider that chooses its way by random games.",
        "Connect Four": "A course in French on game programs, with statistics of random players.",
        puissance4:
            "A Python package with UCT for Connect Four, by woctezuma, and its description.",
        "2048": "A report in French on a 2048 program of rules, and a genetic algorithm for them.",
        Amazons: "A report in French on a tournament of programs for the game of the Amazons.",
    } as { [name: string]: string },

    // ------------------------------------------------------------ the table
    /** What the file of the figures says, results.json: titles, what is published, notes, measured values. */
    data: (text: string) => text,

    figures: (document: string) => `Figures: ${document}`,
    columns: {
        figure: "Figure",
        document: "Document",
        ours: "Ours",
        interval: "Interval",
        games: "Games",
        agreement: "Agreement",
    },
    open: "Open it in the playground",
    none: "–",
    changed: "not measured since the row changed",
    unmeasured: "not measured",
    measured: (date: string, version: string) => `${date}, version ${version}`,
    verdicts: {
        agrees: "agrees",
        differs: "differs",
        answered: "answered",
        unmeasured: "–",
        changed: "–",
        incomparable: "no figure to compare",
    },

    // ------------------------------------------------------------ what tests say
    tests: { fisher: "Fisher's exact test", z: "z test", welch: "Welch's test" },
    p: (p: number) =>
        p < 0.001 ? "p < 0.001" : `p = ${p < 0.1 ? decimals(p, 3) : decimals(p, 2)}`,
    /** `columns`: what each is called, "" where there is one only, and its p. */
    told: (test: string, columns: readonly { title: string; p: string }[]): Piece[] => {
        const list = columns.map(({ title, p }) => (title === "" ? p : `${title} ${p}`));
        return rich`${test}: ${part("number", list.join(", "))}`;
    },
    inexact: (within: number) =>
        `The document does not say of how many games: its figure counts as exact to ± ${within}.`,
    noTest: (ends: readonly string[]) => `No test: ${ends.join(" to ")} counts as agreeing.`,

    // ------------------------------------------------------------ charts
    chart: (title: string) => `Chart: ${title}, ours and the document's; its table has all numbers`,
    ours: "ours",
    document: "document",
};
