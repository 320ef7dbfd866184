/** The page before a class. */
export const present = { end: "End the presentation" };
