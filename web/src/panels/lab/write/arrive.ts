/** Files of players that come by a link: they are shown, and nothing of them runs. */

import { notify } from "../../../state/act/notify.ts";
import { LONGEST, recall } from "../../../state/act/written.ts";
import { PLAYER_LINK, packLink } from "../../../state/keep/pack.ts";
import { embedded } from "../../../state/read/embedded.ts";
import { embed as inFrame } from "../../../words/embed.ts";
import { write as say } from "../../../words/write.ts";
import { openBefore, openForeign } from "./draft.ts";

/** Opens the file of a link in the editor; gives the way back, or null when there is none in it. */
export async function arrive(text: string): Promise<(() => void) | null> {
    if (embedded) {
        notify("error", inFrame.noPlayers);
        return null;
    }
    const end = text.indexOf("\n");
    const name = text.slice(PLAYER_LINK.length, end);
    const source = text.slice(end + 1);
    if (end < 0 || source.trim() === "" || source.length > LONGEST) {
        notify("error", say.noPlayer);
        return null;
    }
    await recall();
    openForeign(name, source, "link");
    return openBefore;
}

/** The part of an address after '#' that carries a player. */
export const linkOf = (name: string, source: string): Promise<string> =>
    packLink(`${PLAYER_LINK}${name}\n${source}`, 0);
