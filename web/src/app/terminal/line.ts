/** A line being edited: its text and the cursor, and the changes that keys make to it. */

export interface Line {
    text: string;
    /** Position of the cursor, 0 to text.length. */
    at: number;
}

export const empty: Line = { text: "", at: 0 };

export function insert({ text, at }: Line, more: string): Line {
    return { text: text.slice(0, at) + more + text.slice(at), at: at + more.length };
}

export function replace({ text, at }: Line, from: number, word: string): Line {
    return { text: text.slice(0, from) + word + text.slice(at), at: from + word.length };
}

/** Start of the word left of `at`. */
export function wordLeft(text: string, at: number): number {
    let i = at;
    while (i > 0 && !/\w/.test(text.charAt(i - 1))) i--;
    while (i > 0 && /\w/.test(text.charAt(i - 1))) i--;
    return i;
}

/** End of the word right of `at`. */
export function wordRight(text: string, at: number): number {
    let i = at;
    while (i < text.length && !/\w/.test(text.charAt(i))) i++;
    while (i < text.length && /\w/.test(text.charAt(i))) i++;
    return i;
}

/** Where the character before `at` begins; some are two units long. */
function before(text: string, at: number): number {
    return Math.max(0, at - (/[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(0, at)) ? 2 : 1));
}

/** Where the character at `at` ends. */
function behind(text: string, at: number): number {
    return Math.min(text.length, at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
}

/** What the escape sequences and control codes of editing keys do to a line. */
const EDITS: { [key: string]: (line: Line) => Line } = {
    "\x1b[D": ({ text, at }) => ({ text, at: before(text, at) }),
    "\x02": ({ text, at }) => ({ text, at: before(text, at) }),
    "\x1b[C": ({ text, at }) => ({ text, at: behind(text, at) }),
    "\x06": ({ text, at }) => ({ text, at: behind(text, at) }),
    "\x1b[1;5D": ({ text, at }) => ({ text, at: wordLeft(text, at) }),
    "\x1bb": ({ text, at }) => ({ text, at: wordLeft(text, at) }),
    "\x1b[1;5C": ({ text, at }) => ({ text, at: wordRight(text, at) }),
    "\x1bf": ({ text, at }) => ({ text, at: wordRight(text, at) }),
    "\x1b[H": ({ text }) => ({ text, at: 0 }),
    "\x01": ({ text }) => ({ text, at: 0 }),
    "\x1b[F": ({ text }) => ({ text, at: text.length }),
    "\x05": ({ text }) => ({ text, at: text.length }),
    "\x7f": ({ text, at }) => {
        const from = before(text, at);
        return { text: text.slice(0, from) + text.slice(at), at: from };
    },
    "\x1b[3~": ({ text, at }) => ({ text: text.slice(0, at) + text.slice(behind(text, at)), at }),
    "\x15": ({ text, at }) => ({ text: text.slice(at), at: 0 }),
    "\x0b": ({ text, at }) => ({ text: text.slice(0, at), at }),
    "\x17": ({ text, at }) => {
        const from = wordLeft(text, at);
        return { text: text.slice(0, from) + text.slice(at), at: from };
    },
};

/** The line after an editing key, or null when the key edits nothing. */
export function edit(line: Line, key: string): Line | null {
    return Object.hasOwn(EDITS, key) ? (EDITS[key]?.(line) ?? null) : null;
}

/** The longest beginning that all words share. */
export function commonStart(words: string[]): string {
    let start = words[0] ?? "";
    for (const word of words)
        while (!word.startsWith(start)) start = start.slice(0, start.length - 1);
    return start;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of terminals
const ESCAPES = /\x1b\[[0-9;]*m/g;

/** A sentence in rows of so many columns, broken between words; only a longer word is broken itself. */
export function byWords(text: string, columns: number): string {
    let room = columns;
    const words = text.split(" ").map((word, i) => {
        const { length } = word;
        const fits = length < room;
        room = i > 0 && fits ? room - length - 1 : columns - length;
        return i === 0 ? word : `${fits ? " " : "\n"}${word}`;
    });
    return words.join("");
}

/** Rows that a text takes in a terminal of so many columns. */
export function rowsOf(text: string, columns: number): number {
    const length = [...text.replaceAll(ESCAPES, "")].length;
    return Math.max(1, Math.ceil(length / columns));
}
