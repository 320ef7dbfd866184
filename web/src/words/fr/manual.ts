/** What a player can use, with the sentences that stand above each of it; the types are those of English. */
import declared from "./player.d.ts?raw";

export const manual = declared;
