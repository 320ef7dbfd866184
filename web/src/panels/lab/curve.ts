/** The score of flat Monte Carlo against its number of simulations: a sweep with given values. */
import { show } from "../../state/store.ts";
import { PLAYER } from "./document.ts";
import { curves } from "./run.ts";
import type { Wish } from "./saved.ts";

export interface CurveWish {
    /** Numbers of simulations per direction. */
    sims: number[];
    games: number;
    playout: string;
}

export function curveWish(game: string, seed: number, { sims, games, playout }: CurveWish): Wish {
    const policy = playout === "uniform" ? "" : `,playout=${playout}`;
    return {
        kind: "sweep",
        game,
        players: [`${PLAYER}(sims=${sims.join("|")}${policy})`],
        seed,
        options: [`games=${games}`],
        total: sims.length * games,
        keep: false,
    };
}

export function startCurve(game: string, wish: CurveWish): Promise<void> {
    return curves.start(curveWish(game, show.value?.seed ?? 0, wish));
}
