/** Which language the page speaks: a tag as Intl takes it. */
export const language = "en";
