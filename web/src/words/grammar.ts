/**
 * What sentences are made with in a language: numbers, the form of a word that goes with a number, and
 * parts that stand out. A catalogue (`en/`) holds whole sentences, each a text or a function of its arguments.
 */
import { grouped } from "./numbers.ts";

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

/** What stands within a sentence in parts. */
export type Inset = string | Piece | readonly Piece[];

/** rich`${title} prefers ${strong(move)}.`: a sentence in parts. */
export function rich(texts: TemplateStringsArray, ...values: Inset[]): Piece[] {
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

/** A count and how it is shown, "12.3k": what stands behind it goes with the count. */
export interface Count {
    count: number;
    shown: string;
}

/** What the catalogue of a language is written with; `lists`: the tag of a region that joins them otherwise. */
export function grammar(language: string, lists = language) {
    const rules = new Intl.PluralRules(language);
    // Few pages need these.
    const ordinals = once(() => new Intl.PluralRules(language, { type: "ordinal" }));
    const long = once(
        () =>
            new Intl.NumberFormat(language, {
                notation: "compact",
                maximumSignificantDigits: 4,
            }),
    );
    const all = once(() => new Intl.ListFormat(lists, { type: "conjunction" }));
    const any = once(() => new Intl.ListFormat(lists, { type: "disjunction" }));
    /** The form that goes with a count: plural(1, { one: "game", other: "games" }). */
    const plural = (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other;
    return {
        plural,
        /** Four digits and a letter: "−1.063M". */
        compact: (value: number) => long().format(value).replace("-", "\u2212"),
        /** The form that goes with a place: ordinal(2, { one: "st", two: "nd", few: "rd", other: "th" }). */
        ordinal: (place: number, forms: Forms) => forms[ordinals().select(place)] ?? forms.other,
        /** "1 game", "12 345 games". */
        counted: (count: number, forms: Forms) => `${grouped(count)} ${plural(count, forms)}`,
        /** "12.3k games": a count as it is shown. */
        shown: ({ count, shown }: Count, forms: Forms) => `${shown} ${plural(count, forms)}`,
        /** "a, b and c" */
        listed: (names: readonly string[]) => all().format(names),
        /** "a, b or c" */
        either: (names: readonly string[]) => any().format(names),
        /** The same of sentences in parts. */
        eitherOf: (items: readonly Inset[]): Piece[] =>
            any()
                .formatToParts(items.map((_, i) => String(i)))
                .flatMap(({ type, value }) =>
                    type === "element" ? rich`${items[Number(value)] ?? ""}` : rich`${value}`,
                ),
    };
}

/** What is made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
    let made: Made | undefined;
    return () => {
        made ??= make();
        return made;
    };
}
