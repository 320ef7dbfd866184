/** How strong the program on a seat is, and how strong it could be. */
import { signal } from "@preact/signals";
import { presetFits, presetSpec } from "../params/values.ts";
import { setSeat } from "../state/act/actions.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { levels, searcherRow } from "../state/read/roles.ts";
import { players, show } from "../state/read/store.ts";

/** How strong levels are, in words, by game, program and level: of those that somebody has asked about. */
const strengths = signal<{ [level: string]: string }>({});

export async function askStrengths(seat: number): Promise<void> {
    const { levelStrengths } = await import("../panels/lab/scale/levels.ts");
    strengths.value = await levelStrengths(players.value[seat]?.searcher);
}

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
        choices: known.map(({ name, title }) => ({
            id: name,
            title: title ?? name,
            doc: strengths.value[`${line.game} ${player.searcher} ${name}`],
        })),
        /** Undefined: the program has settings of its own. */
        now: known.find((preset) => presetFits(row, preset, player.values, game)),
        /** Whether there is such a level, which the program then has. */
        pick(id: string): boolean {
            void askStrengths(seat);
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
