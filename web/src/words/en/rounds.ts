/** The panel of the rounds in real time, and how people steer in them. */
import { counted, listed, STEPS } from "./english.ts";

const steps = (count: number) => counted(count, STEPS);

export const rounds = {
    title: "Rounds",
    clear: "Clear",
    none: "No round in real time has been played yet.",
    fair: "Change starts after every round, so that nobody has the better one",

    // ------------------------------------------------------------ the scores
    caption: "Scores of the riders",
    rider: "Rider",
    tally: {
        title: "W · D · L",
        doc: "won, drawn, lost",
        counts: (wins: number, draws: number, losses: number) => `${wins} · ${draws} · ${losses}`,
    },
    steps: "Steps",
    cells: "Cells",
    time: "Time",
    noTime: "–",

    // ------------------------------------------------------------ how a round ended
    alone: steps,
    draw: "A draw",
    won: (riders: readonly string[]) =>
        riders.length === 1 ? `${riders[0]} won` : `${listed(riders)} shared the win`,
    stepsOf: (riders: readonly { name: string; steps: number }[]) =>
        `Steps: ${riders.map(({ name, steps }) => `${name} ${steps}`).join(", ")}`,

    // ------------------------------------------------------------ how one steers
    steering: (riders: readonly { name: string; keys: string }[]) =>
        `${riders.map(({ name, keys }) => `${name}: ${keys}`).join(" · ")}.`,
    straight: {
        fingers: "Without a swipe a rider goes straight on; a wall is fatal.",
        keys: "Space starts and pauses. Without a key a rider goes straight on; a wall is fatal.",
    },
};
