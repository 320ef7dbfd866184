/** The review of the game on the board: what every move gave away, where the game turned. */
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";
import "../../../styles/review.css";
import { useEffect } from "preact/hooks";
import { DiscIcon } from "../../../board/draw/piece.tsx";
import type { Mark } from "../../../charts/chart.ts";
import type { ReviewPly, ReviewSide, Show } from "../../../engine/protocol.ts";
import { goTo } from "../../../state/actions.ts";
import { current, MARKS, mistakeFrom, type Review, reviewing } from "../../../state/review.ts";
import { show } from "../../../state/store.ts";
import { seatName } from "../../../text/format.ts";
import {
    heightOf,
    lossText,
    nowText,
    standings,
    standingText,
    verdict,
    worthText,
} from "../../../text/moves.ts";
import type { Measure } from "../../../text/value.ts";
import { Curve } from "../graph/graph.tsx";
import type { GraphPoint } from "../graph/points.ts";
import { closeReview, startReview } from "./job.ts";

function Buttons({ now, line }: { now: Review | null; line: Show }) {
    const empty = line.moves_played.length + line.redo.length === 0;
    if (now === null || now.state === "stopped")
        return (
            <div class="buttons">
                <Button look="primary" disabled={empty} onClick={() => startReview()}>
                    {now === null ? "Review the game" : "Review again"}
                </Button>
                {now !== null && <Button onClick={closeReview}>Close</Button>}
            </div>
        );
    const active = now.job.active;
    return (
        <div class="buttons">
            {active && (
                <Button
                    onClick={() => (now.state === "paused" ? now.job.resume() : now.job.pause())}
                >
                    {now.state === "paused" ? "Go on" : "Pause"}
                </Button>
            )}
            {active && <Button onClick={() => now.job.stop()}>Stop</Button>}
            <Button onClick={closeReview}>{active ? "Cancel" : "Close review"}</Button>
        </div>
    );
}

function Status({ now, line }: { now: Review; line: Show }) {
    const judge = now.result === null ? "" : now.result.spec.replace(/\(.*/, "");
    const exact = now.result?.exact === true;
    let text = `${now.done} of ${now.total} moves judged`;
    if (now.now !== null && now.state === "running")
        text += `, move ${now.now.ply + 1} still in work: ${nowText(now.now, line)}`;
    else if (now.state === "paused") text += ", paused";
    else if (now.result !== null)
        text += `${now.state === "stopped" ? ", stopped" : ""}, by ${judge}${exact ? ", all exact" : ""}`;
    const { unsolved = null, estimated = 0, second = null } = now.result ?? {};
    if (unsolved !== null && second !== null)
        text += ` (${unsolved}: ${estimated} of them estimated by ${second})`;
    return (
        <p class="muted num review-status" role="status">
            {text}.
        </p>
    );
}

/** What is known of the sides before the review has ended. */
function countSides(now: Review, line: Show): ReviewSide[] {
    return line.player_names.map((name, player) => {
        const own = [...now.plies.values()].filter((ply) => ply.player === player);
        const count = (grade: ReviewPly["grade"]) =>
            own.filter((ply) => ply.grade === grade).length;
        return {
            player,
            name,
            moves: own.length,
            best: count("best"),
            fine: count("fine"),
            mistakes: count("mistake"),
            blunders: count("blunder"),
            open: count(null),
            accuracy: null,
        };
    });
}

function Sides({ now, line }: { now: Review; line: Show }) {
    const sides = now.result?.sides ?? countSides(now, line);
    return (
        <Table
            class="review-sides"
            caption="Moves of each side by grade"
            rows={sides}
            keyOf={({ player }) => player}
            columns={[
                {
                    title: "Side",
                    head: true,
                    words: true,
                    cell: ({ player }) => (
                        <>
                            <DiscIcon owner={player} /> {seatName(line, player)}
                        </>
                    ),
                },
                {
                    title: "Accuracy",
                    doc: "Mean over the moves of 100 less what they gave away, in hundredths of a win and plies",
                    cell: ({ accuracy }) => (accuracy === null ? "–" : `${accuracy.toFixed(1)} %`),
                },
                { title: "Best", cell: ({ best }) => best },
                { title: "Fine", cell: ({ fine }) => fine },
                { title: "Mistakes", cell: ({ mistakes }) => mistakes },
                { title: "Blunders", cell: ({ blunders }) => blunders },
            ]}
        />
    );
}

/** Steps from mistake to mistake, and the turning point. */
function Jumps({ now, played }: { now: Review; played: number }) {
    const back = mistakeFrom(now.plies, played, -1);
    const on = mistakeFrom(now.plies, played, 1);
    const turning = now.result?.turning ?? null;
    return (
        <div class="buttons">
            <Button
                disabled={back === null}
                title="Shift and left arrow"
                onClick={() => back !== null && void goTo(back)}
            >
                Previous mistake
            </Button>
            <Button
                disabled={on === null}
                title="Shift and right arrow"
                onClick={() => on !== null && void goTo(on)}
            >
                Next mistake
            </Button>
            {turning !== null && (
                <Button onClick={() => goTo(turning + 1)}>Turning point: move {turning + 1}</Button>
            )}
        </div>
    );
}

function Rows({ now, line }: { now: Review; line: Show }) {
    const plies = [...now.plies.values()].sort((a, b) => a.ply - b.ply);
    const played = line.moves_played.length;
    return (
        <Fold title="All moves as a table" class="review-fold">
            <Table
                class="review-table"
                caption="Judged moves"
                scroll
                rows={plies}
                keyOf={({ ply }) => ply}
                row={({ ply }) => ({ "aria-current": ply + 1 === played })}
                columns={[
                    {
                        title: "Move",
                        head: true,
                        words: true,
                        cell: ({ ply, player, move }) => (
                            <Button look="bare" class="move num" onClick={() => goTo(ply + 1)}>
                                {ply + 1}. <DiscIcon owner={player} /> {move}
                            </Button>
                        ),
                    },
                    {
                        title: "Grade",
                        words: true,
                        mark: ({ grade }) => `grade-${grade ?? "open"}`,
                        cell: ({ grade }) => (grade === null ? "open" : `${grade} ${MARKS[grade]}`),
                    },
                    { title: "Value", words: true, cell: (ply) => worthText(ply.played, line) },
                    { title: "Gave away", words: true, cell: (ply) => lossText(ply, line) },
                    {
                        title: "Best",
                        words: true,
                        cell: ({ grade, best }) =>
                            grade === "best" ? "" : `${best.move} (${worthText(best, line)})`,
                    },
                ]}
            />
        </Fold>
    );
}

/** Heights between a loss and a win. */
const HEIGHTS: Measure = { scale: "result", bounds: [-100, 100] };

function Result({ now, line }: { now: Review; line: Show }) {
    const played = line.moves_played.length;
    const total = played + line.redo.length;
    const names = line.player_names.map((_, seat) => seatName(line, seat));
    const here = now.plies.get(played - 1);
    const turning = now.result?.turning ?? null;
    const known = standings(now.plies, total);
    const moves = [...line.moves_played, ...line.redo];
    const points = known.map((standing, ply) => ({
        ply,
        move: moves[ply - 1] ?? null,
        value: heightOf(standing),
    }));
    const words = ({ ply, move }: GraphPoint) =>
        `${ply === 0 ? "Start" : `After ${ply}. ${move}`}: ${standingText(known[ply] ?? null, line)}`;
    const marks = [...now.plies.values()]
        .filter(({ grade }) => grade === "mistake" || grade === "blunder")
        .map(
            (ply): Mark => ({
                x: ply.ply + 1,
                tone: ply.grade === "blunder" ? "bad" : "warn",
                text: `${ply.grade}${ply.ply === turning ? ", the turning point" : ""}`,
            }),
        );
    return (
        <>
            {names.length <= 2 && (
                <Curve line={line} points={points} marks={marks} measure={HEIGHTS} words={words} />
            )}
            <p class={`review-verdict grade-${here?.grade ?? "none"}`} aria-live="polite">
                {here === undefined
                    ? "Step through the game: every judged move is explained here."
                    : verdict(here, line)}
            </p>
            <Jumps now={now} played={played} />
            <Sides now={now} line={line} />
            <Rows now={now} line={line} />
        </>
    );
}

export function ReviewPanel() {
    const line = show.value;
    const now = current.value;
    const wanted = reviewing.value && now === null;
    // A link, or a button elsewhere, has asked for it.
    useEffect(() => {
        if (wanted) void startReview();
    }, [wanted]);
    if (line === null) return null;
    return (
        <section class="review" aria-label="Game review">
            <h3>Review</h3>
            {now === null && (
                <p class="muted">
                    Judges every move of the game by the exact solver where the game has one, else
                    by a strong search: what it gave away, and where the game turned.
                </p>
            )}
            <Buttons now={now} line={line} />
            {now !== null && <Status now={now} line={line} />}
            {now !== null && now.plies.size > 0 && <Result now={now} line={line} />}
        </section>
    );
}
