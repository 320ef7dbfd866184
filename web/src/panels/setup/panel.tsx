/** Sets up any board by hand: a palette of the core's pieces, or the text of a position. */

import { useState } from "preact/hooks";
import { DiscIcon, PieceShape } from "../../board/draw/piece.tsx";
import type { Show } from "../../engine/protocol.ts";
import {
    chosen,
    clearBoard,
    positionText,
    putTurn,
    readPosition,
    settingUp,
    setUp,
} from "../../state/act/setup.ts";
import { lookOf } from "../../state/read/looks.ts";
import { show } from "../../state/read/store.ts";
import { device } from "../../text/device.ts";
import { pieceLabel, tileTone } from "../../text/tiles.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/entry.tsx";
import { sets } from "../../ui/field.tsx";
import "../../styles/setup.css";
import { setup as say } from "../../words/setup.ts";

const asTiles = (line: Show) => lookOf(line.family) === "tiles";

/** The piece as it looks on the board. */
function Picture({ line, piece }: { line: Show; piece: number }) {
    const { owner = -1, title = "", letter = "" } = line.pieces[piece] ?? {};
    if (!asTiles(line))
        return (
            <>
                <svg class="disc-icon" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                    <PieceShape owner={owner} letter={letter} />
                </svg>
                <span class="sr-only">{title}</span>
            </>
        );
    const label = pieceLabel(line, piece);
    return (
        <span
            class="tile-face num"
            data-tone={tileTone(piece)}
            data-digits={Math.min(6, label.length)}
        >
            {label}
        </span>
    );
}

/** Chooses a piece, or lets it go again; -1 empties cells. */
function Swatch({ line, piece }: { line: Show; piece: number }) {
    const here = chosen.value === piece;
    return (
        <Button
            look="bare"
            class={piece < 0 ? "swatch swatch-none" : "swatch"}
            pressed={here}
            onClick={sets(chosen, here ? null : piece)}
        >
            {piece < 0 ? say.none : <Picture line={line} piece={piece} />}
        </Button>
    );
}

function PositionText({ line }: { line: Show }) {
    const [text, setText] = useState<string | null>(null);
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
            <TextField label={say.text} value={text ?? positionText(line)} onInput={setText} />
            <Button type="submit" disabled={text === null}>
                {say.read}
            </Button>
        </form>
    );
}

/** Who moves next: the owners of the pieces. */
function Turn({ line }: { line: Show }) {
    return (
        <fieldset class="setup-turn">
            <legend>{say.toMove}</legend>
            {line.player_titles.map((name, seat) => (
                <Button
                    look="bare"
                    key={name}
                    class="swatch"
                    pressed={line.mover === seat}
                    onClick={() => putTurn(line.pieces.findIndex((piece) => piece.owner === seat))}
                >
                    <DiscIcon owner={seat} />
                    <span class="sr-only">{name}</span>
                </Button>
            ))}
        </fieldset>
    );
}

export function SetUp() {
    const line = show.value;
    if (line === null || !settingUp.value) return null;
    return (
        <section class="setup card" aria-label={say.label}>
            <p class="muted">
                {device(say.about.fingers, asTiles(line) ? say.about.typed : say.about.keys)}
            </p>
            <div class="swatches">
                <Swatch line={line} piece={-1} />
                {line.pieces.map((piece, i) => (
                    <Swatch key={piece.name} line={line} piece={i} />
                ))}
            </div>
            {line.two_player && <Turn line={line} />}
            <PositionText line={line} />
            <div class="setup-tools">
                <Button onClick={clearBoard}>{say.clear}</Button>
                <Button look="primary" onClick={() => setUp(false)}>
                    {say.play}
                </Button>
            </div>
        </section>
    );
}
