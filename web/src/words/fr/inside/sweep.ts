/** Parameters of a player tried on one position: a search for every setting. */
import type { Room } from "../../rooms.ts";
import { plural, SETTINGS } from "../french.ts";

export const sweep: Room<"parameterSweep"> = {
    player: "Joueur dont on essaie les paramètres",
    begin: "Essayer les valeurs",
    stop: "Arrêter",
    limit: "Au plus tant de nœuds ou de simulations",
    limits: (count) => `${count} par essai`,
    done: (done, all) => `${done} ${plural(done, SETTINGS)} sur ${all}`,
    others: "Réglages",
    presets: "Préréglages du joueur",
    parameter: "Paramètre",
    second: "Second paramètre",
    none: "aucun",
    from: "de",
    to: "à",
    values: "valeurs",

    noParameters: "Ce joueur n’a pas de paramètres.",
    press: "Appuyez sur Essayer les valeurs : la position est explorée une fois par valeur.",

    searching: "Recherche en cours.",
    noMove: "Aucun réglage n’est arrivé à un coup : donnez-leur plus d’effort.",
    same: (move, whole) =>
        whole
            ? `Le coup est ${move} avec tous les réglages.`
            : `Le coup est ${move} avec tous les réglages jusqu’ici.`,
    depends: (choices, settings) => {
        const each = choices.map(({ move, count }) => `${move} avec ${count}`);
        return `Le choix en dépend : ${each.join(", ")} des ${settings} réglages.`;
    },
    label: (parameter, finding) => `Coup, valeur, effort et temps selon ${parameter}. ${finding}`,

    heads: { move: "coup", effort: "effort", time: "temps", milliseconds: "temps, ms" },

    table: {
        caption: "Une recherche par réglage.",
        setting: "Réglage",
        move: "Coup",
        value: "Valeur",
        effort: "Effort",
        effortDoc: "Simulations, ou nœuds",
        time: "Millisecondes",
    },
};
