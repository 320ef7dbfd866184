/** Which language the page speaks, as its document says: a tag as Intl takes it. Workers and tests have none. */
export const language = globalThis.document?.documentElement?.lang || "en";
