/**
 * What a pupil hands in, as a code: `ply1.BODY.SUM`. BODY is a list of JSON, deflated, as base64url; SUM is a sum of BODY,
 * which tells a code that was copied in part. The list holds the lesson's name, the sum of its text, the pupil's name,
 * the minute, and for each step 0 or [answer, right, tries, seconds, wrong answers]. Nothing of it is secret, and
 * whoever knows how can write one by hand: it is no proof.
 */
import { through } from "../../state/keep/deflate.ts";
import { fromBase64url, LESSON_LINK, toBase64url } from "../../state/keep/pack.ts";
import { sumOf } from "./brought.ts";
import { ID, MOST_STEPS } from "./format.ts";
import type { Answered } from "./results.ts";

export interface Sheet {
    /** The lesson's name, and the sum of the text that was answered. */
    lesson: string;
    sum: string;
    /** As the pupil has written it. */
    name: string;
    /** Minutes since 1970. */
    at: number;
    /** For every step; null: nothing was asked, or nothing answered. */
    answers: (Answered | null)[];
}

/** Characters of a name, of an answer, and of a whole code. */
export const LONGEST_NAME = 60;
const LONGEST_ANSWER = 200;
const LONGEST_CODE = 40_000;
const MOST_WRONG = 5;
const MOST_TRIES = 1_000_000;
const MOST_MINUTES = 100_000_000;

const CODE = /ply1\.[A-Za-z0-9_-]+\.[0-9a-z]{1,7}(?![0-9A-Za-z_-])/g;

const cut = (text: string, most = LONGEST_ANSWER) => [...text].slice(0, most).join("");
/** One line, without what steers terminals and directions. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").trim();

export async function codeOf({ lesson, sum, name, at, answers }: Sheet): Promise<string> {
    const rows = answers.map((one) =>
        one === null
            ? 0
            : [
                  cut(one.answer),
                  one.right ? 1 : 0,
                  one.tries,
                  Math.round(one.ms / 1000),
                  one.wrong.slice(0, MOST_WRONG).map((wrong) => cut(wrong)),
              ],
    );
    const list = [lesson, sum, cut(plain(name), LONGEST_NAME), at, rows];
    const bytes = new TextEncoder().encode(JSON.stringify(list));
    const body = toBase64url(await through(bytes, new CompressionStream("deflate-raw")));
    return `ply1.${body}.${sumOf(body)}`;
}

/** A link that opens the table of a class with this code in it. */
export const handInLink = (code: string) => `${LESSON_LINK}${code}`;

/** The codes that stand in a text, in links too. */
export const codesIn = (text: string): string[] => [...new Set(text.match(CODE) ?? [])];

const isCount = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isText = (value: unknown, most = LONGEST_ANSWER): value is string =>
    typeof value === "string" && [...value].length <= most;

function answeredOf(row: unknown): Answered | null | undefined {
    if (row === 0) return null;
    if (!Array.isArray(row) || row.length !== 5) return undefined;
    const [answer, right, tries, seconds, wrong] = row as unknown[];
    if (!isText(answer) || (right !== 0 && right !== 1)) return undefined;
    if (!isCount(tries, MOST_TRIES) || tries === 0 || !isCount(seconds, MOST_MINUTES))
        return undefined;
    if (!Array.isArray(wrong) || wrong.length > MOST_WRONG) return undefined;
    if (!wrong.every((one) => isText(one))) return undefined;
    return { answer, right: right === 1, wrong, tries, ms: seconds * 1000 };
}

/** What a code says; null where it is damaged, or none of ours. */
export async function readCode(code: string): Promise<Sheet | null> {
    const [kind, body = "", sum = "", ...rest] = code.split(".");
    if (kind !== "ply1" || rest.length > 0 || code.length > LONGEST_CODE) return null;
    if (sumOf(body) !== sum) return null;
    try {
        const bytes = await through(fromBase64url(body), new DecompressionStream("deflate-raw"));
        const list: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
        if (!Array.isArray(list) || list.length !== 5) return null;
        const [lesson, text, name, at, rows] = list as unknown[];
        if (!isText(lesson, 40) || !ID.test(lesson) || !isText(text, 7)) return null;
        if (!isText(name, LONGEST_NAME) || plain(name) !== name) return null;
        if (!isCount(at, MOST_MINUTES) || !Array.isArray(rows) || rows.length > MOST_STEPS)
            return null;
        const answers = rows.map(answeredOf);
        if (answers.includes(undefined)) return null;
        return { lesson, sum: text, name, at, answers: answers as (Answered | null)[] };
    } catch {
        return null;
    }
}
