/** The panel of the rounds in real time, and how people steer in them. */
import type { Room } from "../rooms.ts";
import { counted, listed, STEPS } from "./french.ts";

export const rounds: Room<"rounds"> = {
    title: "Manches",
    clear: "Effacer",
    none: "Aucune manche en temps réel n’a encore été jouée.",
    fair: "Changer les départs après chaque manche, pour que personne n’ait toujours le meilleur",

    caption: "Scores des pilotes",
    rider: "Pilote",
    tally: {
        title: "V · N · D",
        doc: "victoires, nulles, défaites",
        counts: (wins, draws, losses) => `${wins} · ${draws} · ${losses}`,
    },
    steps: "Pas",
    cells: "Cases",
    time: "Temps",
    noTime: "–",

    alone: (count) => counted(count, STEPS),
    draw: "Manche nulle",
    won: (riders) =>
        riders.length === 1 ? `Victoire : ${riders[0]}` : `Victoire partagée : ${listed(riders)}`,
    stepsOf: (riders) => `Pas : ${riders.map(({ name, steps }) => `${name} ${steps}`).join(", ")}`,

    steering: (riders) => `${riders.map(({ name, keys }) => `${name} : ${keys}`).join(" · ")}.`,
    straight: {
        fingers: "Si le doigt ne glisse pas, le pilote va tout droit ; un mur est fatal.",
        keys: "Espace lance et met en pause. Sans touche, un pilote va tout droit ; un mur est fatal.",
    },
};
