/** What a player can use, with the sentences that stand above each of it. */
import declared from "../../../../wasm/player.d.ts?raw";

export const manual = declared;
