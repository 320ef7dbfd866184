/** The review of the game on the board: what every move gave away, where the game turned. */
import { searcherTitle } from "../../../state/read/roles.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";
import "../../../styles/review.css";
import { useEffect, useRef } from "preact/hooks";
import { DiscIcon } from "../../../board/draw/piece.tsx";
import type { Mark } from "../../../charts/chart.ts";
import type { ReviewPly, ReviewSide, Show } from "../../../engine/protocol.ts";
import { goTo } from "../../../state/act/actions.ts";
import { mistakeFrom } from "../../../state/read/mistakes.ts";
import { current, MARKS, type Review, reviewing } from "../../../state/read/review.ts";
import { show } from "../../../state/read/store.ts";
import { seatName } from "../../../text/format.ts";
import {
    heightOf,
    lossText,
    nowText,
    standings,
    standingText,
    verdict,
} from "../../../text/moves.ts";
import { titleOfMove } from "../../../text/shown.ts";
import type { Measure } from "../../../text/value.ts";
import { worthText } from "../../../text/worth.ts";
import { grades, review as say } from "../../../words/game.ts";
import { Curve } from "../graph/graph.tsx";
import type { GraphPoint } from "../graph/points.ts";
import { closeReview, startReview } from "./job.ts";

function Buttons({ now }: { now: Review }) {
    const active = now.job.active;
    return (
        <>
            {now.state === "stopped" && <Button onClick={() => startReview()}>{say.again}</Button>}
            {active && (
                <Button
                    onClick={() => (now.state === "paused" ? now.job.resume() : now.job.pause())}
                >
                    {now.state === "paused" ? say.goOn : say.pause}
                </Button>
            )}
            {active && <Button onClick={() => now.job.stop()}>{say.stop}</Button>}
            <IconButton icon="close" label={say.closeReview} onClick={closeReview} />
        </>
    );
}

function statusText({ done, total, state, now, result }: Review, line: Show): string {
    if (now !== null && state === "running")
        return say.working(done, total, now.ply + 1, nowText(now, line));
    if (state === "paused") return say.paused(done, total);
    if (result === null) return say.judged(done, total);
    const { unsolved = null, estimated = 0, second = null } = result;
    return say.ended({
        ...{ done, total, judge: searcherTitle(result.spec), exact: result.exact === true },
        stopped: state === "stopped",
        unsolved:
            unsolved === null || second === null
                ? null
                : { why: unsolved, estimated, by: searcherTitle(second) },
    });
}

function Status({ now, line }: { now: Review; line: Show }) {
    return (
        <p class="muted num review-status" role="status">
            {statusText(now, line)}
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
            caption={say.sides}
            scroll
            rows={sides}
            keyOf={({ player }) => player}
            columns={[
                {
                    title: say.side,
                    head: true,
                    words: true,
                    cell: ({ player }) => (
                        <>
                            <DiscIcon owner={player} /> {seatName(line, player)}
                        </>
                    ),
                },
                {
                    title: say.accuracy.title,
                    doc: say.accuracy.doc,
                    cell: ({ accuracy }) => say.accuracy.value(accuracy),
                },
                { title: say.counts.best, cell: ({ best }) => best },
                { title: say.counts.fine, cell: ({ fine }) => fine },
                { title: say.counts.mistakes, cell: ({ mistakes }) => mistakes },
                { title: say.counts.blunders, cell: ({ blunders }) => blunders },
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
                title={say.previous.keys}
                onClick={() => back !== null && void goTo(back)}
            >
                {say.previous.title}
            </Button>
            <Button
                disabled={on === null}
                title={say.next.keys}
                onClick={() => on !== null && void goTo(on)}
            >
                {say.next.title}
            </Button>
            {turning !== null && (
                <Button onClick={() => goTo(turning + 1)}>{say.turning(turning + 1)}</Button>
            )}
        </div>
    );
}

function Rows({ now, line }: { now: Review; line: Show }) {
    const plies = [...now.plies.values()].sort((a, b) => a.ply - b.ply);
    const played = line.moves_played.length;
    return (
        <Fold title={say.table.title} class="review-fold">
            <Table
                class="review-table"
                caption={say.table.caption}
                scroll
                rows={plies}
                keyOf={({ ply }) => ply}
                row={({ ply }) => ({ "aria-current": ply + 1 === played })}
                columns={[
                    {
                        title: say.columns.move,
                        head: true,
                        words: true,
                        cell: ({ ply, player, move }) => (
                            <Button look="bare" class="move num" onClick={() => goTo(ply + 1)}>
                                {ply + 1}. <DiscIcon owner={player} /> {move}
                            </Button>
                        ),
                    },
                    {
                        title: say.columns.grade,
                        words: true,
                        mark: ({ grade }) => `grade-${grade ?? "open"}`,
                        cell: ({ grade }) =>
                            grade === null ? grades.open : say.graded(grade, MARKS[grade]),
                    },
                    {
                        title: say.columns.value,
                        words: true,
                        cell: (ply) => worthText(ply.played, line, ply.measure),
                    },
                    {
                        title: say.columns.gaveAway,
                        words: true,
                        cell: (ply) => lossText(ply, line),
                    },
                    {
                        title: say.columns.best,
                        words: true,
                        cell: ({ grade, best, measure }) =>
                            grade === "best"
                                ? ""
                                : say.best(titleOfMove(best.move), worthText(best, line, measure)),
                    },
                ]}
            />
        </Fold>
    );
}

/** Heights between a loss and a win, and of scores. */
const HEIGHTS: Measure = { scale: "result", bounds: [-100, 100] };

const SCORES: Measure = { scale: "points", bounds: null };
/** Pixels of its picture: moves stand below it. */
const CURVE = 110;

function Verdict({ now, line }: { now: Review; line: Show }) {
    const here = now.plies.get(line.moves_played.length - 1);
    return (
        <p class={`review-verdict grade-${here?.grade ?? "none"}`} aria-live="polite">
            {here === undefined ? say.step : verdict(here, line)}
        </p>
    );
}

function Values({ now, line }: { now: Review; line: Show }) {
    const turning = now.result?.turning ?? null;
    const moves = [...line.moves_played, ...line.redo];
    const known = standings(now.plies, moves.length);
    const points = known.map((standing, ply) => ({
        ply,
        move: moves[ply - 1] ?? null,
        value: heightOf(standing),
    }));
    const words = ({ ply, move }: GraphPoint) =>
        say.at(
            ply,
            move === null ? null : titleOfMove(move),
            standingText(known[ply] ?? null, line),
        );
    const marks = [...now.plies.values()].flatMap(({ ply, grade }): Mark[] => {
        if (grade !== "mistake" && grade !== "blunder") return [];
        const text = (ply === turning ? say.turningMark : say.mark)[grade];
        return [{ x: ply + 1, tone: grade === "blunder" ? "bad" : "warn", text }];
    });
    return (
        <Curve
            line={line}
            points={points}
            marks={marks}
            measure={line.points ? SCORES : HEIGHTS}
            height={CURVE}
            words={words}
        />
    );
}

/**
 * What it has found, above the list of moves: the move on the board in words, the way from mistake to mistake,
 * the value of every position. `begun`: it was asked for below, where nothing is left to look at.
 */
export function ReviewResult({ begun }: { begun: { current: boolean } }) {
    const line = show.value;
    const now = current.value;
    const place = useRef<HTMLElement>(null);
    useEffect(() => {
        if (!begun.current) return;
        begun.current = false;
        place.current?.scrollIntoView({ block: "nearest" });
        place.current?.querySelector("button")?.focus({ preventScroll: true });
    }, []);
    if (line === null || now === null) return null;
    return (
        <section class="review" aria-label={say.label} ref={place}>
            <div class="review-head">
                <h3>{say.title}</h3>
                <Status now={now} line={line} />
                <Buttons now={now} />
            </div>
            {now.plies.size > 0 && <Verdict now={now} line={line} />}
            {now.plies.size > 0 && <Jumps now={now} played={line.moves_played.length} />}
            {now.plies.size > 0 && line.player_names.length <= 2 && (
                <Values now={now} line={line} />
            )}
        </section>
    );
}

/** Below the list: the sides and all moves as tables; before there is a review what begins one. */
export function ReviewPanel({ begun }: { begun: { current: boolean } }) {
    const line = show.value;
    const now = current.value;
    const wanted = reviewing.value && now === null;
    // A link, or a button elsewhere, has asked for it.
    useEffect(() => {
        if (wanted) void startReview();
    }, [wanted]);
    if (line === null || now?.plies.size === 0) return null;
    const begin = () => {
        begun.current = true;
        void startReview();
    };
    return (
        <section
            class={now === null ? "review review-more" : "review-more"}
            aria-label={now === null ? say.label : say.tables}
        >
            {now === null ? (
                <>
                    <h3>{say.title}</h3>
                    <p class="muted">{say.about}</p>
                    <div class="buttons">
                        <Button look="primary" onClick={begin}>
                            {say.begin}
                        </Button>
                    </div>
                </>
            ) : (
                <>
                    <Sides now={now} line={line} />
                    <Rows now={now} line={line} />
                </>
            )}
        </section>
    );
}
