import { openLink } from "../../../state/act/actions.ts";
import { withWayBack } from "../../../state/act/instead.ts";

/** Opens a link in the place of the game on the board, and offers the way back to that. */
export const showInstead = (link: string) => withWayBack(() => openLink(link));
