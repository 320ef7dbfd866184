/** How long work will still take, by what it has done so far. Pure functions. */

/** Before so many milliseconds of work nothing can be said. */
const SOONEST = 500;

const minutes = (ms: number) => Math.round(ms / 60_000);

/** "about 40 s left"; "" until something is done to go by, and when nothing is left. */
export function leftText(worked: number, done: number, left: number): string {
    if (worked < SOONEST || done <= 0 || left <= 0) return "";
    const ms = (worked * left) / done;
    if (ms < 7_500) return "a few seconds left";
    if (ms < 57_500) return `about ${5 * Math.round(ms / 5_000)} s left`;
    if (ms < 90_000) return "about a minute left";
    if (minutes(ms) < 100) return `about ${minutes(ms)} minutes left`;
    const hours = Math.round(ms / 3_600_000);
    return hours < 100 ? `about ${hours} hours left` : `about ${Math.round(hours / 24)} days left`;
}

/** The same after other words of a sentence. */
export const andLeft = (worked: number, done: number, left: number): string => {
    const text = leftText(worked, done, left);
    return text === "" ? "" : `, ${text}`;
};
