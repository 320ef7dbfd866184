/** Around charts: their tools, their tables, the files that they are saved as. */
import type { Room } from "../rooms.ts";

export const charts: Room<"charts"> = {
    chart: (title) => `Le graphique « ${title} »`,
    enlarge: { label: (title) => `${title} : agrandir`, tip: "Agrandir (+)" },
    reduce: { label: (title) => `${title} : voir plus`, tip: "Voir plus (-)" },
    table: { label: (title) => `${title} : en tableau`, tip: "En tableau" },
    save: (title) => `Enregistrer : ${title}`,
    files: {
        svg: "Image SVG",
        png: "Image PNG",
        csv: "Tableau CSV",
        json: "Données JSON",
    },

    noPicture: "Ce navigateur n’a pas pu faire une image de cette taille.",

    place: (axis, at, series, marks) => {
        const read = series.map(({ name, value, ends }) =>
            ends === null ? `${name} ${value}` : `${name} ${value} (${ends.low} à ${ends.high})`,
        );
        return `${axis} ${at} : ${read.join(", ")}${marks.map((mark) => ` · ${mark}`).join("")}`;
    },
    ends: {
        low: (series) => `${series}, bas`,
        high: (series) => `${series}, haut`,
    },

    opens: {
        fingers: (caption) => `${caption} Toucher une ligne l’ouvre.`,
        keys: (caption) => `${caption} Entrée ouvre une ligne, Retour arrière revient.`,
    },
    nothing: "Rien n’est encore connu.",
    none: "–",
};
