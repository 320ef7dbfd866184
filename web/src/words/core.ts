/** What the core says, in the language of the page: every line of it comes through here (engine/client.ts). */
export { core } from "./en/core.ts";
