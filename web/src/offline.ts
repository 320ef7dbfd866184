/** Lets the page open without a network after the first visit; see public/sw.js. */

/** Called when the page stands, so that storing its files does not delay it. */
export function startOffline(): void {
    if (!import.meta.env.PROD) return;
    const register = async () => navigator.serviceWorker.register("./sw.js");
    register().catch(() => {
        // Plain http has none, and who refuses storage refuses to be asked, too: then the page needs the
        // network every time.
    });
}
