/** What is said to whoever has written a player, by what runs it: it runs without the page, too, and has its words there. */
export { sentence } from "../../../../wasm/sentences.mjs";
