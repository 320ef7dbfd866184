export { embed } from "./en/embed.ts";
