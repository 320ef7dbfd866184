/** The document's experiment with one rider, as data: its player, its box and its results. */
import type { Reference } from "./curveplot.tsx";

export const PLAYER = "montecarlo";

/** 13 x 17 with a border, start (3,5). */
export const BOX =
    /^tron\(map=13x17-_14\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.2-1\.8_2(\.11_2){3}\.11_14\)$/;

/** Mean scores that it reports for its box. */
export const MEANS: Reference[] = [
    { sims: 10, score: 95 },
    { sims: 100, score: 110 },
    { sims: 1000, score: 120 },
    { sims: 10000, score: 156 },
];

/** No ride there is longer. */
export const MOST = 164;
