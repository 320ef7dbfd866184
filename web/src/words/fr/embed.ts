/** The page in a frame of another page. */
import { part, rich } from "../grammar.ts";
import type { Room } from "../rooms.ts";

export const embed: Room<"embed"> = {
    think: "Réfléchir",
    board: "Plateau",
    out: rich`${part("more", "Ouvrir dans ")}Plyscope`,
    noPlayers:
        "Un cadre n’accepte pas de joueur écrit par quelqu’un. Ouvrez le lien dans Plyscope.",
};
