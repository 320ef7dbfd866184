/** Everybody against everybody as a table; arrow keys walk from pairing to pairing. */
import { useRef, useState } from "preact/hooks";
import type { TournamentLine } from "../../../engine/protocol.ts";
import { ACROSS, walk } from "../../../ui/keys.ts";
import { Scroll } from "../../../ui/scroll.tsx";
import { lab } from "../../../words/lab.ts";
import { tournament as say } from "../../../words/tournament.ts";

interface Props {
    players: readonly string[];
    /** Numbers of the players, best first. */
    order: readonly number[];
    pairs: TournamentLine["pairs"];
}

/** One pairing from the side of the row's player. */
interface Cell {
    wins: number;
    draws: number;
    losses: number;
}

export function pairing(pairs: Props["pairs"], own: number, other: number): Cell | null {
    for (const { a, b, wins, draws, losses } of pairs) {
        if (a === own && b === other) return { wins, draws, losses };
        if (b === own && a === other) return { wins: losses, draws, losses: wins };
    }
    return null;
}

const SHADES = 5;

function shade({ wins, draws, losses }: Cell): number {
    const share = (wins + draws / 2) / (wins + draws + losses);
    return Math.min(SHADES - 1, Math.floor(share * SHADES));
}

function sentence(players: readonly string[], own: number, other: number, met: Cell | null) {
    const [one = "", against = ""] = [players[own], players[other]];
    if (own === other) return one;
    return met === null ? say.cross.notMet(one, against) : say.cross.met(one, against, met);
}

export function CrossTable({ players, order, pairs }: Props) {
    const [at, setAt] = useState<[number, number]>([0, Math.min(1, order.length - 1)]);
    const table = useRef<HTMLTableElement>(null);
    const chosen = [order[at[0]] as number, order[at[1]] as number] as const;
    const cell = pairing(pairs, chosen[0], chosen[1]);
    const onKeyDown = (event: KeyboardEvent) => {
        const row = walk(event, ["ArrowUp", "ArrowDown"], at[0], order.length);
        const column = walk(event, ACROSS, at[1], order.length);
        if (row === null && column === null) return;
        const next: [number, number] = [row ?? at[0], column ?? at[1]];
        event.preventDefault();
        setAt(next);
        table.current?.querySelector<HTMLElement>(`[data-cell="${next[0]},${next[1]}"]`)?.focus();
    };
    return (
        <>
            <Scroll label={say.cross.title}>
                <table ref={table} class="lab-cross num">
                    <caption class="sr-only">{say.cross.caption}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{say.cross.player}</th>
                            {order.map((player, i) => (
                                <th key={player} scope="col" title={players[player]}>
                                    {i + 1}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {order.map((own, row) => (
                            <tr key={own}>
                                <th scope="row" title={players[own]}>
                                    <span class="muted">{row + 1}</span> {players[own]}
                                </th>
                                {order.map((other, column) => {
                                    const met = pairing(pairs, own, other);
                                    const here = row === at[0] && column === at[1];
                                    return (
                                        <td key={other}>
                                            <button
                                                type="button"
                                                data-cell={`${row},${column}`}
                                                tabIndex={here ? 0 : -1}
                                                aria-pressed={here}
                                                aria-label={sentence(players, own, other, met)}
                                                class={
                                                    met === null ? "" : `lab-shade-${shade(met)}`
                                                }
                                                onFocus={() => setAt([row, column])}
                                                onKeyDown={onKeyDown}
                                            >
                                                {own === other
                                                    ? "×"
                                                    : met === null
                                                      ? lab.none
                                                      : met.wins + met.draws / 2}
                                            </button>
                                        </td>
                                    );
                                })}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </Scroll>
            <p class="num lab-pairing" aria-hidden="true">
                {sentence(players, chosen[0], chosen[1], cell)}
            </p>
        </>
    );
}
