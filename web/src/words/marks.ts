/**
 * The marks within numbers of a language. The first `Intl.NumberFormat` of a visit takes as long as all else that runs
 * before something is drawn, so the build asks it (`vite.config.ts`), and the page only where it was not built.
 */

export interface Marks {
    /** Between a whole number and its decimals: "." or ",". */
    decimal: string;
    /** What people put between threes of digits, where the page has spaces. */
    group: string;
}

export function marksOf(language: string): Marks {
    const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
    const partOf = (kind: string) => parts.find(({ type }) => type === kind)?.value;
    return { decimal: partOf("decimal") ?? ".", group: partOf("group") ?? "" };
}
