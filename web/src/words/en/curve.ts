/** What more random games per move are worth, beside the figures of the Tron lab. */

export const curve = {
    title: "Score against random games",
    about: "Flat Monte Carlo rides alone; every point is the mean of many games.",
    aboutLab:
        "Flat Monte Carlo rides alone; every point is the mean of many games. Circles with bars are measured here, squares are those of the Tron lab. No ride is longer than 164 steps.",
    sims: "Random games per direction",
    points: {
        three: "10, 100, 1\u202f000",
        four: "10 to 10\u202f000, the Tron lab's four",
        eight: "10 to 30\u202f000, eight points",
    },
    games: "Games per point",
    policy: "Random game policy",
    otherMap: "These numbers are of another map.",
    figure: "Mean score against random games per direction",
    label: (title: string) => `${title}; its table has all numbers`,
    axes: { sims: "random games per direction", steps: "steps" },
    series: { measured: "measured", lab: "Tron lab", longest: "longest ride" },
    columns: {
        sims: "random games",
        score: "steps",
        low: "least (95 %)",
        high: "most (95 %)",
        games: "games",
        ms: "ms per move",
        lab: "Tron lab",
    },
};
