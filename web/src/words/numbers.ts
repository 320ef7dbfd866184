/**
 * Numbers, shares and dates as the page's language writes them; nothing else on the page turns a number
 * into text for people. The language says which mark stands before the decimals, and how dates are. The rest is
 * the same in all: digits in threes with narrow spaces between, a minus as wide as a plus, a narrow space
 * before the percent sign. Numbers of pictures are written many times a second: `Intl.NumberFormat` is asked
 * for the marks only (`marks.ts`), because it takes six times as long for a number as what stands here.
 */
import { language } from "./language.ts";
import { type Marks, marksOf } from "./marks.ts";

const NARROW = "\u202f";
const MINUS = "\u2212";

/** 54 %, of a number that is written already. */
export const percent = (number: string | number) => `${number}${NARROW}%`;

/** The formats of a language with its marks. */
export function formats(language: string, { decimal: mark, group }: Marks) {
    const threes =
        group === "." || group === ","
            ? RegExp(`^([+-]?[1-9]\\d?\\d?)((\\${group}\\d{3})+)\\b`)
            : /$^/;

    /** What JavaScript has written, "-1234.5", for people, its digits in threes; without a minus before nothing. */
    function written(plain: string): string {
        const minus = plain[0] === "-";
        const [whole = "", rest] = (minus ? plain.slice(1) : plain).split(".");
        const threes = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, NARROW) : whole;
        const text = rest === undefined ? threes : threes + mark + rest;
        return minus && Number(plain) !== 0 ? MINUS + text : text;
    }

    /** A number with so many places, always: 12.30, 1 656.0 */
    const decimals = (value: number, places: number) => written(value.toFixed(places));

    /** A number with at most so many places: 12 345.6, −0.5 */
    const grouped = (value: number, places = 0) => written(String(Number(value.toFixed(places))));

    /** A number with at most so many digits that count: 1.414, 0.33 */
    const significant = (value: number, digits: number) =>
        written(String(Number(value.toPrecision(digits))));

    /** What has a sign on both sides of nothing: +3.2, −3.2, 0.0; without `places` as many as there are. */
    function signed(value: number, places?: number): string {
        const plain = places === undefined ? String(value) : value.toFixed(places);
        return (Number(plain) > 0 ? "+" : "") + written(plain);
    }

    /** What JavaScript has written, for an entry: as people would type it. */
    const entered = (plain: string) => plain.replace(".", mark);

    /**
     * What somebody has typed, as JavaScript reads it: its decimals behind "." or ",", whichever the language has. "" where
     * that is in doubt: "1,234" may be either in English.
     */
    function typed(text: string): string {
        const plain = text
            .trim()
            .replace(/\s(?=\d)/g, "")
            .replace(MINUS, "-");
        const [whole = "", , digits = ""] = threes.exec(plain) ?? [];
        const rest = plain.slice(whole.length);
        if (digits.length === 4 && rest[0] !== mark) return "";
        return (whole.replaceAll(group, "") + rest).replace(",", ".");
    }

    /** A day and a time, "Nov 24, 2026, 5:40 PM"; `at`: milliseconds as of Date. */
    const dateText = (at: number) =>
        new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

    return { decimals, significant, grouped, signed, entered, typed, dateText };
}

export const { decimals, significant, grouped, signed, entered, typed, dateText } = formats(
    language,
    import.meta.env.MARKS ?? marksOf(language),
);
