/** The page before a class. */
import type { Room } from "../rooms.ts";

export const present: Room<"present"> = {
    bar: "Présentation",
    back: "Retour (Page préc.)",
    next: "Suivant (Page suiv.)",
    hide: "Cacher les valeurs",
    show: "Montrer les valeurs",
    hideTip:
        "Que joueriez-vous ? Les valeurs et le meilleur coup restent cachés jusqu’à ce qu’on les demande (touche .)",
    pointer: "Pointeur",
    pointerTip: "Un anneau là où vous montrez (touche ,)",
    end: "Terminer la présentation",
};
