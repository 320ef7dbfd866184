/** A sentence of the core in another language. */
import type { Said } from "../../../core/answers/protocol.ts";
import { filled } from "./filled.ts";
import type { Sentences } from "./retelling.ts";

/** Parts of sentences that are words themselves; others are what somebody has typed, names, or lists of such. */
const WORDS = /^(?:game|side|rider|result)$/;

type Values = { readonly [name: string]: unknown };

/** By its code; null where it is only there in English. */
export function saying(
    said: Partial<Said>,
    sentences: Partial<Sentences>,
    word = (english: string) => english,
): string | null {
    const pattern = said.code && sentences[said.code];
    if (!pattern) return null;
    const parts: { [name: string]: unknown } = { ...said.parts };
    for (const [name, value] of Object.entries(parts))
        if (typeof value === "string" && WORDS.test(name)) parts[name] = word(value);
    const { cause } = said;
    if (cause) parts.cause = saying(cause, sentences, word) ?? cause.text;
    return typeof pattern === "string"
        ? filled(pattern, parts)
        : (pattern as (parts: Values) => string)(parts);
}
