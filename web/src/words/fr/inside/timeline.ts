/** How a search made up its mind, moment by moment. */
import { type Count, part, rich, strong } from "../../grammar.ts";
import { percent } from "../../numbers.ts";
import type { Room } from "../../rooms.ts";
import { NODES, SIMULATIONS, shown } from "../french.ts";

const UNITS = {
    visits: SIMULATIONS,
    nodes: NODES,
};

/** What a search would have played at a moment. */
interface Moment {
    effort: Count;
    unit: keyof typeof UNITS;
    time: string;
    /** null: nothing yet. */
    move: string | null;
    /** What it thought that is worth, null = not known. */
    value: string | null;
}

const after = ({ effort, unit }: Moment) => strong(shown(effort, UNITS[unit]));
const played = ({ move }: Moment) => strong(move ?? "rien");
const worth = ({ value }: Moment) => (value === null ? "" : ` (${value})`);

const RESULTS = { win: "une victoire", draw: "une nulle", loss: "une défaite" };

export const timeline: Room<"timeline"> = {
    begin: "Appuyez sur Chercher : les valeurs des coups sont notées pendant qu’elles se fixent.",
    once: "Il n’y a qu’un moment : il n’a dit qu’une fois ce qu’il pense, avec son coup. Un joueur qui fait part de ses résultats en réfléchissant (game.report) a plus à montrer.",
    label: "Valeurs des meilleurs coups selon l’effort, avec le coup qui aurait été joué ; le tableau donne les mêmes nombres",

    play: "Lire le film",
    stop: "Arrêter le film",
    bands: "Bandes de confiance",
    ask: "Demander les valeurs exactes",
    stopAsking: "Ne plus demander",
    moment: "Moment de la recherche",
    spoken: (effort, move) => `${effort}, jouerait ${move ?? "rien"}`,

    now: (moment) =>
        rich`Maintenant, après ${after(moment)} et ${moment.time}, je joue ${played(moment)}${worth(moment)}.`,
    stopped: (moment) =>
        rich`Si je m’étais arrêté ici, après ${after(moment)} et ${moment.time}, j’aurais joué ${played(moment)}${worth(moment)}.`,
    stoppedEarly: (moment, final) =>
        rich`Si je m’étais arrêté ici, après ${after(moment)} et ${moment.time}, j’aurais joué ${played(moment)}${worth(moment)}, et non ${strong(final)} comme à la fin.`,

    losesNothing: "Cela ne coûte rien",
    turns: (from, to) => `Cela change ${RESULTS[from]} en ${RESULTS[to]}`,
    losesPoints: (points) => `Cela coûte ${points} points`,
    givesAway: (amount) => `Cela coûte ${amount}`,
    losesValue: (value) => `Cela coûte ${value} d’évaluation`,
    loses: (loss, source) => rich`${loss}${part("source", ` (${source}).`)}`,
    proven: "prouvé par cette recherche",
    exact: (judge) => `valeurs exactes de ${judge}`,
    estimated: (judge) => `valeurs, non exactes, de ${judge}`,
    noJudge: "Le juge n’a pas pu évaluer les coups de cette position.",

    axis: {
        visits: "simulations jusqu’ici",
        nodes: "nœuds jusqu’ici (positions visitées)",
    },
    heads: { move: "coup", value: "valeur ± bande", effort: "effort" },
    band: (value, half) => `${value} ±${half}`,
    share: percent,

    table: {
        caption:
            "Chaque moment gardé : le coup qui aurait été joué, et les valeurs à ce moment-là.",
        effort: { visits: "Simulations", nodes: "Nœuds" },
        time: "Millisecondes",
        depth: "Profondeur",
        move: "Jouerait",
        loss: "Coût",
        lossDoc: "Ce que cela coûte, là où c’est connu",
        valueDoc: (move) => `Valeur : ${move}`,
        band: (move) => `± ${move}`,
        bandDoc: "La moitié de la bande à 95 pour cent",
    },
};
