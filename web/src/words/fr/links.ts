/** Links that hold what cannot be read, or players that are not here. */
import type { Room } from "../rooms.ts";

export const links: Room<"links"> = {
    damagedLink: "Le lien est abîmé ou trop long : sa partie compressée (z=) ne peut pas être lue.",
    damagedExperiment: "L’expérience de ce lien est abîmée : elle est laissée de côté.",

    stranger: (player, played) =>
        played
            ? `Le joueur ${player} est inconnu ici : quelqu’un l’a peut-être écrit. Ses coups sont là, sa place est libre.`
            : `Le joueur ${player} est inconnu ici : quelqu’un l’a peut-être écrit. Sa place est libre.`,
};
