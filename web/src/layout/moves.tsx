/** The record of the game; a click goes to that position. */
import { useEffect, useRef } from "preact/hooks";
import { DiscIcon } from "../board/piece.tsx";
import { goTo } from "../state/actions.ts";
import { show } from "../state/store.ts";
import { rounds } from "./rounds.ts";

export function MoveList() {
    const line = show.value;
    const played = line?.moves_played.length ?? 0;
    const current = useRef<HTMLButtonElement>(null);
    useEffect(() => {
        current.current?.scrollIntoView({ block: "nearest" });
    }, [played]);
    if (line === null) return null;
    const moves = [...line.moves_played, ...line.redo];
    const width = Math.max(1, line.player_names.length);
    return (
        <div class="move-list">
            <div class="move-head">
                <button
                    type="button"
                    class="move"
                    ref={played === 0 ? current : null}
                    aria-current={played === 0 ? "step" : undefined}
                    onClick={() => void goTo(0)}
                >
                    Start
                </button>
                <span class="muted">{line.game}</span>
            </div>
            {moves.length === 0 && <p class="muted move-none">No move has been played yet.</p>}
            <ol class="move-rows" style={{ "--players": Math.min(width, 6) }}>
                {moves.length > 0 && (
                    <li class="move-row move-sides" aria-hidden="true">
                        <span />
                        {line.player_names.map((name, seat) => (
                            <DiscIcon key={name} owner={seat} />
                        ))}
                    </li>
                )}
                {rounds(moves, width).map((row, i) => (
                    <li class="move-row" key={row[0]?.ply}>
                        <span class="move-number num muted">{i + 1}.</span>
                        {row.map(({ text, ply }) => (
                            <button
                                key={ply}
                                type="button"
                                class={ply > played ? "move move-undone num" : "move num"}
                                ref={ply === played ? current : null}
                                aria-current={ply === played ? "step" : undefined}
                                onClick={() => void goTo(ply)}
                            >
                                {text}
                            </button>
                        ))}
                    </li>
                ))}
            </ol>
            {line.status === "over" && <p class="move-result">{line.result_text}</p>}
        </div>
    );
}
