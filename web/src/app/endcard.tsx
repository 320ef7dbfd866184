/** Over the board when a game has ended: who won and why, and what one may want to do now. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Show } from "../engine/protocol.ts";
import { playerTitle } from "../params/titles.ts";
import { startRound } from "../state/act/clock.ts";
import { anchorsIn, evenWith } from "../state/act/curves.ts";
import { goalReached, goOn } from "../state/act/goal.ts";
import { meetAtBoard } from "../state/act/meet.ts";
import { placeHere, settled } from "../state/act/mine.ts";
import { rematch } from "../state/act/rematch.ts";
import { scaled } from "../state/act/scale.ts";
import { phase } from "../state/keep/rounds.ts";
import { openPanel } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import { streak } from "../state/keep/streak.ts";
import { late, players, show } from "../state/read/store.ts";
import { outcome } from "../text/outcome.ts";
import { Button, IconButton } from "../ui/button.tsx";
import "../styles/endcard.css";
import { ending as say } from "../words/ending.ts";
import { strength as mine } from "../words/strength.ts";
import { copyLink } from "./share/copy.ts";
import { openReview, sceneNow } from "./status.tsx";

const GAP = 8;

/**
 * Where the card stands in the stage: in the middle of the board, else on the side of the winning line
 * that has room for it, else above or below it where it leaves the board by less, so that the tools
 * under the board stay in reach.
 */
function placeOf(line: Show, card: HTMLElement): { left: number; top: number } {
    const stage = card.parentElement as HTMLElement;
    const board = (stage.querySelector(".board, .canvas-board") ?? stage).getBoundingClientRect();
    const origin = stage.getBoundingClientRect();
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const x = board.left - origin.left;
    const y = board.top - origin.top;
    const middle = { left: x + (board.width - width) / 2, top: y + (board.height - height) / 2 };
    const won = line.view.cells.filter(({ id }) => line.ended?.cells.includes(id));
    if (won.length === 0) return middle;
    const cell = board.width / line.view.columns;
    const columns = won.map((one) => one.x);
    const rows = won.map((one) => line.view.rows - 1 - one.y);
    const left = x + Math.min(...columns) * cell;
    const right = x + (Math.max(...columns) + 1) * cell;
    const top = y + Math.min(...rows) * cell;
    const bottom = y + (Math.max(...rows) + 1) * cell;
    const [above, below] = [top - y, y + board.height - bottom];
    if (above >= height + GAP) return { ...middle, top: top - height - GAP };
    if (below >= height + GAP) return { ...middle, top: bottom + GAP };
    if (left - x >= width + GAP) return { ...middle, left: left - width - GAP };
    if (x + board.width - right >= width + GAP) return { ...middle, left: right + GAP };
    return { ...middle, top: above > below ? top - height - GAP : bottom + GAP };
}

/** Where it would hide the header there is little room: it has only what one does most. */
function isOverHeader(stage: HTMLElement, { top }: { top: number }): boolean {
    const header = document.querySelector(".topbar")?.getBoundingClientRect();
    return header !== undefined && stage.getBoundingClientRect().top + top < header.bottom;
}

/** The focus goes from the board to the card, and back when the card closes; it stays where else it is at work. */
function useFocus(card: { current: HTMLElement | null }): void {
    useEffect(() => {
        const before = document.activeElement;
        const mine = before === document.body || before?.closest(".board") != null;
        if (!mine) return;
        card.current?.focus({ preventScroll: true });
        return () => {
            const inside = card.current?.contains(document.activeElement) ?? false;
            const lost = document.activeElement === document.body;
            if ((inside || lost) && before instanceof HTMLElement) before.focus();
        };
    }, []);
}

/** Wins in a row, from two on; or that a row has ended. */
function rowText(): string {
    const { wins = 0, helped = false, ended = 0 } = streak.value ?? {};
    if (ended > 1) return say.rowEnded(ended);
    if (wins < 2) return "";
    return helped ? say.rowHelped(wins) : say.row(wins);
}

/** Where the person stands after it, small; and a game against somebody about as strong. */
function Place() {
    const told = settled.value;
    if (told === null || !settings.value.place) return null;
    const place = placeHere();
    const scale = scaled.value?.scale;
    // Who has no place yet is not told that it stays as it was.
    if (place === null && told !== "counted") return null;
    const even = place === null || scale == null ? undefined : evenWith(anchorsIn(scale), place.at);
    return (
        <>
            {place !== null && <p class="end-why num">{mine.you(place, place.games)}</p>}
            <p class="end-why end-about">
                {told === "counted" ? mine.youAbout : mine.uncounted[told]}
            </p>
            {even !== undefined && (
                <Button
                    look="link"
                    class="end-even"
                    title={mine.evenTip(playerTitle(even.player), Math.round(even.at))}
                    onClick={() => meetAtBoard(even.player)}
                >
                    {mine.even}
                </Button>
            )}
        </>
    );
}

export function EndCard({ onClose }: { onClose: () => void }) {
    const card = useRef<HTMLDivElement>(null);
    const [copied, setCopied] = useState(false);
    const scene = sceneNow();
    const line = show.value;
    useFocus(card);
    useLayoutEffect(() => {
        const box = card.current;
        const stage = box?.parentElement;
        if (line === null || box == null || stage == null) return;
        const put = () => {
            box.dataset.tight = "false";
            let place = placeOf(line, box);
            if (isOverHeader(stage, place)) {
                box.dataset.tight = "true";
                place = placeOf(line, box);
            }
            // The board is right below the header: what the card hides under it says the same.
            if (isOverHeader(stage, place)) place = { ...place, top: stage.offsetHeight + GAP };
            const { left, top } = place;
            box.style.left = `${left}px`;
            box.style.top = `${top}px`;
        };
        const watch = new ResizeObserver(put);
        watch.observe(stage);
        // It grows when it is known where the person stands.
        watch.observe(box);
        put();
        return () => watch.disconnect();
    }, [line]);
    if (scene === null || line === null) return null;
    const { title, why, won } = outcome(scene);
    const row = rowText();
    const computers = players.value.some(({ human }) => !human);
    const again = () => (phase.value === "idle" ? rematch() : startRound());
    return (
        <div
            ref={card}
            class="end-card"
            role="dialog"
            aria-labelledby="end-title"
            aria-describedby="end-why"
            tabIndex={-1}
            data-won={won}
            onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                onClose();
            }}
        >
            <p class="end-title" id="end-title">
                {title}
            </p>
            <p class="end-why num" id="end-why">
                {why}
            </p>
            {late.value.map(
                ({ count }, seat) =>
                    count > 0 && (
                        <p class="end-why num" key={seat}>
                            {say.late(line.player_titles[seat] ?? "", count)}
                        </p>
                    ),
            )}
            {row !== "" && <p class="end-why num">{row}</p>}
            <Place />
            <div class="end-tools">
                {goalReached(line) && (
                    <Button look="primary" onClick={() => goOn()}>
                        {say.goOn}
                    </Button>
                )}
                <Button look="primary" onClick={openReview}>
                    {say.review}
                </Button>
                <Button onClick={again}>
                    {line.player_titles.length > 1 ? say.rematch : say.again}
                </Button>
                {computers && <Button onClick={() => openPanel("players")}>{say.level}</Button>}
                <Button onClick={async () => setCopied(await copyLink())}>
                    {copied ? say.copied : say.copy}
                </Button>
            </div>
            <IconButton icon="close" label={say.close} class="end-close" onClick={onClose} />
        </div>
    );
}
