/** Players and their parameters: what they are called, who analyses. */
import type { Room } from "../rooms.ts";
import { counted, plural } from "./french.ts";

/** Between the parts of a name. */
const DOT = " · ";

const CHANGED = { one: "modifié", other: "modifiés" };
const OTHERS = { one: "autre réglage", other: "autres réglages" };

export const params: Room<"params"> = {
    parts: (parts) => parts.join(DOT),
    of: (title, value) => `${title} : ${value}`,
    valueOf: (title, value) => `${title} ${value}`,
    besides: (title, preset) => `${title} (${preset})`,
    again: (title, number) => `${title} (${number})`,
    from: (low, high) => `${low} à ${high}`,
    several: (values) => values.join(", "),
    ownWeights: (title) => `${title}, vos poids`,
    own: (title, size) => (size === "" ? `votre ${title}` : `votre ${title} ${size}`),
    deep: (moves) => `profondeur ${moves}`,
    perMove: (time) => `${time} par coup`,
    // Titles are plurals.
    count: (value, title) => (value === "1" ? `${title} : 1` : `${value} ${title}`),
    more: (count) => counted(count, OTHERS),
    unit: (value, unit) => `${value} ${unit}`,
    unitOf: (count, one, other) => plural(count, { one: one ?? other, other }),

    analyst: "Joueur d’analyse",
    analystPresets: "Préréglages du joueur d’analyse",
    moreSettings: "Autres réglages",
    settings: "Réglages",
    asUsual: "comme d’habitude",
    changed: (count) => counted(count, CHANGED),
    noEnd: "sans fin",
    automatic: "automatique",

    unfit: (title, why) => `${title} : ${why ?? "ne convient pas"}`,
    ownSettings: "Des réglages à vous.",

    inConsole: (code) => `Dans la console : ${code}`,
};
