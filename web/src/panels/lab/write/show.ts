import { openLink } from "../../../state/act/actions.ts";
import { leavingGame } from "../../../state/act/instead.ts";

/** Opens a link in the place of the game on the board, and offers the way back to that. */
export async function showInstead(link: string): Promise<void> {
    const offer = leavingGame();
    if (await openLink(link)) offer();
}
