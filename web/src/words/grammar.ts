/**
 * What sentences are made with in a language: numbers, the form of a word that goes with a number, and
 * parts that stand out. A catalogue (`en/`) holds whole sentences, each a text or a function of its arguments.
 */

/** The forms of a word after a number, by the names of Intl.PluralRules; "other" where there is no other. */
export type Forms = { [form in Intl.LDMLPluralRule]?: string } & { other: string };

/** A part of a sentence; what matters in it stands out. */
export interface Piece {
    text: string;
    strong?: boolean;
    /** What the component makes an element of its own of, a link or a number: the name of it. */
    as?: string;
}

export const strong = (text: string): Piece => ({ text, strong: true });

/** rich`Back to ${part("link", title)}.`: where the component puts its link. */
export const part = (as: string, text = ""): Piece => ({ text, as });

/** rich`${title} prefers ${strong(move)}.`: a sentence in parts. */
export function rich(
    texts: TemplateStringsArray,
    ...values: (string | Piece | readonly Piece[])[]
): Piece[] {
    const pieces = texts.flatMap((text, i): readonly Piece[] => {
        const value = i === 0 ? [] : (values[i - 1] ?? []);
        const before =
            typeof value === "string" ? [{ text: value }] : "text" in value ? [value] : value;
        return [...before, { text }];
    });
    return pieces.filter(({ text, as }) => text !== "" || as !== undefined);
}

/** The same where only a text can stand. */
export const plain = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** A number with at most so many places, its digits in threes: 12 345.6 */
export function grouped(value: number, places = 0): string {
    const [whole = "", part = ""] = value.toFixed(places).split(".");
    const rest = part.replace(/0+$/, "");
    return whole.replace(/\B(?=(\d{3})+$)/g, "\u202f") + (rest === "" ? "" : `.${rest}`);
}

/** A number with so many places, always: 12.30, −0.5 */
export const decimals = (value: number, places: number) =>
    value.toFixed(places).replace("-", "\u2212");

/** A count and how it is shown, "12.3k": what stands behind it goes with the count. */
export interface Count {
    count: number;
    shown: string;
}

/** What the catalogue of a language is written with. */
export function grammar(language: string) {
    const rules = new Intl.PluralRules(language);
    const ordinals = () => new Intl.PluralRules(language, { type: "ordinal" });
    /** The form that goes with a count: plural(1, { one: "game", other: "games" }). */
    const plural = (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other;
    const long = new Intl.NumberFormat(language, {
        notation: "compact",
        maximumSignificantDigits: 4,
    });
    return {
        plural,
        /** Four digits and a letter: "−1.063M". */
        compact: (value: number) => long.format(value).replace("-", "\u2212"),
        /** The form that goes with a place: ordinal(2, { one: "st", two: "nd", few: "rd", other: "th" }). */
        ordinal: (place: number, forms: Forms) => forms[ordinals().select(place)] ?? forms.other,
        /** "1 game", "12 345 games". */
        counted: (count: number, forms: Forms) => `${grouped(count)} ${plural(count, forms)}`,
        /** "12.3k games": a count as it is shown. */
        shown: ({ count, shown }: Count, forms: Forms) => `${shown} ${plural(count, forms)}`,
    };
}
