/** Sets up any board by hand: a palette of the core's pieces, or the text of a position. */
import { useId, useState } from "preact/hooks";
import type { Show } from "../engine/protocol.ts";
import { show } from "../state/store.ts";
import { chosen, clearBoard, positionText, readPosition, settingUp } from "./state.ts";
import { pieceLabel, tileTone } from "./tiles.ts";

function Swatch({ line, piece }: { line: Show; piece: number }) {
    const label = pieceLabel(line, piece);
    return (
        <button
            type="button"
            class="swatch"
            aria-pressed={chosen.value === piece}
            onClick={() => {
                chosen.value = chosen.value === piece ? null : piece;
            }}
        >
            <span
                class="tile-face num"
                data-tone={tileTone(piece)}
                data-digits={Math.min(6, label.length)}
            >
                {label}
            </span>
        </button>
    );
}

function TextField({ line }: { line: Show }) {
    const id = useId();
    const [text, setText] = useState<string | null>(null);
    const shown = text ?? positionText(line);
    const read = async () => {
        if (text === null || (await readPosition(text))) setText(null);
    };
    return (
        <form
            class="setup-text"
            onSubmit={(event) => {
                event.preventDefault();
                void read();
            }}
        >
            <label for={id}>Board as text</label>
            <input
                id={id}
                type="text"
                class="field num"
                spellcheck={false}
                autocomplete="off"
                value={shown}
                onInput={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" class="button" disabled={text === null}>
                Read
            </button>
        </form>
    );
}

export function SetUp() {
    const line = show.value;
    if (line === null || !settingUp.value) return null;
    return (
        <section class="setup card" aria-label="Set up a board">
            <p class="muted">
                Click a cell for the next tile, with Shift or the right button for the one before.
                Or choose a tile here first; or type 1 to 9, a to g, 0 on a cell.
            </p>
            <div class="swatches">
                <button
                    type="button"
                    class="swatch swatch-none"
                    aria-pressed={chosen.value === -1}
                    onClick={() => {
                        chosen.value = chosen.value === -1 ? null : -1;
                    }}
                >
                    none
                </button>
                {line.pieces.map((piece, i) => (
                    <Swatch key={piece.name} line={line} piece={i} />
                ))}
            </div>
            <TextField line={line} />
            <div class="setup-tools">
                <button type="button" class="button" onClick={clearBoard}>
                    Clear
                </button>
                <button
                    type="button"
                    class="button primary"
                    onClick={() => {
                        settingUp.value = false;
                        chosen.value = null;
                    }}
                >
                    Play from here
                </button>
            </div>
        </section>
    );
}
