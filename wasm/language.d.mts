/** The languages in which players are written. */
export type Language = "javascript" | "python";
export const LANGUAGES: readonly Language[];
/** What people call them. */
export const NAMES: { readonly [of in Language]: string };
/** In which one a file is; it is found in its text. */
export function languageOf(source: string): Language;
/** What files end with: ".py". */
export const ENDINGS: { readonly [of in Language]: string };
/** How a line begins that is a comment. */
export const COMMENTS: { readonly [of in Language]: string };
/** A declaration of player.d.ts as people who write Python know its types: "(seat: int) -> None". */
export function typesInPython(text: string): string;
/** A name of player.d.ts, or a sentence with such names, in Python. */
export function namesInPython(text: string): string;
