/** What is shared, in one sentence that goes with the link. */
import { gameRowOf } from "../../state/looks.ts";
import { show } from "../../state/store.ts";
import { statusText } from "../../text/outcome.ts";
import { sceneNow } from "../status.tsx";

/** "Connect Four after 12 moves. Yellow wins: four in a row, after 12 moves." */
export function summary(): string {
    const line = show.value;
    const scene = sceneNow();
    if (line === null || scene === null) return "";
    const title = gameRowOf(line.family)?.title ?? line.family;
    const played = line.moves_played.length;
    if (line.status === "over")
        return `${title}. ${statusText({ ...scene, human: scene.human.map(() => false) })}`;
    const mover = line.player_titles.length > 1 ? line.player_titles[line.mover ?? 0] : undefined;
    const next = mover === undefined ? "" : ` ${mover} is to move.`;
    const moves = played === 1 ? "1 move" : `${played} moves`;
    return played === 0 ? `${title}, a new game.${next}` : `${title} after ${moves}.${next}`;
}
