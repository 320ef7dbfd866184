/** A button at an edge of the board: slides that way, and shows the value of doing so. */

import { Spread, spreadScale } from "../../charts/spread.tsx";
import { computerMoves } from "../../state/actions.ts";
import { key } from "../../state/hand.ts";
import { settings } from "../../state/settings.ts";
import { settingUp } from "../../state/setup.ts";
import { hinted, hovered, show, shownReport, shownRows } from "../../state/store.ts";
import { moveText } from "../../text/format.ts";
import type { Direction } from "../draw/swipe.ts";

const PATHS: { [direction in Direction]: string } = {
    up: "M6 15l6-6 6 6",
    left: "M15 6l-6 6 6 6",
    right: "M9 6l6 6-6 6",
    down: "M6 9l6 6 6-6",
};

const TITLES: { [direction in Direction]: string } = {
    up: "Up",
    left: "Left",
    right: "Right",
    down: "Down",
};

export function Edge({ direction }: { direction: Direction }) {
    const line = show.value;
    const move = line?.moves.find((row) => row.keys[0] === direction);
    const rows = shownRows.value;
    const row = move === undefined ? undefined : rows.get(move.move);
    const shown = settings.value.boardValues && row !== undefined && row.value !== null;
    const scale = shown ? spreadScale(rows.values()) : null;
    const points = line?.points ?? false;
    const names = ["edge", `edge-${direction}`];
    if (move !== undefined && shownReport.value?.best === move.move) names.push("edge-best");
    if (move !== undefined && hovered.value === move.move) names.push("edge-hovered");
    if (move !== undefined && hinted.value === move.move) names.push("edge-hint");
    return (
        <button
            type="button"
            class={names.join(" ")}
            disabled={move === undefined || settingUp.value}
            aria-disabled={computerMoves()}
            title={`${TITLES[direction]} (arrow key)`}
            onClick={() => key(direction)}
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={PATHS[direction]} />
            </svg>
            <span class="sr-only">
                {TITLES[direction]}
                {move !== undefined && hinted.value === move.move ? ", suggested" : ""}
            </span>
            <span class="edge-value num">{shown ? moveText(row, points) : ""}</span>
            <span class="edge-spread">
                {shown && scale !== null && <Spread row={row} scale={scale} points={points} />}
            </span>
        </button>
    );
}
