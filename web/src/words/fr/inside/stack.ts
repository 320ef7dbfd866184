/** What a search keeps on its way: by calls of functions, and on a stack of its own. */
import { grouped } from "../../numbers.ts";
import type { Room } from "../../rooms.ts";
import { counted, shown } from "../french.ts";

const FRAMES = { one: "cadre", other: "cadres" };
const CALLS = { one: "appel", other: "appels" };
const BYTES = { one: "octet", other: "octets" };
const ENTERED = { one: "nœud visité", other: "nœuds visités" };

export const stack: Room<"stack"> = {
    player: "Recherche enregistrée",
    depth: "Profondeur",
    plies: (depth) => `profondeur ${depth}`,
    deeper: "Où elle grandit",
    event: "Événement de la recherche",
    recording: "La recherche est enregistrée en ce moment.",

    theRoot: "La racine",
    pushed: (moves, frames) =>
        `${moves} : un appel de la recherche récursive, un cadre sur la pile de l’autre. En mémoire : ${counted(frames, FRAMES)}.`,
    leaf: (moves, value) =>
        `${moves} : une feuille, qui vaut ${value}. Elle est vue dans la place libre d’après : ni appel ni cadre.`,
    popped: (moves, value, frames) =>
        `${moves} : toutes les réponses sont connues, ${value} est renvoyé, son cadre est retiré. En mémoire : ${counted(frames, FRAMES)}.`,

    whole: "Cadres en mémoire durant toute la recherche ; la ligne est le maximum jusque-là",
    most: (frames) => `maximum : ${frames}`,
    calls: (name) => `${name} : des fonctions qui s’appellent elles-mêmes`,
    own: (name) => `${name} : une boucle, une pile à elle`,
    loop: "la boucle sur les coups de la racine",
    root: "racine",
    max: (move) => `${move} : prend le plus grand`,
    min: (move) => `${move} : prend le plus petit`,
    done: (done, all) => `${done} sur ${all}`,
    free: "libre",
    bytes: {
        frames: (frames, each, sum) =>
            `${counted(frames, FRAMES)} × ${counted(each, BYTES)} = ${grouped(sum)}`,
        calling: (calls, each, sum) =>
            `+ ${counted(calls, CALLS)} × ${counted(each, BYTES)} = ${grouped(sum)}`,
        noCalls: "+ 0 : aucun appel dans un appel",
        most: (sum) => `maximum jusque-là : ${counted(sum, BYTES)}`,
    },

    /** The same where there is little room. */
    short: {
        calls: "Appels",
        own: "Sa pile",
        loop: "racine",
        max: (move) => `${move} : max`,
        min: (move) => `${move} : min`,
        frames: (frames, each, sum) => `${frames} × ${grouped(each)} = ${grouped(sum)} o`,
        calling: (calls, each, sum) => `+ ${grouped(calls)} × ${grouped(each)} = ${grouped(sum)} o`,
        noCalls: "+ 0",
        most: (sum) => `maximum : ${grouped(sum)} o`,
    },

    board: "Le plateau à ce nœud",
    numbers: (entered, held, most) =>
        `${shown(entered, ENTERED)} sous la racine ; ${counted(held, FRAMES)} en mémoire, ${most} au maximum`,
    same: (events) => `Les deux recherches ont fait la même chose, aux ${events} événements.`,
    differ: "Les deux recherches diffèrent, ce qui est une erreur.",
    recorded: (nodes) => `Seuls les ${nodes} premiers nœuds sont enregistrés.`,
    about: "Un cadre garde la position, ses coups, la meilleure valeur et la meilleure suite jusque-là : le programme le réserve au début pour chaque coup d’avance, dans les deux recherches. Un appel remplit en plus la pile de la machine ; un navigateur ne dit pas de combien, c’est donc la mesure du programme natif, avec gcc 12 sur x86-64.",
    label: {
        fingers: (sentence) => `${sentence} Le tableau donne tous les événements.`,
        keys: (sentence) =>
            `${sentence} Les flèches avancent d’un moment, g va là où la pile grandit ; le tableau donne tous les événements.`,
    },

    table: {
        caption: "Chaque événement de la recherche, et ce qui est en mémoire après lui.",
        move: "Coup",
        event: "Événement",
        what: "Quoi",
        pushed: "empilé",
        leaf: "feuille",
        popped: "dépilé",
        held: "Cadres",
        most: "Maximum",
        recursive: "Récursive",
        loop: "Avec boucle",
        bytes: "Octets",
    },
};
