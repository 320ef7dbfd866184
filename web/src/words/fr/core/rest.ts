/** Manuals and sentences. */
import { texts as commands } from "./commands.ts";
import { texts as games } from "./games.ts";
import { sentences as refusals } from "./refusals.ts";
import { texts as searchers } from "./searchers.ts";
import { sentences as others } from "./sentences.ts";

export const texts = { ...games, ...searchers, ...commands };
export const sentences = { ...refusals, ...others };
export { words } from "./words.ts";
