/** What is kept of a move while the computer thinks: its cells, and what the clicks would put there. */
import "../styles/ahead.css";
import type { Show } from "../engine/protocol.ts";
import { clicksOf } from "../state/read/paths.ts";
import { ahead, personToWait } from "../state/read/store.ts";
import { boxOf, cellOf } from "./draw/geometry.ts";
import { MovePreview } from "./draw/preview.tsx";
import { ownPiece } from "./layers.tsx";
import { stagePiece } from "./staged.tsx";

export function Ahead({ line }: { line: Show }) {
    const clicks = ahead.value;
    const alone = clicksOf(line) < 2;
    return (
        <>
            {line.view.cells
                .filter(({ click }) => clicks.includes(click))
                .map((cell) => (
                    <div key={cell.id} class="kept" style={boxOf(line.view, cell)} />
                ))}
            {clicks.map((click, i) => {
                const cell = cellOf(line.view, click);
                const piece = alone
                    ? ownPiece(line, personToWait.value)
                    : stagePiece(line, i, clicks);
                if (cell === undefined || (i === 0 && !alone)) return null;
                return (
                    <MovePreview key={click} line={line} cell={cell} kind="kept" piece={piece} />
                );
            })}
        </>
    );
}
