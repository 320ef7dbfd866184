/** What a value says, and what a search has found. */
import { rich, strong } from "../grammar.ts";
import { grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { compact, counted, eitherOf, MOVES, plural, RANDOM_GAMES, SIMULATIONS } from "./french.ts";

const CERTAINTY = { sure: "Sûr", likely: "Probable", open: "Encore ouvert" };

/** By the level of strength at which a game goes on. */
const LEVELS: { [level: string]: string } = {
    beginner: " du niveau Débutant",
    easy: " du niveau Facile",
    medium: " du niveau Moyen",
    hard: " du niveau Difficile",
    expert: " du niveau Expert",
};

/** Where a value belongs to one of several sides: " pour Jaune". */
const whose = (side: string | null) => (side === null ? "" : ` pour ${side}`);
/** What it took, at the end of a sentence. */
const behind = (work: string) => (work === "" ? "." : `, ${work}.`);

export const values: Room<"values"> = {
    long: compact,
    won: "gagné",
    lost: "perdu",
    none: "–",

    proven: { win: "gain", draw: "nulle", loss: "perte" },
    provenIn: { win: (n) => `gain en ${n}`, loss: (n) => `perte en ${n}` },
    drawn: "nulle si chacun joue au mieux",
    wins: (side, moves) =>
        moves > 0 ? `${side} gagne en ${counted(moves, MOVES)}` : `${side} gagne`,
    loses: (side, moves) =>
        moves > 0 ? `${side} perd en ${counted(moves, MOVES)}` : `${side} perd`,
    scoreBetween: (least, most) => `score entre ${least} et ${most}`,

    about: (value) => `environ ${value}`,
    next: (step, chance) => `Chances d’obtenir ${step} : ${chance}.`,
    valueFor: {
        reward: (value, side) => rich`résultat moyen ${value}${whose(side)}`,
        result: (value, side) => rich`${value}${whose(side)}`,
        evaluation: (value, side) => rich`évaluation ${value}${whose(side)}`,
        points: (value, side) => rich`score attendu ${value}${whose(side)}`,
        chance: (value, side) => rich`${value} de chances${whose(side)}`,
    },
    columnTitle: {
        reward: "Résultat moyen",
        result: (side) => (side === null ? "Résultat" : `Pour ${side}`),
        evaluation: "Évaluation",
        points: "Score attendu",
        chance: "Chances",
    },
    axisTitle: {
        reward: (side) => `résultat moyen${whose(side)}, 1 = victoire`,
        result: (side) => `résultat attendu${whose(side)}, 100 % = victoire`,
        evaluation: (side) => `évaluation${whose(side)}`,
        points: "score attendu",
        chance: "chances",
    },
    meaning: {
        result: (share, side) =>
            `${percent(share)} : sur 100 parties à partir d’ici, ${side} devrait en marquer ${share} ; une nulle compte pour moitié.`,
        estimated: (share, side, games) =>
            `Environ ${percent(share)} : sur 100 positions semblables, ${side} en a gagné environ ${share}, selon ${grouped(games)} parties entre programmes ; une nulle compte pour moitié.`,
        score: (games, level) =>
            `Score attendu : ce sur quoi des parties semblables ont fini, selon ${grouped(games)} parties de programmes${LEVELS[level] ?? ""}.`,
        reward: (side) =>
            `Résultat moyen des parties de la recherche pour ${side}, tel que le programme le calcule : 1 est une victoire, 0 une nulle, −1 une défaite.`,
        points: "Score attendu : les points sur lesquels la partie devrait finir.",
        chance: "Chances : la probabilité d’atteindre le but du jeu.",
        unbounded:
            "Évaluation : une règle empirique note chaque position, dans sa propre unité. Plus, c’est mieux.",
        evaluation: (low, high, side) =>
            `Évaluation : une règle empirique note chaque position, de ${low} (${side} a perdu) à ${high} (${side} a gagné).`,
    },
    sum: (sum, half, value) =>
        `En tout ${sum}. Une somme n’a pas de limite ; pour tenir entre perdu et gagné, elle est affichée comme 99\u202f×\u202fsomme\u202f/\u202f(${half}\u202f+\u202f|somme|) : ${value}.`,

    spread: (mean, [least, first, median, third, most]) =>
        `moyenne ${mean}, de ${least} à ${most}, la moitié entre ${first} et ${third}, médiane ${median}`,

    time: {
        milliseconds: (count) => `${count} ms`,
        seconds: (count) => `${count} s`,
        minutes: (whole, seconds) => `${whole} min ${seconds} s`,
    },

    lettered: (count, letter) => `${count} ${letter}`,
    bytes: (count, letter) => `${count} ${letter}o`,
    playouts: (count) => `${count} simulations`,
    depthAndNodes: (depth, nodes) => `profondeur ${depth}, ${nodes} nœuds`,
    simulationsWord: (count) => plural(count, SIMULATIONS),
    gamesWord: (count) => plural(count, RANDOM_GAMES),
    afterSimulations: (count, shown) => `après ${shown} ${plural(count, SIMULATIONS)}`,
    afterGames: (count, shown) => `après ${shown} ${plural(count, RANDOM_GAMES)}`,
    lookingAhead: (depth) => `avec ${counted(depth, MOVES)} d’avance`,
    afterPositions: (shown) => `après ${shown} positions`,
    player: (seat) => `Joueur ${seat}`,

    hasProven: (searcher, proof, best) =>
        best === null
            ? rich`${searcher} l’a prouvé : ${strong(proof)}.`
            : rich`${searcher} l’a prouvé : ${strong(proof)}, le meilleur coup est ${strong(best)}.`,
    playsAtOnce: (searcher, best) =>
        rich`${searcher} joue ${strong(best)} sans chercher plus loin.`,
    noOpinion: (searcher, work) => rich`${searcher} n’a pas encore d’avis${behind(work)}`,
    prefers: (searcher, best, value, work) =>
        rich`${searcher} préfère ${strong(best)} : ${value}${behind(work)}`,
    seesNoDifference: (searcher, best, value) =>
        rich`${searcher} ne voit encore aucune différence et jouerait ${strong(best)} : ${value}.`,
    why: (sure, second, amount, ahead, part) => {
        const than = ahead ? `semble valoir ${amount} de plus` : `vaut ${amount} de moins`;
        const next = `${second} ${amount === "" ? "vaut autant pour l’instant" : than}`;
        const effort = part === "" ? "" : `, avec ${part} de l’effort`;
        return `${sure === null ? "Ensuite" : CERTAINTY[sure]} : ${next}${effort}.`;
    },
    onlyMove: "C’est le seul coup.",
    othersLose: "Tout autre coup perd.",
    points: (count, shown) => `${shown} ${plural(count, { one: "point", other: "points" })}`,
    atLeast: (amount) => `au moins ${amount}`,
    mixesEvenly: (searcher, moves, value, work) =>
        rich`${searcher} joue ${eitherOf(moves.map(strong))}, chacun une fois sur ${String(moves.length)} : ${value}${behind(work)}`,
    mixes: (searcher, moves, value, work) =>
        rich`${searcher} joue ${eitherOf(moves.map(({ move, share }) => rich`${strong(move)} ${share}`))} du temps : ${value}${behind(work)}`,
};

export const judged: Room<"judged"> = {
    evaluation: (value) => `évaluation ${value}`,
    between: (low, high) => `entre ${low} et ${high}`,
    nothing: "rien",
    anything: "tout",
    ends: { win: "victoire", draw: "nulle", loss: "défaite" },
};
