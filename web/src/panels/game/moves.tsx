/** The record of the game; a click goes to that position. */
import { useEffect, useRef, useState } from "preact/hooks";
import { narrow } from "../../board/draw/floors.ts";
import { DiscIcon } from "../../board/draw/piece.tsx";
import { gameTitle } from "../../params/titles.ts";
import { goTo } from "../../state/act/actions.ts";
import { variant } from "../../state/keep/rounds.ts";
import { grades as judgedMoves, MARKS, current as reviewed } from "../../state/read/review.ts";
import { hiddenMoves } from "../../state/read/shared.ts";
import { show } from "../../state/read/store.ts";
import { rounds } from "../../text/rounds.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Pages } from "../../ui/pages.tsx";
import { grades, moves as say } from "../../words/game.ts";
import "../../styles/moves.css";
import { Steps } from "./steps.tsx";

const GameGraph = lazy(() => import("./graph/graph.tsx"), "GameGraph", {
    waiting: () =>
        (show.value?.player_names.length ?? 0) > 2 ? null : <div class="graph-waiting" />,
});
const ReviewResult = lazy(() => import("./review/panel.tsx"), "ReviewResult");
const ReviewPanel = lazy(() => import("./review/panel.tsx"), "ReviewPanel");

const GameRecord = lazy(() => import("./record/record.tsx"), "GameRecord");

/** Games of one player have no pairs of moves. */
const SOLO_WIDTH = 8;
/** Rows that are shown at once; long games are turned over like pages. */
const PAGE = 25;

export function MoveList() {
    const line = show.value;
    const played = line?.moves_played.length ?? 0;
    const current = useRef<HTMLButtonElement>(null);
    const begun = useRef(false);
    const [turned, setTurned] = useState<number | null>(null);
    useEffect(() => {
        setTurned(null);
        current.current?.scrollIntoView({ block: "nearest" });
    }, [played]);
    if (line === null) return null;
    const hidden = hiddenMoves.value;
    const moves = [...line.moves_played, ...line.redo].map((move, i) =>
        i >= played - hidden && i < played ? "hidden" : move,
    );
    const solo = line.player_names.length === 1;
    const width = solo ? SOLO_WIDTH : Math.max(1, line.player_names.length);
    const all = rounds(moves, width);
    const lastPage = Math.max(0, Math.ceil(all.length / PAGE) - 1);
    const here = Math.floor(Math.max(0, played - 1) / width / PAGE);
    const page = Math.min(lastPage, turned ?? here);
    const judged = judgedMoves();
    const shown = all.slice(page * PAGE, (page + 1) * PAGE);
    return (
        <div class="move-list">
            {narrow.value && moves.length > 0 && (
                <div class="toolbar move-steps">
                    <Steps />
                </div>
            )}
            {moves.length > 0 &&
                hidden === 0 &&
                (reviewed.value === null ? <GameGraph /> : <ReviewResult begun={begun} />)}
            <div class="move-head">
                <button
                    type="button"
                    class="move"
                    ref={played === 0 ? current : null}
                    aria-current={played === 0 ? "step" : undefined}
                    onClick={() => void goTo(0)}
                >
                    {say.start}
                </button>
                <span class="muted" title={line.game}>
                    {gameTitle(variant.value)}
                </span>
            </div>
            {moves.length === 0 && <p class="muted move-none">{say.none}</p>}
            <Pages count={lastPage + 1} size={1} page={page} onTurn={setTurned} />
            <ol
                class="move-rows"
                style={{ "--players": solo ? width : Math.min(width, 6) }}
                data-solo={solo}
            >
                {moves.length > 0 && !solo && (
                    <li class="move-row move-sides" aria-hidden="true">
                        <span />
                        {line.player_names.map((name, seat) => (
                            <DiscIcon key={name} owner={seat} />
                        ))}
                    </li>
                )}
                {shown.map((row) => (
                    <li class="move-row" key={row[0]?.ply}>
                        <span class="move-number num muted">
                            {Math.ceil((row[0]?.ply ?? 1) / (solo ? 1 : width))}.
                        </span>
                        {row.map(({ text, ply }) => {
                            const grade = judged.get(ply - 1)?.grade ?? null;
                            const undone = ply > played ? " move-undone" : "";
                            return (
                                <button
                                    key={ply}
                                    type="button"
                                    class={`move num${undone} move-grade-${grade ?? "none"}`}
                                    ref={ply === played ? current : null}
                                    aria-current={ply === played ? "step" : undefined}
                                    title={grade === null ? undefined : grades[grade]}
                                    onClick={() => void goTo(ply)}
                                >
                                    {text}
                                    {grade !== null && MARKS[grade] !== "" && (
                                        <span class="move-mark" aria-hidden="true">
                                            {MARKS[grade]}
                                        </span>
                                    )}
                                    {grade !== null && (
                                        <span class="sr-only">{say.graded(grade)}</span>
                                    )}
                                </button>
                            );
                        })}
                    </li>
                ))}
            </ol>
            {line.status === "over" && <p class="move-result">{line.result_text}</p>}
            {hidden > 0 ? (
                <p class="muted">{say.hidden}</p>
            ) : (
                <>
                    {moves.length > 0 && <ReviewPanel begun={begun} />}
                    <GameRecord />
                </>
            )}
        </div>
    );
}
