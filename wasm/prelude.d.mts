/** What a player in Python finds before its file is read. */
export const PRELUDE: string;
