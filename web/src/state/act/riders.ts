/** Who rides in the rounds of real time, what they are called, and who did best. */

import { computed } from "@preact/signals";
import { riders as say } from "../../words/arena.ts";
import { people, type Rider } from "../keep/rounds.ts";
import { searcherRow } from "../read/roles.ts";
import { players, show } from "../read/store.ts";

/**
 * Per seat a name of who sits there that stays when seats change. Those of the same kind are told apart
 * by their order, as the keys of people are.
 */
export const riderKeys = computed(() => {
    const seen = new Map<string, number>();
    return players.value.map(({ spec }) => {
        const number = (seen.get(spec) ?? 0) + 1;
        seen.set(spec, number);
        return `${spec} ${number}`;
    });
});

function plainName(seat: number): string {
    const player = players.value[seat];
    if (player === undefined) return "";
    if (player.human)
        return people.value.length > 1 ? say.person(people.value.indexOf(seat) + 1) : say.you;
    if (player.name !== player.searcher) return player.name;
    return searcherRow(player.searcher)?.title ?? player.searcher;
}

/** Who rides there; where two are called the same, the colour as well. */
export function riderName(seat: number): string {
    const name = plainName(seat);
    const namesakes = players.value.filter((_, other) => plainName(other) === name);
    return namesakes.length > 1 ? say.namesake(name, show.value?.player_titles[seat] ?? "") : name;
}

/** Who did best, by place in the list; all who share the best result. */
export function winnersOf(results: number[]): number[] {
    const best = Math.max(...results);
    return results.flatMap((result, seat) => (result === best ? [seat] : []));
}

/** The riders who did best. */
export function winners(round: Rider[]): Rider[] {
    return winnersOf(round.map(({ result }) => result)).flatMap((seat) => round[seat] ?? []);
}

/** Wins, draws and defeats of a rider. */
export function tally(
    all: Rider[][],
    key: string | undefined,
): { wins: number; draws: number; losses: number } {
    const counts = { wins: 0, draws: 0, losses: 0 };
    for (const round of all) {
        if (!round.some((rider) => rider.key === key)) continue;
        const best = winners(round);
        if (!best.some((rider) => rider.key === key)) counts.losses++;
        else if (best.length === 1) counts.wins++;
        else counts.draws++;
    }
    return counts;
}
