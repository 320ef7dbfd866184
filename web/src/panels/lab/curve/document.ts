/** The experiment of the Tron lab, as its document describes it. */
import type { Reference } from "./plot.tsx";

/** Its player, its box (13 x 17 with a border, start (3,5)) and the mean scores that it reports. */
export const PLAYER = "montecarlo";
export const BOX =
    /^tron\(map=13x17-_14\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.11_2\.2-1\.8_2(\.11_2){3}\.11_14\)$/;
export const MEANS: readonly Reference[] = [
    { sims: 10, score: 95 },
    { sims: 100, score: 110 },
    { sims: 1000, score: 120 },
    { sims: 10000, score: 156 },
];
/** No ride there is longer. */
export const MOST = 164;
