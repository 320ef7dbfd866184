/** Evolutions: what evolves, how far it is, the population and where the best one comes from. */
import { type Forms, type Piece, part, plain, rich } from "../grammar.ts";
import { decimals, grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, GAMES } from "./french.ts";

const INDIVIDUALS: Forms = { one: "individu", other: "individus" };
const SELECTED: Forms = { one: "individu retenu", other: "individus retenus" };
const DRAWN: Forms = { one: "individu tiré au sort", other: "individus tirés au sort" };
const MEASURED: Forms = { one: "individu mesuré", other: "individus mesurés" };
const GENERATIONS: Forms = { one: "génération", other: "générations" };

interface Games {
    done: number;
    total: number;
}

const playedOf = (games: Games | null) =>
    games === null ? "" : ` : ${grouped(games.done)} parties sur ${grouped(games.total)}`;

/** By the core's names of them. */
const ORIGINS: { [how: string]: string } = {
    start: "départ",
    crossing: "croisement",
    mutation: "mutation",
    sample: "tirage",
    mean: "moyenne",
    step: "pas",
};

/** Where an individual comes from: "croisement de 3 et 4"; `how` as the core calls it. */
function origin(how: string | undefined, parents: readonly number[]): Piece[] {
    const word = ORIGINS[how ?? ""] ?? "origine inconnue";
    if (parents.length === 0) return rich`${word}`;
    const names = parents.flatMap((parent, i) =>
        i === 0 ? [part("parent", String(parent))] : rich` et ${part("parent", String(parent))}`,
    );
    return rich`${word} de ${names}`;
}

interface Born {
    how?: string;
    parents?: readonly number[];
    born?: number;
}

const born = ({ how, parents = [], born }: Born) =>
    `${plain(origin(how, parents))}, génération ${born ?? "inconnue"}`;

export const evolve: Room<"evolve"> = {
    title: "Évolution",
    about: "Les paramètres d’un joueur évoluent : des individus jouent, les meilleurs ont des enfants. La même graine donne la même évolution, quel que soit le nombre de processus. La dernière population reste dans ce navigateur jusqu’à ce que vous l’oubliiez.",

    player: "À faire évoluer",
    settings: "Ses réglages",
    presets: "Préréglages du joueur à faire évoluer",
    genes: "Gènes",
    noGenes:
        "Ce joueur n’a aucun paramètre qui puisse évoluer ; choisissez une autre évaluation ou un autre joueur.",
    against: "Mesuré contre",
    itself: "lui-même, tel qu’il est",
    parameters: "Paramètres",
    until: (stop, generations) =>
        generations > 0
            ? `S’arrête dès que le meilleur gagne plus de ${percent(stop)} de ses parties, ou après ${counted(generations, GENERATIONS)}.`
            : `S’arrête dès que le meilleur gagne plus de ${percent(stop)} de ses parties.`,

    start: "Lancer",
    fresh: "Nouvelle population",
    further: { text: "Continuer", tip: "D’autres générations de la population présente" },
    save: "Enregistrer",
    load: "Charger",
    forget: "Oublier",
    unusable: "La population d’une visite précédente n’est plus utilisable.",

    played: "Parties jouées",
    states: { running: "", paused: "En pause.", done: "", cancelled: "Annulée.", loaded: "" },
    generation: (number, games) => `Génération ${number}${playedOf(games)}.`,
    firstPlays: (games) => `La première population joue${playedOf(games)}.`,
    firstIncomplete: "La première population n’a pas joué toutes ses parties.",
    loaded: (count, player, generation, earlier) =>
        earlier
            ? `Chargé : ${counted(count, INDIVIDUALS)} (${player}), génération ${generation}, d’une visite précédente.`
            : `Chargé : ${counted(count, INDIVIDUALS)} (${player}), génération ${generation}.`,
    ended: (reason) => `Terminée : ${reason}.`,
    work: (games, rate, time, left) =>
        [`${grouped(games)} parties`, `${grouped(rate)} par seconde`, time, left]
            .filter((text) => text !== "")
            .join(", "),

    fitness: {
        title: {
            wins: "Aptitude (parties gagnées) par génération",
            score: "Aptitude (score moyen) par génération",
        },
        label: {
            wins: (best, mean, generation) =>
                `Graphique : parties gagnées du meilleur ${best}, moyenne de la population ${mean} à la génération ${generation} ; le tableau des générations donne tous les nombres`,
            score: (best, mean, generation) =>
                `Graphique : score moyen du meilleur ${best}, moyenne de la population ${mean} à la génération ${generation} ; le tableau des générations donne tous les nombres`,
        },
        axis: "génération",
        best: "meilleur, 95 %",
        mean: "moyenne ± écart type",
    },
    generations: {
        caption: "Générations",
        generation: "génération",
        best: { wins: "meilleur %", score: "meilleur" },
        from: "de",
        to: "à",
        interval: "Intervalle à 95 %",
        mean: { wins: "moyenne %", score: "moyenne" },
        spread: "écart type",
        worst: "pire",
        bestScore: "meilleur score",
        meanScore: "score moyen",
        games: "parties",
    },

    log: {
        title: "Journal",
        generation: (number) => `Génération ${number}`,
        selected: (count) => `Sélection finie : ${counted(count, SELECTED)}.`,
        bred: (children, mutants) => `${children} par croisement, ${mutants} par mutation.`,
        drawn: (count) => `${counted(count, DRAWN)}.`,
        measured: (count, survivors) =>
            `${counted(count, MEASURED)}, ${counted(survivors, { one: "reste", other: "restent" })}.`,
    },

    population: {
        title: "Population",
        sort: "Trier par gène",
        individual: "Individu",
        look: (id) => `Voir l’individu ${id}`,
        wins: { title: "Gagné %", doc: "Parties gagnées, en pour cent" },
        score: { title: "Score", doc: "Score moyen de ses parties" },
        born: { title: "Né en", doc: "Génération de sa naissance" },
        genes: {
            title: "Gènes",
            doc: (sorted) => `Les gènes qu’il porte ; triés par ${sorted}`,
        },
        first: (count) => `Les ${count} premiers`,
        all: (count) => `Tous (${count})`,
    },

    one: {
        label: "Individu examiné",
        title: (id, best) => (best ? `Individu ${id}, le meilleur` : `Individu ${id}`),
        born,
        about: ({ wins, score, games, ...rest }) => {
            const won = wins === undefined ? "" : `${percent(decimals(wins, 1))} gagnées, `;
            return `${born(rest)} ; ${won}score ${grouped(score, 2)} en ${counted(games, GAMES)}`;
        },
        watch: "Le regarder jouer",
        use: "En faire un joueur",
        useAs: (seat) => `Asseoir à la place ${seat}`,
        copy: "Copier le lien",
        copied: (id) => `Le lien de l’individu ${id} est copié.`,
        notCopied: "Le navigateur n’a pas permis la copie. Voici le lien :",
    },

    parallel: {
        title: "Coordonnées parallèles",
        figure: (count) => `Gènes de ${count} individus, une ligne pour chacun`,
        label: (title) => `${title} ; le tableau de la population donne toutes les valeurs`,
        table: "Gènes et aptitude de chaque individu.",
        individual: "individu",
        fitness: "aptitude",
        value: (gene, value) => `${gene} ${value}`,
        words: (id, values) => `Individu ${id} : ${values.join(", ")}`,
        note: (id) =>
            `Plus un trait est marqué, plus l’individu a gagné ; l’individu ${id} ressort. Au-dessus de chaque axe, sa plus grande valeur ; la bande en tirets est celle des gènes absents.`,
    },

    ancestry: {
        title: "Ancêtres du meilleur",
        none: "Les ancêtres sont connus tant que l’évolution est là.",
        origin,
        generation: (number) => `génération ${number}`,
        wins: (share) => percent(decimals(share, 1)),
    },
};
