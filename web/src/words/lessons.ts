export { lessonText } from "./en/lessons.ts";
