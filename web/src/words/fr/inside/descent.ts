/** One descent of Monte Carlo tree search, phase by phase. */
import { part, rich } from "../../grammar.ts";
import { decimals, percent, significant } from "../../numbers.ts";
import type { Room } from "../../rooms.ts";
import { MOVES, shown, VISITS } from "../french.ts";

const RANDOM_MOVES = { one: "coup au hasard", other: "coups au hasard" };

/** How the formula counts where people read percent. */
const OWN = "une victoire 1, une défaite −1";

export const descent: Room<"descent"> = {
    phases: {
        select: "Sélection",
        expand: "Expansion",
        simulate: "Simulation",
        backup: "Remontée",
    },
    phase: (number, title) => `${number} ${title}`,
    noPhase: "Cette descente n’a pas cette phase",
    dice: "Les dés",

    diceBring: (move) => `Les dés donnent ${move}.`,
    takes: (who, move) => `${who} prend ${move} : pris.`,
    takesBecause: {
        untried: (who, move) =>
            `${who} prend ${move} : jamais essayé, et ce qui n’est pas essayé passe d’abord.`,
        proven: (who, move) => `${who} prend ${move} : c’est prouvé.`,
        strategy: (who, move) =>
            `${who} prend ${move} : tiré au sort selon la stratégie que l’ajustement des regrets a construite.`,
    },
    takesHighest: ({ who, move, mean, exploration, sum, ...more }) => {
        const { highest, own, written, mixed } = more;
        const place = highest ? ", le maximum" : "";
        return [
            `${who} prend ${move} : moyenne ${mean} + exploration ${exploration} = ${sum}${place}.`,
            own &&
                `La formule elle-même compte ${OWN} : ${own.mean} + ${own.exploration} = ${own.sum}.`,
            written && `${written.exploration} = ${written.formula}.`,
            mixed &&
                "Plusieurs joueurs choisissent ici en même temps : un facteur aléatoire s’applique à chaque terme d’exploration, pour qu’ils ne marchent pas du même pas.",
        ]
            .filter(Boolean)
            .join(" ");
    },
    expands: (moves) =>
        `La position après ${moves} n’était pas dans l’arbre : elle en devient un nœud.`,
    nothing: {
        over: "La partie finit dans l’arbre : il n’y a rien à simuler.",
        known: "La valeur de cette position est prouvée : il n’y a rien à simuler.",
        evaluated: "L’évaluation remplace ici une partie aléatoire.",
        kept: "Le reste de la partie est joué au hasard. Les parties aléatoires qui apprennent (mast) ne sont pas gardées pour être montrées.",
    },
    simulates: (games, moves) =>
        games > 1
            ? `${games} parties aléatoires commencent ici ; la première dure ${shown(moves, MOVES)}.`
            : `Le reste de la partie est joué au hasard : il dure ${shown(moves, MOVES)}.`,
    backsUp: (rewards) =>
        `Le résultat remonte : récompense ${rewards.map(({ side, reward }) => `${side} ${reward}`).join(", ")}. Chaque nœud du chemin a une visite de plus, et sa moyenne se rapproche de la récompense de qui y a choisi.`,

    root: "racine",
    row: (way, who, visits) => `${way} : ${who} choisit, ${shown(visits, VISITS)} jusqu’ici`,
    rowOfDice: (way, move, visits) =>
        `${way} : les dés donnent ${move}, ${shown(visits, VISITS)} jusqu’ici`,
    someMoves: (row, some, all) => `${row}, ${some} coups sur ${all}`,
    visits: (count) => shown(count, VISITS),
    chance: (share) => `probabilité ${percent(significant(share, 2))}`,
    share: percent,
    untried: "pas essayé",
    proven: "prouvé",
    ends: { win: "victoire", draw: "nulle", loss: "défaite" },
    grown: "nouveau nœud",
    end: "fin de l’arbre",
    result: (end, moves, rewards) => {
        if (moves === "unkept")
            return `${end} → une partie aléatoire → récompense ${rewards.join(" : ")}`;
        const game = moves === null ? "pas de partie aléatoire" : shown(moves, RANDOM_MOVES);
        return `${end} → ${game} → récompense ${rewards.join(" : ")}`;
    },
    label: {
        fingers: (sentence) => `${sentence} Le tableau donne tous les nombres.`,
        keys: (sentence) =>
            `${sentence} Les flèches avancent d’un moment, d fait la descente suivante ; le tableau donne tous les nombres.`,
    },
    legend: rich`Sous chaque coup ses visites, puis la somme qui décide : ${part("mean")} récompense moyenne de qui choisit + ${part("explore")} exploration, grande pour les coups peu visités.`,
    legendOwn: (value) =>
        ` La formule elle-même compte ${OWN} : ${value} y vaut ${decimals(0.08, 2)}.`,

    moment: "Moment de la descente",
    spoken: (at, count, phase) => `${at} sur ${count}, ${phase}`,
    spokenPhases: {
        select: "sélection",
        expand: "expansion",
        simulate: "simulation",
        backup: "remontée",
    },
    next: "Descente suivante",
    nextMany: (count) => `${count} descentes`,
    atATime: "Descentes à la fois",
    batch: (count) => (count === 1 ? "une à la fois" : `${count} à la fois`),
    count: (number, depth) => `descente ${number}, arbre de profondeur ${depth}`,
    empty: {
        begin: "Appuyez sur Descente suivante : la recherche descend dans son arbre, ajoute un nœud, joue une partie aléatoire et remonte le résultat.",
    },
    board: "Le plateau à ce moment",
    walk: {
        back: "Un coup en arrière dans la partie aléatoire",
        forward: "Un coup en avant dans la partie aléatoire",
        at: "Coup de la partie aléatoire",
        spoken: (at, count, move) =>
            move === null ? `${at} sur ${count}` : `${at} sur ${count}, ${move}`,
    },

    table: {
        caption:
            "Chaque coup à chaque nœud de la dernière descente, avec les termes d’UCB tels qu’ils étaient au moment du choix.",
        move: "Coup",
        who: "Qui",
        taken: "Pris",
        visits: "Visites",
        mean: "Moyenne",
        exploration: "Exploration",
        sum: "UCB",
        after: "Moyenne après",
        whys: {
            untried: "pas essayé",
            score: "somme",
            proven: "prouvé",
            dice: "dés",
            strategy: "stratégie",
            mixed: "mélange",
        },
    },
};
