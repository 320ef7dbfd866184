/** A cell as a move would leave it. */
import type { Cell, Show } from "../../engine/protocol.ts";
import { boxOf } from "./geometry.ts";
import { PieceShape } from "./piece.tsx";

interface PreviewProps {
    line: Show;
    cell: Cell;
    kind: string;
    /** What is drawn; undefined = only the ring. */
    piece: Show["pieces"][number] | undefined;
}

export function MovePreview({ line, cell, kind, piece }: PreviewProps) {
    return (
        <svg
            class={`preview preview-${kind}`}
            viewBox="0 0 100 100"
            style={boxOf(line.view, cell)}
            aria-hidden="true"
        >
            {piece !== undefined && <PieceShape owner={piece.owner} letter={piece.letter} />}
            <circle class="preview-ring" cx="50" cy="50" r="43" />
        </svg>
    );
}
