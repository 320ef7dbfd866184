/** What alphabets are called. */
import { language } from "./language.ts";

/** By its code: "Cyrl" is "Cyrillic". */
export const alphabet = (code: string) =>
    new Intl.DisplayNames(language, { type: "script" }).of(code) ?? code;
