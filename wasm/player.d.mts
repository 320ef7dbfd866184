export * from "./player.js";
