// rows.cjs - what the five source documents published, and how it is measured again.
//
// A row is one published figure: console lines for each scale, what to read from the answers (a value, its
// text, its interval of 95 % and the games behind it), and the band in which ours is expected (null = a time,
// which depends on the machine). Bands of `full` are what independent programs measured, with a margin; those
// of `quick` allow for few games. `columns`: all that the document published of the figure, each with what a
// named test needs (web/src/reproduced/compare.ts; `read` tells ours in the same order); a row agrees when
// the worst of them does. `near` is for a time or a growth, of which there is no test: where a value of ours
// agrees. With neither the document has no figure to compare; `asks`: a question that it leaves open. The last of the full lines is what the playground opens; `board`: the board alone,
// with these players. `chart`: the row's place in one of the charts below (id, x), with the document's figure
// there (y; without x a level); `opens`: the command that the playground opens, where it is not the last; a row may read whole series for its chart as well.
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
// directions drawn by lot as well. The document's figures are round: 95, 110, 120. tools/experiments/tron-document has the same by a program of its own.
const tron = (sims, published, way, games, band, note, within = 2.5) => ({
    id: `tron-${sims}${way === "drawn" ? "-drawn" : ""}`,
    document: "Tron",
    title:
        way === "drawn"
            ? `The same with ${sims.toLocaleString("en")} games in all, first directions drawn`
            : `Mean score of flat Monte Carlo, ${sims.toLocaleString("en")} games per direction`,
    published: `${published}`,
    note,
    columns: [{ mean: { value: published, within } }],
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
            columns: [{ mean, error }],
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
    ...(games === 4 && {
        columns: [
            { title: "first four", won: [2, 4] },
            { title: "other four", won: [3, 4] },
        ],
    }),
    note:
        games === 4
            ? "Four games of chance: every four have other figures. The test is of the games won."
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
            columns: [{ won: [pv.alea_01, played] }, { won: [pv.alea_01, played] }],
        };
    },
    band: { quick: quickBand, full: fullBand },
});

// ---- puissance4: UCT with the package's own settings ------------------------------------------------------

const puissance = (id, against, opponent, published, columns, quickBand, fullBand, note) => ({
    id: `puissance4-${id}`,
    document: "puissance4",
    title: `The package's UCT against ${against}`,
    published,
    note,
    columns,
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
            columns: Array(2).fill({ won: [wins, games] }),
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

// "That makes games end sooner", says the package of its biased random moves.
const biasedLength = {
    id: "puissance4-length",
    document: "puissance4",
    title: "Moves of a random game, biased players against uniform ones",
    published: "biased moves “make games end sooner”, no figures",
    note: "They end later: an open row of three is blocked as often as it is completed.",
    columns: [{ claim: "smaller" }],
    lines(scale) {
        const games = scale === "quick" ? 10000 : 100000;
        return [
            "new connect4",
            ...["plain", "biased"].map((by) => `simulate ${by} playouts=${games}`),
        ];
    },
    read(answers) {
        const all = answers.filter(({ type }) => type === "simulate");
        const means = all.map(({ mean, sd, playouts }) => [mean, sd / Math.sqrt(playouts)]);
        const [uniform, biased] = means.map(([mean]) => mean.toFixed(2));
        return {
            value: means[1][0],
            text: `biased ${biased}, uniform ${uniform}`,
            interval: `± ${(1.96 * means[1][1]).toFixed(2)}`,
            games: all[1].playouts,
            columns: [{ means }],
        };
    },
    band: { quick: [24.9, 26.3], full: [25.3, 25.9] },
    board: "random(preset=biased) random(preset=biased)",
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
        return {
            value,
            text: percent(value),
            interval: around(goals, games),
            games,
            columns: [{ won: [goals, games] }],
        };
    },
    band: { quick: [0, 2.5], full: [0.4, 2.5] },
    columns: [{ won: [10, 1000] }],
};

// Whom the evolution of the published program's rules leaves as its best, always the same.
const CHAMPION =
    "rules(eval=lab(c_smoothpow=4.906,p_smoothpow=2.2119,c_empty=0,c_lost=4.592,c_maxvalue=0,c_monotony=3.924,c_random=0,c_smooth=7.523,c_spam=0))";

// The report measures everybody by 200 games and shows the luckiest of 100. `fresh`: whom that evolution leaves
// as its best, and plays new games of which nothing was chosen.
const evolution = (id, title, rulesOf, player, genes, note, band, fresh) => ({
    id,
    document: "2048",
    title,
    published: "“hardly more than 20 %”; every score is of 200 games",
    note,
    columns: [{ won: [40, 200] }],
    lines: (scale) => [
        "new 2048(preset=faithful)",
        `evolve ${player} genes=${genes} seed=1 ${
            scale === "quick" ? "generations=2 population=20 games=40" : "generations=30"
        }`,
        ...(fresh ? [`match ${fresh} games=${scale === "quick" ? 200 : 1500} seed=2`] : []),
    ],
    opens: "evolve",
    read(answers, scale) {
        const { best, generation, history, best_spec: spec } = last(answers, "evolve");
        if (fresh && scale === "full" && spec !== fresh)
            throw new Error(`${id}: the best of this evolution is ${spec}`);
        const won = fresh
            ? [last(answers, "match").points[0].goals, last(answers, "match").games]
            : [2 * best, 200];
        const chosen = `${percent(best)} of 200 when chosen, after ${generation} generations`;
        const value = (100 * won[0]) / won[1];
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
            value,
            text: fresh
                ? `${percent(value)} of ${won[1].toLocaleString("en")} new games; ${chosen}`
                : chosen,
            interval: around(...won),
            games: won[1],
            columns: [{ won }],
            series,
        };
    },
    chart: id === "2048-evolution" ? { id: "2048-evolution", y: 20 } : { id: "2048-evolution" },
    band: { quick: [0, 25], full: band },
});

// The report ends with three questions. Each is a match or two, of players that differ in one thing.
const question = (id, title, note, players, games, band) => ({
    id: `2048-${id}`,
    document: "2048",
    title,
    published: "a question at its end",
    note,
    asks: true,
    lines: (scale) => [
        "new 2048(preset=faithful)",
        ...players.map(
            ({ spec }) => `match ${spec} games=${scale === "quick" ? 100 : games} seed=11`,
        ),
    ],
    read(answers) {
        const all = answers.filter(({ type }) => type === "match");
        const shares = all.map(({ points: [{ goals, games: played }] }) => [goals, played]);
        const text = ([won, of], i) =>
            `${players[i].name} ${percent((100 * won) / of)} ${around(won, of)}`;
        const [won, of] = shares.at(-1);
        return { value: (100 * won) / of, text: shares.map(text).join("; "), games: of };
    },
    band: { quick: [0, 100], full: band },
});

const questions = [
    question(
        "badly-written",
        "“Is a rule badly written?”",
        "Yes: Monotony takes the larger of two sums where the smaller one was meant, so it punishes order. That word alone mended, the rules win about eight times as many games.",
        [
            { name: "all rules as written", spec: "rules" },
            { name: "Monotony mended", spec: "rules(eval=rules(monotony=best))" },
        ],
        1500,
        [4, 8],
    ),
    question(
        "missing",
        "“Are rules missing?”",
        "Fewer are better: with Monotony mended, without chance and spam, and with empty cells counted ten times, six games of a hundred are won. What is missing is to look ahead, see below.",
        [{ name: "four rules", spec: "rules(eval=rules(preset=order))" }],
        1500,
        [4.5, 9],
    ),
    question(
        "impossible",
        "“Is it impossible to win more than 20 %?”",
        "No: two moves ahead with dice by their chances, and values of rows in the place of rules, win 99 games of a hundred.",
        [{ name: "expectimax, two moves deep", spec: "expectimax" }],
        200,
        [80, 100],
    ),
];

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
        columns: [{ won: [begins, half] }, { won: [answers, half] }],
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
        published: `${first}-${20 - first} of 20 when Tournament begins; "M vs T": ${second}-${20 - second} of 20`,
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
        columns: [
            { title: "beginning", won: [first, 20] },
            { title: "answering", won: [20 - second, 20] },
        ],
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
        0.5,
    ),
    tronTime,
    jalon(4, [0, 100], [0, 100]),
    jalon(10000, [65, 74], [67.5, 71.5]),
    puissance(
        "random",
        "its Random player",
        "random(preset=biased)",
        "none in the text; run here, the package won 75 % of 60 games and 81 % of 100",
        [
            { title: "60 games", won: [45, 60] },
            { title: "100 games", won: [81, 100] },
        ],
        [65, 97],
        [75, 87],
        "The package's Random wins and blocks at once; against moves of equal probability its UCT and ours win 99 games of 100.",
    ),
    puissance(
        "montecarlo",
        "Monte Carlo with as many random games",
        "montecarlo(preset=document-equal)",
        "none in the text; run here, the package won 57 % of 60 games",
        [{ won: [34, 60] }],
        [33, 77],
        [48, 60],
        "Both value a position by the best of the first moves that their random games try, as the package does.",
    ),
    puissance("uct", "itself", "uct(preset=document)", "none", undefined, [30, 70], [46, 54]),
    training,
    biasedLength,
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
        "A second smoothness, of powers of the tiles, makes most of what is won here. The luckiest of 100 individuals wins more of the 200 games that it was chosen by than of new ones: the report's window shows the former.",
        [11, 15],
        CHAMPION,
    ),
    ...questions,
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
