/** The frame around board and panels: what everybody sees first. */
import { rich } from "../grammar.ts";
import type { Room } from "../rooms.ts";
import { counted, STEPS } from "./french.ts";

/** Between the parts of a row. */
const DOT = " · ";

export const page: Room<"page"> = {
    toBoard: "Aller au plateau",
    board: "Le plateau",

    topBar: {
        claim: "Voyez un programme réfléchir",
        games: "Jeux",
        learn: { word: "Apprendre", label: "Apprendre : des leçons sur le plateau" },
        workshop: { word: "Atelier", label: "Atelier : écrire un joueur" },
        share: "Partager",
        language: "Langue",
        settings: "Réglages",
        present: "Présenter : tout en grand, devant une classe",
    },
    variant: {
        unknown: "Variante",
        usual: "Règles habituelles",
        title: (game, variant) => `${game}, ${variant} · Plyscope`,
    },

    seats: {
        thinking: "réfléchit",
        toMove: "au trait",
        lastTime: "Temps du dernier coup",
        late: { word: "en retard", doc: "En retard\u00a0: est allé tout droit où c’était libre" },
        steps: (count) => counted(count, STEPS),
        place: (place) => (place === 1 ? "1er" : `${place}e`),
        draw: "½",
        letPlay: "Changer de joueur",
        you: "Vous",
        computer: "Ordinateur",
        about: (parts) => parts.join(DOT),
        level: {
            of: (seat) => `Niveau : ${seat}`,
            usual: "Réglages habituels",
            own: "Vos réglages",
            settings: "Réglages",
            others: "Autres algorithmes et réglages",
            friend: "Quelqu’un, par lien",
        },
    },

    status: {
        starting: "Le moteur démarre…",
        settingUp: (mover) =>
            `Composition, ${mover} au trait : choisissez une pièce, puis les cases où elle va.`,
        friend: "À votre adversaire : envoyez le lien.",
        move: (number) => `coup ${number}`,
        step: (number) => `pas ${number}`,
        review: "Bilan",
        send: "Envoyer le lien",
        moveNow: "Jouer vite",
        pause: { word: "Pause", label: "Mettre l’ordinateur en pause" },
        play: { word: "Laisser jouer", label: "Laisser jouer l’ordinateur" },
    },

    tools: {
        newGame: { label: "Nouvelle partie", word: rich`Partie` },
        takeBack: { label: "Reprendre mon coup", word: "Reprendre", short: "Reprendre" },
        hint: "Conseil",
        swap: { label: "Changer de camp", word: "Camp" },
        layers: "Calques",
        more: "Plus",
        first: "Position de départ",
        back: "Un coup en arrière",
        forward: "Un coup en avant",
        last: "Dernière position",
    },

    tabs: { label: "Panneaux", section: "Section", play: "Jouer", think: "Réflexion" },

    welcome: {
        title: "Première visite ?",
        claim: "Jouez, et voyez ce qu’un programme pense de chaque coup.",
        watch: "Regarder deux programmes",
        lesson: "Leçon de trois minutes",
        write: "Écrire le vôtre",
        close: "Fermer pour toujours",
    },
    hints: {
        value: "Le nombre dans une case est ce que le programme pense du coup.",
        level: "Trop fort ou trop faible ? Le niveau se choisit au-dessus du plateau.",
        close: "Fermer ce conseil pour toujours",
    },

    console: {
        title: "Console",
        about: "Tout ce qui se fait ici est aussi une ligne de texte",
        tip: "Ouvrir ou fermer la console (Ctrl+`)",
        keys: "Tab complète, Maj+Tab quitte",
    },

    links: {
        opened: "Un lien a été ouvert.",
        backHere: "Revenir à ce qui était là",
        left: (game) => `Vous avez quitté votre partie (${game}).`,
        back: "Y revenir",
        unknown: (asked) => `Le lien demande « ${asked} », que cette page n’a pas.`,
    },

    broken: {
        engine: (why) => `Le moteur s’est arrêté : ${why}.`,
        startAgain: "Le redémarrer",
        page: (why) => `Quelque chose a échoué sur cette page, le reste continue : ${why}`,
    },
};
