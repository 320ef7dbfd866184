/** A button at an edge of the board: slides that way, and shows the value of doing so. */

import { Spread, spreadScale } from "../../charts/spread.tsx";
import { computerMoves } from "../../state/act/actions.ts";
import { key } from "../../state/act/hand.ts";
import { settingUp } from "../../state/act/setup.ts";
import { settings } from "../../state/keep/settings.ts";
import {
    analysis,
    hinted,
    hovered,
    players,
    show,
    shownReport,
    shownRows,
} from "../../state/read/store.ts";
import { device } from "../../text/device.ts";
import { edgeText } from "../../text/edges.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { tiles as say } from "../../words/tiles.ts";
import type { Direction } from "../draw/swipe.ts";

const ICONS: { [direction in Direction]: IconName } = {
    up: "up",
    left: "back",
    right: "forward",
    down: "down",
};

export function Edge({ direction }: { direction: Direction }) {
    const title = say.edges[direction];
    const line = show.value;
    const move = line?.moves.find((row) => row.keys[0] === direction);
    const rows = shownRows.value;
    const report = shownReport.value;
    const row = move === undefined ? undefined : rows.get(move.move);
    const shown = settings.value.boardValues && row !== undefined && row.value !== null;
    const scale = shown ? spreadScale(rows.values()) : null;
    const names = ["edge", `edge-${direction}`];
    const computers = players.value.some(({ human }) => !human);
    if (!settings.value.boardValues || !(analysis.value.on || computers)) names.push("edge-bare");
    if (move !== undefined && report?.best === move.move) names.push("edge-best");
    if (move !== undefined && hovered.value === move.move) names.push("edge-hovered");
    const hint = move !== undefined && hinted.value.includes(move.move);
    if (hint) names.push("edge-hint");
    return (
        <button
            type="button"
            class={names.join(" ")}
            disabled={move === undefined || settingUp.value}
            aria-disabled={computerMoves()}
            title={device(title, say.withKey(title))}
            onClick={() => key(direction)}
        >
            <Icon name={ICONS[direction]} />
            <span class="sr-only">{hint ? say.suggested(title) : title}</span>
            <span class="edge-value num">
                {shown && report !== null && line !== null ? edgeText(row, report, line) : ""}
            </span>
            <span class="edge-spread">
                {shown && scale !== null && report !== null && (
                    <Spread row={row} scale={scale} measure={report} />
                )}
            </span>
        </button>
    );
}
