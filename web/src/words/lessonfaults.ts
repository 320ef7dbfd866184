export { lessonFaults } from "./en/lessonfaults.ts";
