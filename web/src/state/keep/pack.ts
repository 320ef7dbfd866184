/** Long links: deflate and base64url after `z=`, by the browser's own compression. */
import { links as say } from "../../words/links.ts";

/** How a link begins that carries the file of a player, NAME and a line break behind it. */
export const PLAYER_LINK = "player=";

/** How a link begins that carries the text of a lesson. */
export const LESSON_LINK = "lesson=";

/** Links of more characters than this are packed. */
export const PACK_ABOVE = 1500;
export function toBase64url(bytes: Uint8Array): string {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws when the text is not base64url. */
export function fromBase64url(text: string): Uint8Array {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The link as it goes into the address: packed when it is long. */
export async function packLink(link: string, above = PACK_ABOVE): Promise<string> {
    if (link.length <= above) return link;
    const { through } = await import("./deflate.ts");
    const bytes = new TextEncoder().encode(link);
    const packed = await through(bytes, new CompressionStream("deflate-raw"));
    return `z=${toBase64url(packed)}&e=1`;
}

/** The readable link behind the part of an address after '#'. Throws a sentence for a damaged one. */
export async function unpackLink(hash: string): Promise<string> {
    const match = /^z=([^&]*)/.exec(hash);
    if (match === null) return hash;
    try {
        const { through } = await import("./deflate.ts");
        const bytes = fromBase64url(match[1] ?? "");
        const text = await through(bytes, new DecompressionStream("deflate-raw"));
        return new TextDecoder("utf-8", { fatal: true }).decode(text);
    } catch {
        throw new Error(say.damagedLink);
    }
}
