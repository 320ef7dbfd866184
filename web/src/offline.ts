/** Lets the page open without a network after the first visit; see public/sw.js. */
import { language } from "./words/language.ts";

/** Called when the page stands, so that storing its files does not delay it. */
export function startOffline(): void {
    if (!import.meta.env.PROD) return;
    const register = async () => {
        await navigator.serviceWorker.register("./sw.js");
        const { active } = await navigator.serviceWorker.ready;
        // What is stored is of this language, whatever was open before.
        active?.postMessage(language);
    };
    register().catch(() => {
        // Plain http has none, and who refuses storage refuses to be asked, too: then the page needs the
        // network every time.
    });
}
