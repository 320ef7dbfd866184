/** The board as a picture and the game as an animation. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const POSITIONS = { one: "position", other: "positions" };
const PICTURES = { one: "image", other: "images" };

export const pictures: Room<"pictures"> = {
    kind: "Sorte d’image",
    kinds: { png: "Image (PNG)", svg: "Dessin (SVG)", gif: "Animation (GIF)" },
    shown: {
        board: "Le plateau tel qu’il sera enregistré",
        game: "La partie en animation",
    },
    width: "Largeur en pixels",
    speed: "Vitesse",
    paces: { slow: "Lente", normal: "Normale", fast: "Rapide" },
    withValues: "Avec les valeurs affichées sur le plateau",
    save: {
        png: "Enregistrer l’image",
        svg: "Enregistrer le dessin",
        gif: (size) => `Enregistrer l’animation (${size})`,
    },
    make: "Faire l’animation",
    cancel: "Annuler",
    drawn: "Positions dessinées",
    progress: (done, all) => `${counted(done, POSITIONS)} sur ${all}`,
    tooLarge: "Ce navigateur n’a pas pu faire une image de cette taille.",
    unreadable: "Une position de la partie n’a pas pu être lue.",
    noMove: "Aucun coup n’a encore été joué.",
    about: (count) =>
        `La partie jusqu’ici en ${counted(count, PICTURES)}, sans les calques du plateau.`,
};
