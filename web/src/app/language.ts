/** The page in another language: its document takes the place of this one. */
import { notify, setSettings } from "../state/act/actions.ts";
import { language } from "../words/language.ts";
import { documentsOf } from "../words/languages.ts";
import { ui } from "../words/ui.ts";

/** Whether a document can be had, and what it begins with: without a network only what was stored. */
async function reachable(address: string): Promise<boolean> {
    try {
        const text = await (await fetch(address)).text();
        const [, script = ""] = /<script type="module"[^>]* src="([^"]*)"/.exec(text) ?? [];
        return (await fetch(script)).ok;
    } catch {
        return false;
    }
}

/**
 * Opens the page in a language and keeps the choice. The address holds the game, the search and the panel, and the
 * tab what the address does not (share/address.ts).
 */
export async function speak(tag: string): Promise<void> {
    const { page } = documentsOf(tag);
    if (tag !== language && !(await reachable(page))) return notify("error", ui.noNetwork);
    setSettings({ language: tag });
    if (tag !== language) location.replace(page + location.search + location.hash);
}
