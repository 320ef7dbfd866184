/** What stands between the texts of the tables in the manual of the console. */
import type { HelpWords } from "../../help.ts";

export const words: HelpWords = {
    commands:
        "Commandes (`help MOT` en dit davantage ; un mot peut être une commande, un jeu, un algorithme, une évaluation ou un paramètre comme `uct.c` ; `help protocol` décrit le JSON, en anglais)",
    groups: {
        game: "partie",
        players: "joueurs",
        search: "recherche",
        experiments: "expériences",
        session: "session",
    },
    kinds: {
        game: "jeu",
        searcher: "algorithme",
        eval: "évaluation",
        playout: "politique des parties aléatoires",
        learner: "apprentissage",
    },
    alsoCalled: (names) => `Aussi nommé ${names}.`,
    presets: "Préréglages, comme dans `preset=NOM`",
    evals: (names) => `Évaluations : ${names}.`,
    playouts: (names) => `Politiques des parties aléatoires : ${names}.`,
    values: (standard, range) => `Par défaut ${standard}, possible : ${range}.`,
    nothing: "rien",
    yesOrNo: "yes (oui) ou no (non)",
    word: (letters) => `un mot de ${letters} lettres au plus`,
    anyOf: (kind) => (kind === "eval" ? "toute évaluation" : "toute politique"),
    loaded: "le nom d’un réseau chargé",
    between: (least, most, unit) => `de ${least} à ${most}${unit === "" ? "" : ` ${unit}`}`,
    alias: (name) => `Aussi nommé ${name}.`,
    gene: "Peut évoluer.",
};
