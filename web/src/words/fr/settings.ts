/** The dialog of what this browser remembers. */
import type { Room } from "../rooms.ts";

export const settings: Room<"settings"> = {
    title: "Réglages",
    language: "Langue",
    colours: "Couleurs",
    themes: { system: "Système", light: "Clair", dark: "Sombre" },
    boardValues: {
        title: "Valeurs sur le plateau",
        doc: "Pendant une recherche, la valeur de chaque coup s’affiche dans la case où il aboutirait.",
    },
    animations: {
        title: "Pièces animées",
        doc: "Les pions tombent à leur place. Jamais si le système demande moins d’animations.",
    },
    sound: {
        title: "Son",
        doc: "Un petit choc pour un coup, une note pour des tuiles qui fusionnent, quelques notes à la fin d’une partie.",
    },
    vibration: {
        title: "Vibreur",
        doc: "Le téléphone vibre à chaque coup et à la fin d’une partie.",
    },
    rotate: {
        title: "Changer de camp à chaque revanche",
        doc: "Dans les jeux à deux, « Revanche » donne le premier coup à l’autre.",
    },
    autoplay: {
        title: "Les ordinateurs jouent d’eux-mêmes",
        doc: "Sinon ils attendent le bouton de lecture sous le plateau.",
    },
    place: {
        title: "Estimer ma force",
        doc: "Après les parties contre des programmes, d’après leurs seuls résultats. Elle est gardée dans ce navigateur.",
    },
    screenReader: {
        title: "Lecteur d’écran dans la console",
        doc: "Ce qu’écrit la console est lu à voix haute à mesure.",
    },
    pace: {
        title: "Rythme des ordinateurs",
        spoken: (ms) => `${ms} millisecondes`,
        doc: "Pause minimale entre deux coups, pour qu’on puisse suivre.",
    },
    reproduced: "Chiffres publiés, mesurés à nouveau",
    licences: "Licences",
};
