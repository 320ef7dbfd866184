/** The scale of strength: how strong players are, what a move costs them, where another one stands. */
import type { Told } from "../en/scale.ts";
import { part, rich } from "../grammar.ts";
import { decimals, grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, day, GAMES } from "./french.ts";

const PLAYERS = { one: "joueur", other: "joueurs" };

const strength = ({ at, low, high }: Told) => {
    if (at !== null && low !== null && high !== null && low < high)
        return `${grouped(at)} (${grouped(low)} à ${grouped(high)})`;
    if (at !== null) return grouped(at);
    if (low !== null) return `au moins ${grouped(low)} : toutes les parties gagnées`;
    return high === null
        ? "encore inconnue"
        : `au plus ${grouped(high)} : toutes les parties perdues`;
};

export const scale: Room<"scale"> = {
    looking: "Recherche de l’échelle…",
    about: {
        elo: "Zéro, ce sont des coups au hasard. 100 de plus donnent 64 points sur 100, 400 de plus dix victoires pour une défaite.",
        points: "Ici, la force est la moyenne des points d’une partie.",
    },
    measured: (game, { games, players, version, date }) =>
        `${game} : ${counted(games, GAMES)} entre ${counted(players, PLAYERS)}, mesure ${date === "" ? "" : `du ${day(date)} `}avec la version ${version}. Les temps sont ceux de la machine qui l’a mesurée ; pour les joueurs que vous mesurez, ceux de la vôtre.`,
    first: (elo, draws) =>
        `Jouer en premier vaut ${grouped(elo)} Elo ; ${percent(decimals(100 * draws, 1))} des parties entre joueurs de même force sont nulles.`,
    circles: "Un seul nombre par joueur explique mal ces parties : les résultats tournent en rond.",

    title: "La force selon le coût d’un coup",
    label: (players) =>
        `Force de ${counted(players, PLAYERS)} selon le temps d’un coup ; le tableau ci-dessous donne les mêmes nombres`,
    axes: {
        cost: "millisecondes par coup",
        elo: "force, Elo au-dessus du hasard",
        points: "force, points par partie",
    },
    front: { name: "les plus forts en si peu de temps" },
    point: (title, told, ms, games) =>
        `${title} : ${strength(told)} · ${ms} ms par coup · ${counted(games, GAMES)}`,
    strength,

    table: {
        caption: "Joueurs de l’échelle",
        player: "Joueur",
        elo: { title: "Force", doc: "Elo au-dessus des coups au hasard." },
        points: { title: "Force", doc: "Moyenne des points d’une partie." },
        interval: {
            title: "Intervalle à 95 %",
            doc: "Dans 95 échelles sur 100, il contient la vraie force.",
        },
        low: "de",
        high: "à",
        ends: (low, high) => `${low} à ${high}`,
        cost: {
            title: "ms par coup",
            doc: "Millisecondes par coup : la moyenne de la moitié centrale des parties.",
        },
        games: "Parties",
        front: {
            title: "Frontière",
            doc: "Sur l’échelle, personne n’est plus fort en aussi peu de temps.",
            yes: "★",
        },
    },

    play: "Jouer contre lui",
    watch: "Le faire jouer",
    use: "Prendre ces réglages",
    useTip: "Réfléchit avec eux dans Réflexion",
    forget: "L’oublier",
    old: (title) => `${title}, avant sa modification`,

    where: "Où se place le mien ?",
    whereAbout:
        "Place un joueur sur l’échelle : il affronte ceux de sa force, jusqu’à ce que sa place soit assez connue.",
    player: "Joueur",
    precision: "Intervalle",
    within: {
        elo: (half) => `± ${half} Elo`,
        points: (half) => `± ${percent(grouped(half, 1))}`,
    },
    begin: "Trouver sa place",
    found: "Places trouvées",
    known: (title, told) => rich`${part("title", title)} est sur l’échelle : ${strength(told)}.`,
    place: (title, told, { below, above }) => {
        const next =
            below !== null && above !== null
                ? `, entre ${below} et ${above}`
                : below !== null
                  ? `, au-dessus de ${below}`
                  : above !== null
                    ? `, au-dessous de ${above}`
                    : "";
        return rich`${part("title", title)} : ${strength(told)}${next}.`;
    },
    neighbour: (title, at) => `${title} (${grouped(at)})`,
    progress: (games, width, state, left) =>
        [counted(games, GAMES), width, state, left].filter((text) => text !== "").join(", "),
    progressLabel: "Ce que l’on sait déjà",

    none: (game) =>
        `Il n’y a pas encore d’échelle de force pour ${game}. Elle peut être mesurée ici, en arrière-plan, pendant que vous jouez ou explorez ; la console fait de même avec \`ladder\`.`,
    measure: "Mesurer une échelle",
    again: "Mesurer de nouveau cette échelle",
    pool: (players) =>
        `${counted(players, PLAYERS)}, les niveaux des programmes et des coups au hasard, se rencontrent jusqu’à ce que leurs écarts soient connus.`,

    together: {
        title: "Deux réglages ensemble",
        figure: (setting, effort) => `Force selon ${setting}, par ${effort}`,
        about: (setting, effort, half) =>
            `Force selon ${setting}, une ligne pour chaque valeur de ${effort} ; un point marque le meilleur de chaque ligne. Les points sont connus à ± ${grouped(half)} Elo ou mieux.`,
        label: (title) => `${title} ; son tableau donne tous les nombres`,
    },

    level: (told) => `Force ${strength(told)}`,
};
