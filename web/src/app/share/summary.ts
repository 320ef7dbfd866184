/** What is shared, in one sentence that goes with the link. */
import { gameRowOf } from "../../state/read/looks.ts";
import { show } from "../../state/read/store.ts";
import { seatName } from "../../text/format.ts";
import { statusText } from "../../text/outcome.ts";
import { share as say } from "../../words/share.ts";
import { sceneNow } from "../status.tsx";

/** "Connect Four after 12 moves. Yellow wins: four in a row, after 12 moves." */
export function summary(): string {
    const line = show.value;
    const scene = sceneNow();
    if (line === null || scene === null) return "";
    const title = gameRowOf(line.family)?.title ?? line.family;
    const played = line.moves_played.length;
    if (line.status === "over")
        return say.ended(title, statusText({ ...scene, human: scene.human.map(() => false) }));
    const mover = line.player_titles.length > 1 ? seatName(line, line.mover ?? 0) : null;
    return played === 0 ? say.fresh(title, mover) : say.after(title, played, mover);
}
