/** Characters that are not seen, or change how others are seen. */
export const HIDDEN: RegExp;
/** How such a character is shown: \u{202e}. */
export function shownAs(character: string): string;
/** The text with all of them shown. */
export function visible(text: string): string;
/** The same of a message, which may have spaces where no line ends. */
export function visibleIn(text: string): string;
