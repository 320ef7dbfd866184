/** Lets the page open without a network after the first visit; see public/sw.js. */

/** Called when the page stands, so that storing its files does not delay it. */
export function startOffline(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("./sw.js").catch(() => {
        // Private windows and plain http may refuse: the page then needs the network every time.
    });
}
