/** How strong the program on a seat is, and how strong it could be. */
import { signal } from "@preact/signals";
import { presetFits, presetSpec } from "../params/values.ts";
import { setSeat } from "../state/act/actions.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { levels, searcherRow } from "../state/read/roles.ts";
import { players, show } from "../state/read/store.ts";

/** How strong the levels of the program are that was asked about last; only who asks loads it. */
const strengths = signal<{ of: string; told: { [level: string]: string } }>({ of: "", told: {} });

const keyOf = (game: string, searcher: string) => `${game} ${searcher}`;

export async function askStrengths(seat: number): Promise<void> {
    const of = keyOf(show.value?.game ?? "", players.value[seat]?.searcher ?? "");
    const { levelStrengths } = await import("../panels/lab/scale/levels.ts");
    const told = await levelStrengths(players.value[seat]?.searcher ?? "");
    strengths.value = { of, told };
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
    const { of, told } = strengths.value;
    const strong = of === keyOf(line.game, player.searcher) ? told : {};
    return {
        line,
        player,
        row,
        game,
        choices: known.map(({ name, title }) => ({
            id: name,
            title: title ?? name,
            ...(strong[name] !== undefined && { doc: strong[name] }),
        })),
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
