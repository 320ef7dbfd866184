/** The engine of the page: why it, or one of its workers, has ended. */
import type { Room } from "../rooms.ts";

export const engine: Room<"engine"> = {
    stopped: "Le moteur s’est arrêté.",
    notTaken: "Le fichier n’a pas été accepté.",
    lost: (game, tries, why) =>
        `La partie ${game} a fait tomber son processus ${tries} fois : ${why}.`,

    notLoaded: (status) => `le moteur n’a pas pu être chargé (${status})`,
    memoryShort: "la mémoire manque",
    workerStopped: "le processus s’est arrêté",
    notInTime: "il n’a pas démarré à temps",
    ended: "le navigateur a arrêté le processus",
    messageLost: "un message s’est perdu",
};
