/** The panel of who sits on each seat. */
import type { Room } from "../rooms.ts";

export const players: Room<"players"> = {
    give: {
        to: (seat) => `à ${seat}`,
        tip: (seat) => `Donner à ${seat} le même joueur avec les mêmes réglages`,
    },
    thinking: { word: "réfléchit", tip: "Les changements agissent aussitôt" },
    player: (seat) => `Joueur : ${seat}`,
    strength: (seat) => `Force : ${seat}`,
    clock: "Pendule",
    inConsole: {
        title: "Dans la console",
        number: (number) => `joueur numéro ${number}`,
        all: "son numéro, son nom, son jeu, son camp et ses options",
        option: "une de ses options",
        clone: "un autre joueur avec les mêmes options et un numéro à lui",
        equal: "si les deux sont du même type avec les mêmes options",
    },
};
