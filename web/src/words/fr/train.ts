/** Networks that learn by playing: the training, its curve, and the networks that there are. */
import { decimals, grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";

/** What a network has learned for, by the core's names. */
const REWARDS: { [reward: string]: string } = {
    win: "a appris à gagner",
    score: "a appris à marquer",
};

export const train: Room<"train"> = {
    about: "Un réseau apprend en jouant contre le hasard, sous vos yeux. Il sert à tout moment, même pendant qu’il apprend. Les réseaux restent dans ce navigateur jusqu’à ce que vous les oubliiez.",
    goOn: { label: "Continuer depuis", nothing: "rien : un nouveau réseau" },

    title: "Entraînement",
    learned: "Parties apprises",
    states: { running: "", paused: "En pause.", done: "Terminé.", cancelled: "Annulé." },
    begins: "Les premières parties se jouent.",
    progress: (name, games, total, stopped) =>
        stopped
            ? `${name} : ${grouped(games)} parties sur ${grouped(total)}, arrêté.`
            : `${name} : ${grouped(games)} parties sur ${grouped(total)}.`,
    figures: {
        won: "gagnées récemment",
        mean: "score moyen récent",
        best: "meilleur score",
        games: "parties par seconde",
        moves: "coups par seconde",
        weights: "poids touchés",
        percent: (share) => percent(decimals(share, 1)),
        of: (touched, all) => `${touched} sur ${all}`,
    },
    work: (time, left) => (left === "" ? `${time} de travail` : `${time} de travail, ${left}`),

    curve: {
        wins: {
            title: "Parties gagnées selon les parties apprises",
            label: (share, games) =>
                `Graphique : ${percent(decimals(share, 1))} des dernières parties gagnées après ${games} ; le tableau donne tous les nombres`,
            series: "gagnées, 95 %",
        },
        score: {
            title: "Score moyen selon les parties apprises",
            label: (score, games) =>
                `Graphique : score moyen ${score} des dernières parties après ${games} ; le tableau donne tous les nombres`,
            series: "score moyen",
        },
        axis: "parties apprises",
        table: "Courbe d’apprentissage",
        columns: {
            games: "parties",
            won: "gagné %",
            mean: "score moyen",
            best: "meilleur score",
            moves: "coups",
        },
    },

    networks: {
        title: "Réseaux",
        depth: "Anticipation",
        depths: {
            1: "1 coup : le réseau seul",
            2: "2 coups : coup, tuile, coup",
            3: "3 coups",
        },
        network: (name) => `Réseau ${name}`,
        learning: "apprend en ce moment ; pris tel qu’il est quand vous l’utilisez",
        shipped: "fourni avec cette page ; 128 ko sont chargés quand vous l’utilisez",
        about: ({ shape = "", reward = "", games, kilobytes }, learns) => {
            const facts = [
                shape,
                REWARDS[reward] ?? "",
                games === undefined ? "" : `${games} parties`,
                kilobytes === 0 ? "" : `${kilobytes} ko`,
            ].filter((fact) => fact !== "");
            return `${facts.join(", ")}${learns ? " ; continue d’apprendre, repris quand vous l’utilisez" : ""}`;
        },
        analyse: {
            text: "Évaluer avec",
            tip: "Analyse la position du plateau avec ce réseau",
        },
        use: "En faire un joueur",
        watch: "Le regarder jouer",
        save: "Enregistrer",
        forget: "Oublier",
        load: "Charger un réseau",
        notSaved: (name) => `Le réseau ${name} ne peut pas être enregistré.`,
    },
};
