/** How strong the program on a seat is, and how strong it could be. */
import { presetFits, presetSpec } from "../params/values.ts";
import { setSeat } from "../state/act/actions.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { levels, searcherRow } from "../state/read/roles.ts";
import { players, show } from "../state/read/store.ts";

/** Null until it is known who sits there. */
export function levelOf(seat: number) {
    const line = show.value;
    const player = players.value[seat];
    const row = searcherRow(player?.searcher ?? "");
    const game = gameRowOf(line?.family);
    if (line === null || player === undefined || row === undefined || game === undefined)
        return null;
    const known = levels(player.searcher);
    return {
        line,
        player,
        row,
        game,
        choices: known.map(({ name, title }) => ({ id: name, title: title ?? name })),
        /** Undefined: the program has settings of its own. */
        now: known.find((preset) => presetFits(row, preset, player.values, game)),
        /** Whether there is such a level, which the program then has. */
        pick(id: string): boolean {
            const level = known.find(({ name }) => name === id);
            if (level !== undefined) void setSeat(seat, presetSpec(row, level, player.values));
            return level !== undefined;
        },
    };
}

/** The seat is a friend's, who gets a link. Loaded when somebody wants it. */
export async function playFriend(seat: number): Promise<void> {
    const { begin } = await import("./share/friend.ts");
    await begin(seat);
}
