/**
 * The board of the present position: a grid of buttons, or a picture where there are very many cells or
 * lines to draw (surface.tsx, loaded when it is first needed), or sliding tiles.
 */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Show } from "../engine/protocol.ts";
import { isArena } from "../state/keep/rounds.ts";
import { lookOf } from "../state/read/looks.ts";
import { show } from "../state/read/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { board as say } from "../words/board.ts";
import { Announcer } from "./announcer.tsx";
import { columnNames } from "./draw/geometry.ts";
import { useMotion } from "./draw/motion.ts";
import { queens } from "./draw/piece.tsx";
import { Grid } from "./grid.tsx";
import { prepareStages } from "./layers.tsx";

/** A full column keeps the name that it had in this variant. */
function ColumnNames({ line }: { line: Show }) {
    const names = useRef<(string | null)[]>([]);
    names.current = columnNames(line).map((name, x) => name ?? names.current[x] ?? null);
    return (
        <div class="board-names" aria-hidden="true">
            {names.current.map((name, x) => (
                <span key={x} class="num">
                    {name ?? ""}
                </span>
            ))}
        </div>
    );
}

/** Boards of more cells are drawn on a canvas. */
const BUTTONS_MOST = 400;

/** How the board is drawn: by the look of its game, as a picture where there are too many cells for buttons. */
function boardOf(line: Show): "tiles" | "trails" | "picture" | "frame" | "squares" {
    const look = lookOf(line.family);
    if (look === "tiles" || look === "trails") return look;
    if (line.view.cells.length > BUTTONS_MOST) return "picture";
    return look === "frame" ? look : "squares";
}

export const isPicture = (line: Show) => ["trails", "picture"].includes(boardOf(line));

const Picture = lazy(() => import("./surface.tsx"), "CanvasBoard", {
    waiting: () => <div class="board-empty" />,
});
const Countdown = lazy(() => import("./arena/bar.tsx"), "Countdown");

const TileBoard = lazy(() => import("./tiles/board.tsx"), "TileBoard", {
    waiting: () => <div class="board-empty" />,
});
const Scores = lazy(() => import("./tiles/scores.tsx"), "Scores");

/** A press may become a drag of a piece; what carries it comes with the first one, and goes on from where it is then. */
export function press(event: PointerEvent): void {
    if ((event.target as Element).closest("button:not(.cell-button)") !== null) return;
    let last = event;
    const coming = new AbortController();
    const note = (later: PointerEvent) => (last = later);
    for (const type of ["pointermove", "pointerup"] as const)
        document.addEventListener(type, note, coming);
    void import("./drag.tsx").then((drag) => {
        coming.abort();
        drag.press(event, last);
    });
}

/** Loads what draws the board of a position. */
export function prepareBoard(line: Show): Promise<unknown> {
    const kind = boardOf(line);
    if (kind === "tiles") return Promise.all([TileBoard.load(), Scores.load()]);
    const over = isArena.value ? [Countdown.load()] : [];
    const sheet = kind === "frame" ? [] : [queens.ask(), prepareStages()];
    const picture = isPicture(line) ? [Picture.load()] : [];
    return Promise.all([...picture, ...over, ...sheet]);
}

/** Boards of more columns scroll sideways where their cells would get too small to hit. */
const WIDE = 14;

interface Props {
    /** Stands at the board's left and is as high. */
    bar: ComponentChildren;
    /** Lies over it. */
    over?: ComponentChildren;
}

export function Board({ bar, over }: Props) {
    const line = show.value;
    const moving = useMotion(line);
    if (line === null)
        return (
            <section class="stage" aria-label={say.label} aria-busy="true">
                <div class="board-frame">
                    <div class="board-empty" />
                    {/* Room for the names of the columns. */}
                    <div class="board-names" />
                </div>
            </section>
        );
    const kind = boardOf(line);
    if (kind === "tiles")
        return (
            <section class="stage" aria-label={say.label}>
                <Scores />
                <div class="board-frame">
                    <TileBoard line={line} moving={moving} />
                </div>
                {over}
                <Announcer key="announcer" />
            </section>
        );
    const wide = !isPicture(line) && line.view.columns > WIDE;
    return (
        <section class="stage" aria-label={say.label}>
            <div class={wide ? "board-frame board-wide" : "board-frame"}>
                {bar}
                {isPicture(line) ? (
                    <Picture line={line} ways={kind === "trails"} />
                ) : (
                    <Grid line={line} moving={moving} />
                )}
                {isArena.value && (
                    <div class="board-over">
                        <Countdown />
                    </div>
                )}
                {kind === "frame" && <ColumnNames key={line.game} line={line} />}
            </div>
            {over}
            <Announcer key="announcer" />
        </section>
    );
}
