/** What sentences of the core say, by their codes: nothing here reads the words. */
import type { Code, Quoted, Said } from "../../engine/protocol.ts";

/** The sentence of that code: the one that was said, or one that it quotes. */
export function saying(said: Partial<Said> | undefined, code: Code): Partial<Said> | undefined {
    if (said === undefined || said.code === code) return said;
    return saying(said.cause, code);
}

/** Whether it, or a sentence that it quotes, has that part with that value: is about that player. */
export function isAbout(said: Partial<Said> | undefined, part: string, value: string): boolean {
    for (let one: Partial<Said> | Quoted | undefined = said; one !== undefined; one = one.cause)
        if (one.parts?.[part] === value) return true;
    return false;
}
