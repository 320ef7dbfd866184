/** Simulated games as pictures, and how fast they are computed. */
import { decimals, grouped } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, GAMES, MOVES, STEPS } from "./french.ts";

const steps = (count: number) => counted(count, STEPS);
const moves = (count: number) => counted(count, MOVES);
const games = (count: number) => counted(count, GAMES);

export const simulated: Room<"simulated"> = {
    each: "Après chaque coup",
    eachDoc:
        "Des parties qui commencent par chacun des coups. Les joueurs les plus simples à base de simulations jouent le coup de meilleure moyenne.",
    simulateEach: "Simuler chaque coup",
    simulate: (count) => `Simuler ${games(count)}`,
    count: { title: "Parties", spoken: games },

    picture: (ending) => `Partie simulée, ${ending}`,
    alone: steps,
    ended: (winner, length) =>
        winner === null ? `nulle, ${moves(length)}` : `${winner} gagne, ${moves(length)}`,

    meanSteps: (move, mean, count) =>
        `${move} : ${decimals(mean, 1)} pas en moyenne sur ${games(count)}`,
    meanWon: (move, share, count) => `${move} : ${share} gagnées sur ${games(count)}`,
    best: (mean) => `${mean}, la meilleure moyenne`,

    measure: "Mesurer la vitesse",
    measureDoc: (count) =>
        `Joue au moins ${grouped(count)} parties, et ${decimals(0.3, 1)} s, avec chaque façon de les calculer`,
    speed: (way, rate) => `${way} : ${rate} parties par seconde`,
    faster: (way, factor, spread) =>
        `${way} : ${decimals(factor, 1)} fois plus rapide (à ${decimals(spread, 1)} près selon le lot).`,
    same: "Les parties sont les mêmes.",
    differ: "Les parties diffèrent, ce qui est une faute.",
};
