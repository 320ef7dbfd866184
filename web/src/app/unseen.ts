/** What begins when the first answer stands: at a first visit nobody waits for it. */
import { startBook } from "../state/act/book.ts";
import { startComing } from "./coming.tsx";
import { startLessons } from "./lessons/arrive.ts";

/** Search engines take whole addresses alone, which no file can have that may stand anywhere. */
function addressLanguages(): void {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[hreflang]"))
        link.setAttribute("href", link.href);
}

export function startUnseen(): void {
    addressLanguages();
    startBook();
    startLessons();
    startComing();
}
