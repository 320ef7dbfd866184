/** What is said to whoever has written a player, by what runs it. */
import { grouped, significant } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const OTHERS = { one: "autre", other: "autres" };

const seconds = (ms: number) => `${significant(ms / 1000, 2)} s`;

export const sentence: Room<"sentence"> = {
    at: (line, column, text) => `ligne ${line}, colonne ${column} : ${text}`,
    memory: "La mémoire manque.",

    // ------------------------------------------------------------ what it asks of the game
    illegal: (move, legal, more) =>
        `${move} n’est pas un coup permis ici. Coups permis : ${legal}${more > 0 ? ` et ${counted(more, OTHERS)}` : ""}`,
    number: (move) =>
        `Le nombre ${move} n’est pas un coup permis ici, le texte « ${move} » en est un : un coup est un nombre de game.moves(), ou un texte.`,
    over: (move) => `${move} ne peut pas être joué : la partie est finie.`,
    something: (type) => `Cette valeur (${type})`,
    notPlayed: "Il n’y a aucun coup à reprendre.",
    playouts: (count) => `playouts prend un nombre de parties, 1 au moins, et non ${count}.`,
    noDice: "Ce n’est pas aux dés de jouer ici.",

    // ------------------------------------------------------------ its file
    alone: "Un joueur tient en un seul fichier : import ne peut pas servir.",
    noFunction:
        "Le fichier d’un joueur exporte une fonction : `export default function (game, params) …`",
    parameter: (name) => `params : « ${name} » ne peut pas être le nom d’un paramètre.`,
    parameters: (most) => `Un joueur a ${most} paramètres au plus.`,
    choices: (name, most) =>
        `params : « ${name} » prend un choix parmi ${most} au plus, chacun un mot d’au plus 23 lettres de a à z, chiffres, - et _, qui commence par une lettre : \`{default: "a", choices: ["a", "b"]}\`.`,
    bounds: (name) =>
        `params : « ${name} » prend une valeur initiale entre deux bornes : \`{default: 4, min: 1, max: 12}\`, true ou false, ou \`{default: "a", choices: ["a", "b"]}\`.`,
    values: 'values : « percent » est la seule valeur : `export const values = "percent"`.',
    name: (name) => `« ${name} » ne peut pas être le nom d’un joueur.`,

    // ------------------------------------------------------------ its answers
    noMove: "Le joueur n’a renvoyé aucun coup.",
    position: (position) => `La position « ${position} » est illisible.`,
    game: (game) => `Le jeu « ${game} » est inconnu.`,
    slow: (used, had) =>
        `Trop lent : ce coup a pris ${seconds(used)}, pour ${seconds(had)} accordées. Consultez game.stop ou game.time.left pendant la réflexion.`,
    much: (nodes, had) =>
        `Trop de travail : ce coup a pris ${grouped(nodes)} nœuds, pour ${grouped(had)} accordés. Consultez game.stop pendant la réflexion.`,
    report: (what, value) =>
        `game.report : ${what} vaut ${value}, qui n’est pas un nombre fini ; ce n’est pas montré.`,
    morePrinted: "… et d’autres lignes de ce coup",
    thrown: (what) => `Lancé : ${what}`,
    wordless: "Lancé : une valeur sans texte.",
    gamesFailed: (why) =>
        `Les jeux eux-mêmes ont échoué dans ce joueur (${why}). Relancez-le ; si cela se répète, c’est une faute de Plyscope.`,

    // ------------------------------------------------------------ Python: what is said beside its own words
    python: {
        longText: "Le texte est trop long.",
        failed: (why) => `Python lui-même a échoué dans ce joueur (${why}).`,
        interrupted: (ms) =>
            `Après ${seconds(ms)}, le travail se poursuivait encore ici. Une boucle doit finir ; consultez game.stop pendant la réflexion.`,
        memory: (megabytes) =>
            `un coup peut prendre ${megabytes} Mo ; ce qui ne sert plus est rendu entre les coups.`,
        modules:
            "Un joueur tient en un seul fichier ; des modules de Python, il a math, random, time, collections, heapq, itertools, functools, copy, array, json et re.",
        noFiles: "Un joueur n’a ni fichiers ni réseau.",
        noInput: "Un joueur ne peut interroger personne : input() n’existe pas.",
        noOpen: "Un joueur n’a pas de fichiers : open() n’existe pas.",
        ended: "Le joueur s’est arrêté lui-même.",
        noFunction:
            "Un joueur en Python a une fonction qui choisit : `def choose(game, params): …`",
        plain: "choose n’est pas une simple fonction : elle renvoie son coup, sans yield ni async",
        emptySequence: "Impossible de choisir dans une suite vide",
        emptyRange: "intervalle vide pour randrange()",

        tab: "Cette ligne commence par une tabulation : n’employez que des espaces",
        called: (word) => `En Python, c’est ${word}`,
        given: "Elle reçoit le jeu et ses paramètres : `def choose(game, params)`",
        deep: "Une fonction s’appelle-t-elle elle-même sans fin ?",

        unended: "il manque le guillemet à la fin de ce texte",
        bracket: {
            unclosed: (bracket) => `ce « ${bracket} » n’est jamais fermé`,
            nothing: (bracket) => `ce « ${bracket} » ne ferme rien`,
            other: (bracket, opened, line) =>
                `ce « ${bracket} » ferme le « ${opened} » de la ligne ${line}`,
        },
        right: (line) =>
            `ce qui appartient à la ligne ${line}, qui finit par un deux-points, doit être plus à droite qu’elle`,
        elif: "en Python, c’est elif",
        compare: "pour comparer, écrivez ==",
        colon: "il manque un deux-points à la fin de cette ligne",
        print: "print prend des parenthèses : print(…)",
        and: "en Python, ce sont and et or",
        increment: "Python n’a ni ++ ni -- ; écrivez += 1",
        javascript:
            "c’est du JavaScript ; en Python, un nom n’a besoin d’aucun mot devant lui, et une fonction s’écrit def",
    },
};
