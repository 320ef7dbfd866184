/** A board on which riders ride: the clock under it, the keys, what a screen reader says of it. */
import type { Room } from "../rooms.ts";

export const arena: Room<"arena"> = {
    label: "Temps réel",
    begin: "Nouvelle course",
    pause: "Pause",
    goOn: "Continuer",
    next: "Manche suivante",
    withKey: (title) => `${title} (barre d’espace)`,
    restart: "Recommencer",
    start: "Partir",
    byStep: "Pas à pas",
    map: "Dessiner une carte",
    ticks: {
        title: "Pas par seconde",
        spoken: (ticks) => `${ticks} pas par seconde`,
        shown: (ticks) => `${ticks}/s`,
    },
    replay: {
        title: "Revoir la course",
        spoken: (move, all) => `coup ${move} sur ${all}`,
        shown: (move, all) => `${move}/${all}`,
    },

    rider: (name, keys) => `${name} : ${keys}`,
    steering: {
        fingers: "glisser, ou toucher les flèches",
        either: (keys, others) => `${keys} ou ${others}`,
        ofKeyboard: (keys) => `${keys} d’un clavier`,
    },
    pad: {
        up: "Haut",
        left: "Gauche",
        right: "Droite",
        down: "Bas",
        ascend: "Monter l’escalier",
        descend: "Descendre l’escalier",
    },
    help: {
        fingers:
            "Quand c’est à vous, glissez le doigt pour avancer dans ce sens ; touchez une case pour la jouer.",
        keys: "Quand c’est à vous, les flèches font avancer ; avec Maj, elles parcourent les cases. Entrée joue la case. Page préc. et Page suiv. prennent l’escalier.",
    },
};

export const riders: Room<"riders"> = {
    you: "Vous",
    person: (number) => `Personne ${number}`,
    namesake: (name, side) => `${name} (${side})`,
    keys: ["Flèches", "W A S D", "I J K L"],
};
