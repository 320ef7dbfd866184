/** The first tab of a phone: against whom, and which side. */
import type { Room } from "../rooms.ts";

export const play: Room<"play"> = {
    level: "Niveau de l’ordinateur",
    levelOf: (seat) => `Niveau : ${seat}`,
    own: (program) => `${program}, avec des réglages choisis`,
    side: "Vous jouez",
    both: "Les deux camps",
    watch: "Aucun : regarder",
    plays: "Qui joue",
    you: "Vous",
    program: "L’ordinateur",
    friend: "Jouer par lien avec quelqu’un",
    more: "Tous les réglages",
};
