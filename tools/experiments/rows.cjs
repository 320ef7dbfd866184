// rows.cjs - what the five source documents published, and how it is measured again.
//
// A row is one published figure: console lines for each scale, what to read from the answers (a value, its
// text, its interval of 95 % and the games behind it), and the band in which ours is expected (null = a time,
// which depends on the machine). Bands of `full` are what independent programs measured, with a margin; those
// of `quick` allow for few games. `near`: where a value agrees with the document; without it the document
// has no figure to compare. The last of the full lines is what the playground opens; `board`: the board alone,
// with these players. `chart`: the row's place in one of the charts below (id, x), with the document's figure
// there (y; without x a level); a row may read whole series for its chart as well.
"use strict";

const last = (answers, type) => answers.filter((answer) => answer.type === type).pop();
const percent = (value) => `${value.toFixed(1)} %`;
/** Half of Wilson's interval of a share, in per cent: "± 1.8". */
function around(count, games) {
    const z = 1.96;
    const p = count / games;
    const half = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
    return `± ${((100 * half) / (1 + (z * z) / games)).toFixed(1)}`;
}

// ---- Tron: score of flat Monte Carlo ------------------------------------------------------------------

// The random games of a decision: `sims` after each direction, as the text says, or in all, their first
// directions drawn by lot as well. tools/experiments/tron-document has the same by a program of its own.
const tron = (sims, published, way, games, band, note) => ({
    id: `tron-${sims}${way === "drawn" ? "-drawn" : ""}`,
    document: "Tron",
    title:
        way === "drawn"
            ? `The same with ${sims.toLocaleString("en")} games in all, first directions drawn`
            : `Mean score of flat Monte Carlo, ${sims.toLocaleString("en")} games per direction`,
    published: `${published}`,
    note,
    near: [published - 5, published + 5], // one game deviates by 20; of how many it is a mean is not said
    chart:
        way === "drawn"
            ? { id: "tron-score", x: sims, name: "ours, as many games in all" }
            : { id: "tron-score", x: sims, y: published },
    lines: (scale) => [
        "new tron(preset=document)",
        `match montecarlo(score=sum,sims=${sims}${way === "drawn" ? ",share=drawn" : ""}) games=${
            scale === "quick" ? Math.min(40, Math.ceil(2e4 / sims)) : games
        }`,
    ],
    read(answers) {
        const [{ mean, error, games }] = last(answers, "match").points;
        return {
            value: mean,
            text: mean.toFixed(1),
            interval: games < 10 ? "" : `± ${(1.96 * error).toFixed(1)}`,
            games,
        };
    },
    band: { quick: [Math.max(0, band[0] - 20), 164], full: band },
});

const EACH = "As the text has it; two programs of ours agree. Steps, at most 164.";

const tronTime = {
    id: "tron-time",
    document: "Tron",
    title: "Time of a move at 10,000 games per direction",
    published: "1 to 2 s (4 cores, compiled Python)",
    lines: () => ["new tron(preset=document)", "analyze montecarlo(score=sum,sims=10000) bare"],
    read(answers) {
        const { ms } = last(answers, "analyze");
        return { value: ms, text: `${ms.toFixed(1)} ms (1 core)` };
    },
    note: "Compiled C is quicker, as was to be expected.",
    near: [1000, 2000],
    band: { quick: null, full: null },
    board: "montecarlo(score=sum,sims=10000)",
};

// ---- Connect Four: the document's statistics ------------------------------------------------------------

const jalon = (games, quickBand, fullBand) => ({
    id: `connect4-random-${games}`,
    document: "Connect Four",
    title: `Random against itself, 3 in a row on a cylinder of 4 x 4, ${games.toLocaleString("en")} games`,
    published:
        games === 4
            ? "games won 2-2, their moves 15/15, by side 16/14; and 3-1, 20/7, 17/10"
            : "the same statistics, no figures",
    note:
        games === 4
            ? "Four games of chance: every four have other figures."
            : "The side that begins wins 69 to 70 % of the games, as an independent program found.",
    lines: (scale) => [
        "new connect4(rows=4,cols=4,align=3,cylinder=yes)",
        `match random(name=alea) random(name=alea) games=${scale === "quick" ? Math.min(games, 2000) : games}`,
    ],
    read(answers) {
        const { pv, sigma, games: played } = last(answers, "match");
        return {
            value: (100 * pv.J) / played,
            text: `games won ${pv.alea_01}-${pv.alea_02}, their moves ${sigma.alea_01}/${sigma.alea_02}, by side ${sigma.J}/${sigma.R}`,
            games: played,
        };
    },
    band: { quick: quickBand, full: fullBand },
});

// ---- puissance4: UCT with the package's own settings ------------------------------------------------------

const puissance = (id, against, opponent, published, near, quickBand, fullBand, note) => ({
    id: `puissance4-${id}`,
    document: "puissance4",
    title: `The package's UCT against ${against}`,
    published,
    note,
    near,
    lines: (scale) => [
        "new connect4",
        `match uct(preset=document) ${opponent} games=${scale === "quick" ? 60 : 2000}`,
    ],
    read(answers) {
        const { score, wins, draws, losses, games } = last(answers, "match");
        return {
            value: 100 * score,
            text: `${percent(100 * score)} (${wins} won, ${draws} drawn, ${losses} lost)`,
            interval: around(score * games, games),
            games,
        };
    },
    band: { quick: quickBand, full: fullBand },
});

// What its "prepare_and_train" is for: each game is played by a player that has trained anew.
const training = {
    id: "puissance4-training",
    document: "puissance4",
    title: "The package's UCT, trained before every game, against its Random player",
    published: "none in the text; run here, the package won 81 % of 100 games, in which it trained",
    note: "Ours trains in 200 games against itself before each game. The package learns while the games are counted; ours does not, so that its games can be shared out among workers.",
    lines: (scale) => [
        "new connect4",
        scale === "quick"
            ? "sweep uct(preset=document,train=0|10) random(preset=biased) games=60"
            : "sweep uct(preset=document,train=0|5|10|20|50|100|200) random(preset=biased) games=1000",
    ],
    read(answers) {
        const { rows } = last(answers, "sweep");
        const { score, games } = rows.at(-1);
        const share = (part) => Number((100 * part).toFixed(1));
        const points = rows.map(({ value, score: won, error }) => [
            value,
            ...[won, won - error, won + error].map(share),
        ]);
        return {
            value: 100 * score,
            text: percent(100 * score),
            interval: around(score * games, games),
            games,
            series: [{ name: "ours", points }],
        };
    },
    chart: { id: "puissance4-training", y: 81, theirs: "the document's package, run here" },
    band: { quick: [65, 100], full: [88, 98] },
};

// ---- 2048 ---------------------------------------------------------------------------------------------------

const rules = {
    id: "2048-rules",
    document: "2048",
    title: "One-ply rules, all coefficients 1: games won",
    published: "1 % of 1000 games",
    lines: (scale) => [
        "new 2048(preset=faithful)",
        `match rules games=${scale === "quick" ? 1000 : 5000}`,
    ],
    read(answers) {
        const [{ goals, games }] = last(answers, "match").points;
        const value = (100 * goals) / games;
        return { value, text: percent(value), interval: around(goals, games), games };
    },
    band: { quick: [0, 2.5], full: [0.4, 2.5] },
    near: [0.4, 2],
};

const evolution = (id, title, rulesOf, player, genes, note, band) => ({
    id,
    document: "2048",
    title,
    published: "about 20 %",
    note,
    lines: (scale) => [
        "new 2048(preset=faithful)",
        `evolve ${player} genes=${genes} seed=1 ${
            scale === "quick" ? "generations=2 population=20 games=40" : "generations=30"
        }`,
    ],
    read(answers) {
        const { best, generation, history } = last(answers, "evolve");
        const series = [
            {
                name: `best individual, ${rulesOf}`,
                points: history.map((row) => [row.generation, row.best, row.low, row.high]),
            },
            {
                name: `mean of all, ${rulesOf}`,
                points: history.map((row) => [row.generation, row.mean]),
            },
        ];
        return {
            value: best,
            text: `${percent(best)} after ${generation} generations`,
            interval: around(2 * best, 200),
            games: 200,
            series,
        };
    },
    chart: id === "2048-evolution" ? { id: "2048-evolution", y: 20 } : { id: "2048-evolution" },
    band: { quick: [0, 25], full: band },
    near: [15, 25],
});

// ---- Amazons --------------------------------------------------------------------------------------------------

// What the report's Python program is taken to visit in a second: at its start a player has 2,176 moves.
const SPEED = 1000;

const boardOf = (size, queens) => `amazons(columns=${size},rows=${size},queens=${queens})`;
const opponent = (depth) => `minimax(depth=${depth},eval=outcome,ties=random)`;

/** Games that the first of both has won, beginning and answering. */
function sides(answer) {
    const half = answer.games / 2;
    const begins = (answer.wins + answer.pv.White - half) / 2;
    const answers = answer.wins - begins;
    return {
        value: (100 * begins) / half,
        interval: around(begins, half),
        games: answer.games,
        text: `${begins}-${half - begins} beginning, ${answers}-${half - answers} answering`,
    };
}

/** Said in full where it comes first. */
function amazonsNote(depth, size, queens, seconds) {
    const positions = `${(SPEED * seconds).toLocaleString("en")} positions a move`;
    const slower =
        seconds > 1 && queens > 2
            ? " In the report more time makes the player weaker; ours stays the same."
            : "";
    if (size > 6) return depth === 1 ? `${positions}.${slower}` : undefined;
    return depth === 1
        ? `${positions}, as of a Python program. When they are used up it plays the move that is being tried, even after a win was found. Compared is who begins: of the other column it is not said whose games come first.`
        : "The report does not say how deep its minimax looks; in a second its program can hardly have tried more than the first moves.";
}

// size, queens, seconds; the document's games of 20 when Tournament begins; its column "M vs T"
const amazons = (size, queens, seconds, first, second) =>
    [1, 2].map((depth) => ({
        id: `amazons-${size}-${queens}-${seconds}-${depth}`,
        document: "Amazons",
        title: `Tournament player against minimax of depth ${depth}: ${size} x ${size}, ${queens === 1 ? "1 queen" : `${queens} queens`}, ${seconds} s`,
        published: `${first}-${20 - first} when Tournament begins; "M vs T": ${second}-${20 - second}`,
        note: amazonsNote(depth, size, queens, seconds),
        quick: depth === 1 && size === 6,
        lines: (scale) => [
            `new ${boardOf(size, queens)}`,
            `match pvs(preset=tournament,time=0s,nodes=${SPEED * seconds}) ${opponent(depth)} games=${
                scale === "quick" ? 20 : depth === 1 ? 200 : 40
            }`,
        ],
        read: (answers) => sides(last(answers, "match")),
        band: { quick: [30, 100], full: [60, 100] },
        near: [5 * first - 20, 5 * first + 20], // two deviations of 20 games
    }));

const amazonsBest = {
    id: "amazons-best",
    document: "Amazons",
    title: "The same on 6 x 6, 1 s, depth 1, but playing the best move found",
    published: "14-6 with the move being tried",
    note: "What it costs to play the move that is being tried; nothing else is different.",
    lines: (scale) => [
        `new ${boardOf(6, 1)}`,
        `match pvs(preset=tournament,time=0s,nodes=${SPEED},partial=no) ${opponent(1)} games=${scale === "quick" ? 20 : 200}`,
    ],
    read: (answers) => sides(last(answers, "match")),
    band: { quick: [60, 100], full: [88, 100] },
};

// The document's players, without what ours adds to them.
const firstMovers = (depth) => [
    ["Minimax", `minimax(depth=${depth},eval=outcome)`],
    ...(depth > 1 ? [["Alpha-beta", `alphabeta(depth=${depth},eval=outcome)`]] : []),
    ["NegaScout", `pvs(depth=${depth},eval=outcome,solve=no,table=0)`],
];

const firstMove = (depth) => ({
    id: `amazons-first-${depth}`,
    document: "Amazons",
    title: `First action at depth ${depth}, sizes 2 to 10, one queen each in opposite corners`,
    published:
        depth === 2
            ? "time of NegaScout doubles with each step of size"
            : "a curve without figures",
    note: `The value is the mean growth of NegaScout's nodes from size to size.${
        depth > 1
            ? " Alpha-beta visits the nodes of Minimax here: every first action gets the full window. The report found NegaScout slower than Minimax; ours, which tries good actions first, takes about half as long."
            : " NegaScout takes longer than Minimax, as the report found."
    }`,
    lines(scale) {
        const last = scale === "quick" ? 6 : 10;
        const players = firstMovers(depth).map(([, spec]) => spec);
        return [
            "new amazons(preset=corners)",
            `sweep ${players.join("|")} measure=first games=${scale === "quick" ? 2 : 20} variant=amazons(columns=2..${last}:${last - 1},rows=columns,queens=1,layout=corners)`,
        ];
    },
    read(answers) {
        const { first } = last(answers, "sweep");
        const of = (player) => first.filter(({ spec }) => spec === player);
        const movers = firstMovers(depth);
        const all = of(movers.at(-1)[1]);
        const grown = (key) => (all.at(-1)[key] / all[0][key]) ** (1 / (all.length - 1));
        const growth = grown("work");
        const point = ({ values, ms, ms_error: error }) => {
            const low = Math.max(ms / 2, ms - error);
            const ends = [ms, low, ms + error].map((value) => Number(value.toPrecision(3)));
            return [values["variant.columns"], ...ends];
        };
        return {
            value: growth,
            text: `nodes times ${growth.toFixed(2)} a step, time times ${grown("ms").toFixed(2)}; ${Number(all.at(-1).ms.toPrecision(2))} ms on the largest board`,
            games: all[0].games,
            series: movers.map(([name, spec]) => ({
                name: `${name}, depth ${depth}`,
                points: of(spec).map(point),
            })),
        };
    },
    chart: { id: "amazons-first" },
    band: { quick: [1.2, 12], full: [1.2, 8] },
    ...(depth === 2 ? { near: [1.5, 3] } : {}),
});

// Drawn from the rows that name them.
module.exports.charts = [
    {
        id: "tron-score",
        document: "Tron",
        title: "Mean score against random games",
        x: { title: "random games per direction, or in all", log: true },
        y: { title: "score" },
    },
    {
        id: "puissance4-training",
        document: "puissance4",
        title: "Games won against games of training",
        x: { title: "games of training before each game" },
        y: { title: "per cent" },
    },
    {
        id: "2048-evolution",
        document: "2048",
        title: "Games won, generation by generation",
        x: { title: "generation" },
        y: { title: "per cent", low: 0 },
    },
    {
        id: "amazons-first",
        document: "Amazons",
        title: "Time of the first action against the size of the board",
        x: { title: "columns and rows" },
        y: { title: "milliseconds", log: true },
        growth: { name: "document: doubles with each step", of: "NegaScout, depth 2", factor: 2 },
    },
];

module.exports.rows = [
    tron(10, 95, "each", 1000, [104, 114], EACH),
    tron(
        10,
        95,
        "drawn",
        1000,
        [90, 98],
        "This gives the document's figures: of games counted in all, sums are compared, so that a direction that is drawn more often seems better.",
    ),
    tron(100, 110, "each", 1000, [126, 136], EACH),
    tron(100, 110, "drawn", 1000, [103, 112]),
    tron(1000, 120, "each", 400, [144, 156], EACH),
    tron(
        1000,
        120,
        "drawn",
        400,
        [125, 136],
        "More than half of the way to the document, whose games were slow and perhaps few: one deviates by 20.",
    ),
    tron(
        10000,
        156,
        "each",
        100,
        [151, 161],
        "The document's faster program plays all its games from one position, so after each direction.",
    ),
    tronTime,
    jalon(4, [0, 100], [0, 100]),
    jalon(10000, [65, 74], [67.5, 71.5]),
    puissance(
        "random",
        "its Random player",
        "random(preset=biased)",
        "none in the text; run here, the package won 75 % of 60 games and 81 % of 100",
        [70, 87],
        [65, 97],
        [75, 87],
        "The package's Random wins and blocks at once; against moves of equal probability its UCT and ours win 99 games of 100.",
    ),
    puissance(
        "montecarlo",
        "Monte Carlo with as many random games",
        "montecarlo(preset=document-equal)",
        "none in the text; run here, the package won 57 % of 60 games",
        [45, 69],
        [33, 77],
        [48, 60],
        "Both value a position by the best of the first moves that their random games try, as the package does.",
    ),
    puissance("uct", "itself", "uct(preset=document)", "none", undefined, [30, 70], [46, 54]),
    training,
    rules,
    evolution(
        "2048-evolution",
        "Best individual after evolution of the report's seven rules: games won",
        "rules of the text",
        "rules",
        "eval.c_*",
        "With the rules of the text alone it does not come out; an independent program found 5 %.",
        [2, 12],
    ),
    evolution(
        "2048-evolution-lab",
        "The same with the rules of the program published with it",
        "rules of the program",
        "rules(eval=lab)",
        "eval.*",
        "A second smoothness, of powers of the tiles, makes the difference: with it alone the best win 11 to 12 % of 2,000 new games, without it 5. The report's window shows the luckiest of 100 individuals.",
        [8, 22],
    ),
    ...[
        amazons(6, 1, 1, 14, 13),
        amazons(10, 2, 2, 15, 10),
        amazons(10, 2, 1, 16, 6),
        amazons(10, 4, 1, 16, 4),
        amazons(10, 4, 2, 13, 13),
    ].flat(),
    amazonsBest,
    firstMove(1),
    firstMove(2),
];
