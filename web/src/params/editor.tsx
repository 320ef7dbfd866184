import type { GameRow, Row, Values } from "../engine/protocol.ts";

export interface SpecEditorProps {
    kind: "player" | "game" | "eval" | "playout";
    row: Row;
    values: Values;
    onChange: (path: string, value: string) => void;
    gameRow: GameRow;
    advanced?: boolean;
}

export function SpecEditor(_props: SpecEditorProps) {
    return null;
}
