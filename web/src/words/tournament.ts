export { tournament } from "./en/tournament.ts";
