/** Files of players that come by a link: they are shown, and nothing of them runs. */

import { notify } from "../../../state/notify.ts";
import { PLAYER_LINK, packLink } from "../../../state/pack.ts";
import { LONGEST, recall } from "../../../state/written.ts";
import { openForeign } from "./draft.ts";

/** Opens the file of a link in the editor; false when there is none in it. */
export function arrive(text: string): boolean {
    const end = text.indexOf("\n");
    const name = text.slice(PLAYER_LINK.length, end);
    const source = text.slice(end + 1);
    if (end < 0 || source.trim() === "" || source.length > LONGEST) {
        notify("error", "This link holds no player that can be read.");
        return false;
    }
    void recall().then(() => openForeign(name, source, "link"));
    return true;
}

/** The part of an address after '#' that carries a player. */
export const linkOf = (name: string, source: string): Promise<string> =>
    packLink(`${PLAYER_LINK}${name}\n${source}`, 0);
