/** Challenges: what is to be reached; whether it was; and the link that sets one. */
import type { Show } from "../../engine/protocol.ts";
import { presetFits } from "../../params/values.ts";
import { gameRowOf } from "../../state/read/looks.ts";
import { searcherRow } from "../../state/read/roles.ts";
import { type Challenge, sharedText } from "../../state/read/shared.ts";
import { players, show } from "../../state/read/store.ts";
import { seatName } from "../../text/format.ts";
import { type Goal, type Opponents, challenge as say } from "../../words/share.ts";
import { gameOnly, withView, writeView } from "./view.ts";

/** "Computer · Hard", of a seat. */
function levelOf(seat: number): string {
    const line = show.value;
    const player = players.value[seat];
    const row = searcherRow(player?.searcher ?? "");
    const game = gameRowOf(line?.family);
    if (player === undefined || player.human || row === undefined || game === undefined) return "";
    const preset = row.presets.find((one) => presetFits(row, one, player.values, game));
    return preset === undefined ? say.computer : say.computerAt(preset.title ?? preset.name);
}

/** Who sits there, told once where all are the same. */
function opponentsOf(seat: number): Opponents {
    const others = players.value.flatMap((_, other) => (other === seat ? [] : [levelOf(other)]));
    const [first = ""] = others;
    const same = first !== "" && others.every((name) => name === first);
    return { level: same ? first : null, count: others.length };
}

/** What is to be reached on this board. */
export function goalOf(
    line: Show,
    { seat, points, ply }: Challenge,
    against = opponentsOf(seat),
): Goal {
    if (points !== null) return { points };
    return { points, side: seatName(line, seat), against, fromHere: ply > 0 };
}

/** Whether it has been reached; null while it is open. */
export function isMet({ seat, points }: Challenge): boolean | null {
    const line = show.value;
    if (line === null) return null;
    const over = line.status === "over";
    if (points !== null) {
        if ((line.score?.[0] ?? 0) > points) return true;
        return over ? false : null;
    }
    if (!over || line.result === null) return null;
    const own = line.result[seat] ?? 0;
    return line.result.every((other, i) => i === seat || other < own);
}

/** A value of a link: what the core writes as it is, the rest as percent codes. */
const encoded = (spec: string) =>
    encodeURIComponent(spec).replace(/%(28|29|2C|3D|3A|2F)/g, (code) => decodeURIComponent(code));

/** The link of a challenge: this game, these players, from the position on the board or the start. */
export function challengeLink(challenge: Challenge, specs: readonly string[]): string {
    const line = show.value;
    if (line === null) return "";
    const { ply } = challenge;
    const parts = line.link.split("&").flatMap((part) => {
        if (part.startsWith("p=")) return [`p=${specs.map(encoded).join(";")}`];
        return ply === 0 && part.startsWith("m=") ? [] : [part];
    });
    return withView(parts.join("&"), writeView({ ...gameOnly, play: sharedText(challenge) }));
}
