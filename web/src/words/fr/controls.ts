/** The controls of parameters, and what may be entered. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

export const controls: Room<"controls"> = {
    help: (title) => `Ce que veut dire « ${title} »`,
    reset: (title) => `Rétablir « ${title} »`,
    backTo: (value) => `Revenir à ${value === "" ? "rien" : value}`,
    asNumber: (title) => `${title}, en chiffres`,
    signs: (title) => `« ${title} » n’accepte que des lettres, des chiffres et les signes . _ - .`,
    range: {
        int: (title, bounds) => `« ${title} » doit être un nombre entier ${bounds}.`,
        time: (title, bounds) => `« ${title} » doit être une durée ${bounds}.`,
        real: (title, bounds) => `« ${title} » doit être un nombre ${bounds}.`,
    },
    bounds: (low, high, unit) =>
        unit === null ? `de ${low} à ${high}` : `de ${low} à ${high} ${unit}`,

    advanced: "Avancé",
    advancedCount: (count, changed) =>
        changed === 0
            ? `${count}`
            : `${count}, dont ${counted(changed, { one: "modifié", other: "modifiés" })}`,
    resetAll: "Tout rétablir",
};
