export { grades, graph, moves, record, review } from "./en/game.ts";
