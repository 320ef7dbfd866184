/**
 * The page's own letters: one variable file (Figtree, Latin, all weights) with figures that are all as wide. A first
 * visit neither loads them nor waits: the service worker stores them with the page, and documents that it serves begin
 * with them. A browser that has not got them at once (`optional`) keeps the system's until the next visit, so that no
 * text moves.
 *
 * The build puts this function into the head of every document as a script: it takes nothing from elsewhere.
 */
export function typeface(file: string): void {
    try {
        if (!navigator.serviceWorker?.controller) return;
    } catch {
        // A browser that stores nothing may refuse even to say so.
        return;
    }
    // Its narrow no-break space, between thousands, is hardly seen: that of the system stays.
    document.head.insertAdjacentHTML(
        "beforeend",
        `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>` +
            `<style>@font-face{font-family:Figtree;src:url("${file}");font-weight:300 900;font-display:optional;unicode-range:U+0-202E,U+2030-FFFD}</style>`,
    );
}
