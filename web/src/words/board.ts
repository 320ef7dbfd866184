export { board } from "./en/board.ts";
