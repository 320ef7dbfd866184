/**
 * Characters that are not seen, or change how others are seen: text that was written by somebody else is
 * shown with their numbers in their place, so that what one reads is what is there.
 */

/**
 * Control characters but the tab and the end of a line; spaces that look like others or like nothing; marks
 * that turn the direction of writing, join letters or choose their form; tags, private characters and
 * halves of characters.
 */
export const HIDDEN =
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for alone
    /\r(?!\n)|[\0-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/gu;

/** How such a character is shown: \u{202e}. */
export const shownAs = (character) => `\\u{${character.codePointAt(0).toString(16)}}`;

export const visible = (text) => text.replace(HIDDEN, shownAs);

/** The same of a message, which may have spaces where no line ends, as French has them before its signs. */
export const visibleIn = (text) =>
    text.replace(HIDDEN, (one) => (/[\xa0\u202f]/.test(one) ? one : shownAs(one)));
