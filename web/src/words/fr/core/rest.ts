/** Manuals and sentences. */
import { texts as commands } from "./commands.ts";
import { texts as games } from "./games.ts";
import { texts as searchers } from "./searchers.ts";

export const texts = { ...games, ...searchers, ...commands };
export { sentences } from "./sentences.ts";
export { words } from "./words.ts";
