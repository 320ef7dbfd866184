/** The row below the analysis that leads to the views of the search. */
import type { Room } from "../rooms.ts";

export const lookInside: Room<"lookInside"> = {
    label: "Les rouages de la recherche",
    title: "Rouages",
};
