export { grades, graph, moves, record, review, verdicts } from "./en/game.ts";
