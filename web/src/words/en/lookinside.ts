/** The row below the analysis that leads to the views of the search. */
export const lookInside = { label: "Look inside the search", title: "Look inside" };
