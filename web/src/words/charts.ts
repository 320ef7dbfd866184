export { charts, type Reading } from "./en/charts.ts";
