/** What more random games per move are worth, beside the figures of the Tron lab. */
import type { Room } from "../rooms.ts";

export const curve: Room<"curve"> = {
    title: "Score selon les parties aléatoires",
    about: "Monte-Carlo simple roule en solo ; chaque point est la moyenne de nombreuses parties.",
    aboutLab:
        "Monte-Carlo simple roule en solo ; chaque point est la moyenne de nombreuses parties. Les cercles à barres sont mesurés ici, les carrés sont ceux du TP Tron. Aucune course ne dépasse 164 pas.",
    sims: "Parties aléatoires par direction",
    points: {
        three: "10, 100, 1\u202f000",
        four: "10 à 10\u202f000, les quatre du TP Tron",
        eight: "10 à 30\u202f000, huit points",
    },
    games: "Parties par point",
    policy: "Politique des parties aléatoires",
    otherMap: "Ces nombres viennent d’une autre carte.",
    figure: "Score moyen selon les parties aléatoires par direction",
    label: (title) => `${title} ; son tableau donne tous les nombres`,
    axes: { sims: "parties aléatoires par direction", steps: "pas" },
    series: { measured: "mesuré", lab: "TP Tron", longest: "course la plus longue" },
    columns: {
        sims: "parties aléatoires",
        score: "pas",
        low: "minimum (95 %)",
        high: "maximum (95 %)",
        games: "parties",
        ms: "ms par coup",
        lab: "TP Tron",
    },
};
