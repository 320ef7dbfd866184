/** Several players think about one position: what each of them says, and where they disagree. */
import { rich, strong } from "../../grammar.ts";
import { percent } from "../../numbers.ts";
import type { Room } from "../../rooms.ts";
import { counted, either, listed, ordinal } from "../french.ts";

const ENDS = { one: "er", other: "e" };
const PAIRS = { one: "paire", other: "paires" };

const place = (rank: number) => `${rank}${ordinal(rank, ENDS)}`;

export const duel: Room<"duel"> = {
    begin: "Les faire réfléchir",
    stop: "Arrêter",
    budget: "Budget",
    budgets: {
        time: (seconds) => `${seconds} s chacun`,
        nodes: (count) => `${count} nœuds ou simulations chacun`,
    },
    add: "Ajouter un joueur",

    thinker: (letter) => `Joueur ${letter}`,
    settings: "Réglages",
    presets: (letter) => `Préréglages du joueur ${letter}`,
    remove: { label: (letter) => `Retirer le joueur ${letter}`, tip: "Retirer" },
    either,
    wants: (move, title, value) => rich`${strong(move === "" ? "–" : move)} ${title} ${value}`,
    thinking: "réfléchit",
    notYet: "n’a pas encore réfléchi",
    work: (effort, time, memory, thinking) => `${effort}, ${time}, ${memory}${thinking ? "…" : ""}`,

    verdict: {
        none: "Personne n’a encore d’avis : faites-les réfléchir à la position du plateau.",
        one: ({ move, by }) => `${listed(by)} est seul à avoir un avis : ${move}.`,
        all: (move) => `Tous sont d’accord : ${move}.`,
        several: (votes) => {
            const each = votes.map(
                ({ move, by }) => `${listed(by)} ${by.length > 1 ? "veulent" : "veut"} ${move}`,
            );
            return `Ils ne sont pas d’accord : ${each.join(", ")}.`;
        },
    },
    agreement: (pairs, alike, share) =>
        `Sur ${counted(pairs, PAIRS)} de coups, ils en rangent ${alike} dans le même ordre (${percent(share)}).`,
    place,
    valued: (rank, value) => `${place(rank)} · ${value}`,

    axis: { time: "temps passé", effort: "nœuds ou simulations jusqu’ici" },
    axisOf: (letter, values) => `${letter} : ${values}`,
    empty: "Leurs valeurs apparaîtront ici.",
    label: (verdict) =>
        `Le plateau avec le meilleur coup de chacun, et les valeurs de chacun jusqu’ici dans leur propre unité. ${verdict}`,

    places: "Rangs et valeurs des coups qui comptent",
    table: {
        caption: (verdict, agreement) =>
            `Ce que chaque joueur dit de chaque coup. ${verdict} ${agreement}`.trim(),
        move: "Coup",
        place: (letter) => `${letter} : rang`,
        value: (letter) => `${letter} : valeur`,
        valueDoc: (unit, player) => `${unit ?? "valeur"}, ${player}`,
        effort: (letter) => `${letter} : effort`,
        apart: "Écart des rangs",
        best: "Choix de",
    },
};
