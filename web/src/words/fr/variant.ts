/** A variant of a game in words: what differs from its preset. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

export const variant: Room<"variant"> = {
    usual: "Règles habituelles",
    yes: "oui",
    none: "non",
    no: (rule) => `${rule} : non`,
    emptyMap: (size) => `Carte vide ${size.replaceAll("x", "×")}`,
    ownMap: (size) => `Votre carte ${size.replaceAll("x", "×")}`,
    counted,
    setting: (rule, value) => `${rule} : ${value}`,
    besides: (title, differences) => [title, ...differences.map(lowered)].join(", "),
    all: (settings) => settings.map((text, i) => (i === 0 ? text : lowered(text))).join(", "),
};
