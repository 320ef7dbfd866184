export * from "./plyscope.js";
