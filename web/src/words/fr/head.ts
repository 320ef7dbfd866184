/** What the documents say of themselves: to the browser, to search engines, and to messengers that show a link. */
import type { Room } from "../rooms.ts";

export const head: Room<"head"> = {
    page: {
        title: "Plyscope",
        description:
            "Jouez au Puissance 4, à Tron, à 2048 et au jeu des Amazones contre l’ordinateur et voyez comment il réfléchit : ce que vaut chaque coup, et pourquoi.",
        noScript: "Plyscope s’exécute entièrement dans ce navigateur et a besoin de JavaScript.",
    },
    preview: {
        title: "Plyscope : voir réfléchir un programme de jeu",
        description:
            "Jouez au Puissance 4, à Tron, à 2048 et au jeu des Amazones contre l’ordinateur et voyez ce que vaut chaque coup, et pourquoi.",
        picture:
            "Un plateau de Puissance 4 avec la valeur de chaque coup, à côté de la recherche qui les a trouvées",
    },
    app: "Jouez contre une douzaine d’algorithmes et voyez comment chacun réfléchit.",
    reproduced: {
        title: "Reproduit - Plyscope",
        description:
            "Ce que cinq documents de cours sur les programmes de jeu ont publié, mesuré à nouveau.",
        noScript: "Ce tableau est dessiné dans le navigateur et a besoin de JavaScript.",
    },
};
