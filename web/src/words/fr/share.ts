/** What is shared by a link: the dialog, challenges, games with a friend. */
import type { Goal, Opponents } from "../en/share.ts";
import { grouped } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, de, MOVES } from "./french.ts";

const moves = (count: number) => counted(count, MOVES);

export const share: Room<"share"> = {
    title: "Partager",
    whatToShare: "Que partager",
    parts: { link: "Lien", picture: "Image", challenge: "Défi" },
    note: "Le lien ouvre exactement ce que vous voyez : jeu, coups, joueurs avec tous leurs réglages, et cette vue. Rien n’est enregistré ailleurs.",
    frame: {
        title: "Le mettre dans votre propre page",
        note: "Un cadre avec le plateau, ce que le programme en pense et la vue ouverte. Toute taille convient à partir de 320 × 240 ; rien n’y est enregistré.",
        code: "Code du cadre",
        follow: "Une fois sur la même page : les cadres prennent la hauteur de ce qu’ils montrent.",
        followCode: "Code pour la hauteur",
    },

    link: {
        label: "Lien",
        copy: "Copier",
        copied: "Copié",
        done: "Le lien est copié",
        refused: "Le navigateur n’a pas permis la copie. Copiez à la main le lien sélectionné.",
        code: "Le lien en code QR",
        tooLong: "Ce lien est trop long pour un code lisible par un appareil photo.",
        send: "Envoyer par une autre application",
    },

    ended: (game, sentence) => `${game}. ${sentence}`,
    fresh: (game, mover) =>
        mover === null
            ? `${game}, une nouvelle partie.`
            : `${game}, une nouvelle partie. Au tour ${de(mover)}.`,
    after: (game, count, mover) =>
        mover === null
            ? `${game} après ${moves(count)}.`
            : `${game} après ${moves(count)}. Au tour ${de(mover)}.`,
};

function against({ level, count }: Opponents): string {
    if (level === null) return "les autres";
    return count === 1 ? `l’ordinateur (${level})` : `${count} ordinateurs (${level})`;
}

/** As the end of a sentence. */
function reach(goal: Goal): string {
    if (goal.points !== null)
        return `faire plus de ${grouped(goal.points)} points avec les mêmes dés.`;
    const where = goal.fromHere ? " à partir d’ici" : "";
    return `gagner avec ${goal.side} contre ${against(goal.against)}${where}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const challenge: Room<"challenge"> = {
    computer: "Ordinateur",
    computerAt: (level) => `Ordinateur · ${level}`,
    computerAsUsual: "Ordinateur · habituel",

    open: (goal) => `Défi : ${reach(goal)}`,
    met: (goal) => `Défi réussi : ${reach(goal)}`,
    missed: (goal) => `Pas cette fois : ${reach(goal)}`,
    again: "Réessayer",
    leave: "Quitter le défi",

    task: (goal) => capital(reach(goal)),
    note: {
        points: "Qui ouvre le lien joue avec les mêmes dés, et apprend si vos points sont dépassés.",
        win: "Qui ouvre le lien joue ce camp contre l’ordinateur, et apprend si le défi est réussi.",
    },
    points: "Points à battre",
    side: "Camp",
    level: "Ordinateur",
    start: "Départ",
    starts: { here: "De cette position", start: "Du début" },
};

export const send: Room<"send"> = {
    title: "Envoyez ce lien à votre adversaire",
    over: "Il montre à votre adversaire comment la partie a fini.",
    begin: "Il ouvre la partie là où votre adversaire doit commencer : un coup, puis un lien en retour, que vous ouvrez ici. Rien n’est enregistré sur un serveur.",
    goOn: "Il ouvre la partie là où c’est à votre adversaire : un coup, puis un lien en retour, que vous ouvrez ici. Rien n’est enregistré sur un serveur.",
    begun: "Jouez votre coup, puis envoyez le lien. Le coup de votre adversaire vous revient par un lien.",
    atOnce: "Vous jouez en même temps : la page montre votre coup à votre adversaire après le sien. Il figure dans le lien, où quiconque le lit peut le trouver.",
    withLink: { over: "Notre partie est finie.", turn: "C’est à vous de jouer." },
};
