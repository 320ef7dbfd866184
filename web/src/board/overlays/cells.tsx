/**
 * Values of cells over a board of buttons: warmth, or who owns what. Cells that lie together and have the
 * same value of more than one are a region: it is outlined and its value stands in its middle once.
 */

import type { Show } from "../../engine/protocol.ts";
import { overlay } from "../../state/keep/overlays.ts";
import { boxOf } from "../draw/geometry.ts";
import { useOverlays } from "./live.ts";
import { regionsOf } from "./regions.ts";
import "../../styles/overlays.css";
import { signed } from "../../words/numbers.ts";

export function CellValuesLayer({ line }: { line: Show }) {
    useOverlays();
    const shown = overlay.value.cells;
    if (shown === null) return null;
    const { kind, values, player } = shown;
    const other = line.player_names.length === 2 ? 1 - player : -1;
    const most = Math.max(1, ...[...values.values()].map(Math.abs));
    const regions = kind === "sides" ? regionsOf(line.view, values) : null;
    return (
        <div class="layer" aria-hidden="true">
            {line.view.cells.map((cell) => {
                const value = values.get(cell.id);
                if (value === undefined || (value === 0 && regions?.edges(cell) === undefined))
                    return null;
                if (kind === "heat")
                    return (
                        <div key={cell.id} class="warm" style={boxOf(line.view, cell)}>
                            <span style={{ opacity: 0.06 + 0.84 * value }} />
                        </div>
                    );
                const size = Math.abs(value) / most;
                const owner = value > 0 ? player : value < 0 ? other : -1;
                const edges = regions?.edges(cell) ?? "";
                return (
                    <div
                        key={cell.id}
                        class={`owned disc-${owner} ${value < 0 ? "owned-others" : ""} ${regions === null ? "" : "owned-region"} ${edges}`}
                        style={{ ...boxOf(line.view, cell), "--size": size }}
                    >
                        {value !== 0 && <span />}
                    </div>
                );
            })}
            {regions?.labels.map(({ cell, value }) => (
                <div key={cell.id} class="region-label num" style={boxOf(line.view, cell)}>
                    <span>{signed(Math.round(value * 10) / 10)}</span>
                </div>
            ))}
        </div>
    );
}
