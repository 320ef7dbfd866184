/** What a setting buys, and how strong the person is who plays here: on the scale of strength. */
import { decimals, grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, GAMES } from "./french.ts";
import { scale } from "./scale.ts";

const share = ({ at, low, high }: { at: number; low: number; high: number }) => {
    const [middle, from, to] = [at, low, high].map((part) => decimals(100 * part, 0));
    return from === to
        ? percent(middle as string)
        : `${percent(middle as string)} (${from} à ${percent(to as string)})`;
};

const tens = (value: number) => grouped(10 * Math.round(value / 10));

export const strength: Room<"strength"> = {
    curve: "Ce que ce réglage apporte",
    setting: (title, value) => `${title} : ${value}`,
    against: (setting, score) => `${setting} ; marque ${share(score)} contre le réglage actuel`,
    present: (setting, told) => `${setting}, comme maintenant ; force ${scale.strength(told)}`,
    alone: (setting, told) => `${setting} ; force ${scale.strength(told)}`,
    points: (setting, told) => `${setting} ; ${scale.strength(told)} points par partie`,
    takes: (ms) => `environ ${ms} ms par coup ici`,
    sentence: (parts) => `${parts.join(", ")}.`,
    held: (settings) => `Mesure faite avec ${settings.join(", ")}.`,
    measure: "Mesurer l’effet",
    measureTip:
        "Des parties en arrière-plan, avec plusieurs valeurs de ce réglage, jusqu’à ce que sa courbe soit connue. Gardée dans ce navigateur.",
    measured: (games, of) => `${grouped(games)} sur ${counted(of, GAMES)}`,
    stop: "Arrêter",
    busy: "Une autre courbe est en cours de mesure.",

    you: (told, games) =>
        `Vous : environ ${tens(told.at)} (${tens(told.low)} à ${tens(told.high)}) après ${counted(games, GAMES)}.`,
    youAbout:
        "Une estimation d’après vos parties contre des programmes, gardée dans ce seul navigateur : 0 est la force de qui joue au hasard, 100 de plus donnent 64 points sur 100.",
    even: "Adversaire de même force",
    evenTip: (title, at) => `Nouvelle partie contre ${title}, force ${grouped(at)}`,
    uncounted: {
        helped: "Votre force reste ce qu’elle était : vous avez eu de l’aide dans cette partie.",
        changed:
            "Votre force reste ce qu’elle était : cette partie n’a pas été jouée d’un trait contre un seul programme.",
        unknown:
            "Votre force reste ce qu’elle était : la force de cet adversaire n’est pas connue.",
    },
    section: "Vous",
    none: "Jouez sans aide une partie contre un programme : votre place sera estimée ici.",
    off: "Votre force n’est pas estimée : les réglages en décident ainsi.",
    onePlayer:
        "Dans un jeu à un seul joueur, vos points sont votre force : comparez-les à ceux des joueurs du tableau.",
    best: (points) =>
        `Votre meilleure partie ici : ${counted(points, { one: "point", other: "points" })}.`,
    forget: "Oublier mes parties",

    strongest: "Le plus fort en un temps donné",
    perMove: "Temps par coup",
    ms: (ms) => (ms < 1000 ? `${grouped(ms, 4)} ms` : `${grouped(ms / 1000)} s`),
    found: (title, told, ms) => `${title} : ${scale.strength(told)}, ${ms} ms par coup`,
    nobody: "Personne sur l’échelle n’est aussi rapide.",
    pace: {
        file: "Temps du fichier, ceux de la machine qui l’a mesuré.",
        here: (part) =>
            `Temps mesurés ici : un coup prend ${decimals(part, part < 10 ? 1 : 0)} fois le temps de la machine qui a mesuré l’échelle.`,
        running: "Mesure de la vitesse de cette machine…",
        begin: "Mesurer cette machine",
        again: "Mesurer de nouveau cette machine",
    },
};
