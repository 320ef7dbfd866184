/** How long work will still take, by what it has done so far. Pure functions. */

import { lab as say } from "../../words/lab.ts";

/** Before so many milliseconds of work nothing can be said. */
const SOONEST = 500;

const minutes = (ms: number) => Math.round(ms / 60_000);

/** "about 40 s left"; "" until something is done to go by, and when nothing is left. */
export function leftText(worked: number, done: number, left: number): string {
    if (worked < SOONEST || done <= 0 || left <= 0) return "";
    const ms = (worked * left) / done;
    if (ms < 7_500) return say.left.few;
    if (ms < 57_500) return say.left.seconds(5 * Math.round(ms / 5_000));
    if (ms < 90_000) return say.left.minute;
    if (minutes(ms) < 100) return say.left.minutes(minutes(ms));
    const hours = Math.round(ms / 3_600_000);
    return hours < 100 ? say.left.hours(hours) : say.left.days(Math.round(hours / 24));
}
