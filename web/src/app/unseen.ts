/** What comes when nobody waits for anything else, in one request. */
export { startBook } from "../state/act/book.ts";
export { startLessons } from "./lessons/arrive.ts";
