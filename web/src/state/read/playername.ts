/** Names by which the core knows players that were written here (core/searchers/external_player.c). */

export const LONGEST_NAME = 23;

/** Letters that no mark turns into one of a to z. */
const LATIN: { readonly [letter: string]: string } = {
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    đ: "d",
    ð: "d",
    ł: "l",
    þ: "th",
    ı: "i",
};

function latin(letter: string): string {
    const small = letter.toLowerCase();
    const [first = "", ...rest] = LATIN[small] ?? small;
    return (letter === small ? first : first.toUpperCase()) + rest.join("");
}

/** The name that comes nearest to this text: letters a to z, digits, "-" and "_", a letter first. */
export function plainName(text: string): string {
    const words = text
        .normalize("NFD")
        .replaceAll(/\p{M}/gu, "")
        .replaceAll(/[ßæœøđðłþı]/gi, latin)
        .replaceAll(/^[^\w-]+|[^\w-]+$/g, "")
        .replaceAll(/[^\w-]+/g, "-");
    const name = /^[A-Za-z]/.test(words) ? words : `player${words && "-"}${words}`;
    return name.slice(0, LONGEST_NAME);
}
