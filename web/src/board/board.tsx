/**
 * The board of the present position: a grid of buttons, or a picture where there are very many cells or
 * lines to draw (surface.tsx, loaded when it is first needed), or sliding tiles.
 */

import type { ComponentChildren } from "preact";
import type { Show } from "../engine/protocol.ts";
import { hasLook } from "../state/looks.ts";
import { show } from "../state/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { Announcer } from "./announcer.tsx";
import { columnNames } from "./geometry.ts";
import { Grid, noteDrawn } from "./grid.tsx";

/** Names of columns seen so far in this variant: a full column keeps its name. */
let named: { game: string; names: (string | null)[] } = { game: "", names: [] };

function namesOf(line: Show): (string | null)[] {
    const now = columnNames(line);
    const old = named.game === line.game ? named.names : [];
    named = { game: line.game, names: now.map((name, x) => name ?? old[x] ?? null) };
    return named.names;
}

/** Boards of more cells are drawn on a canvas. */
const BUTTONS_MOST = 400;

export function isPicture(line: Show): boolean {
    return hasLook(line.family, "trails") || line.view.cells.length > BUTTONS_MOST;
}

const Picture = lazy(() => import("./surface.tsx"), "CanvasBoard", <div class="board-empty" />);
const Countdown = lazy(() => import("../arena/bar.tsx"), "Countdown");

const TileBoard = lazy(
    () => import("../chance/board.tsx"),
    "TileBoard",
    <div class="board-empty" />,
);
const Scores = lazy(() => import("../chance/scores.tsx"), "Scores");

/** Boards of more columns scroll sideways where their cells would get too small to hit. */
const WIDE = 14;

/** `bar` stands at the board's left and is as high. */
export function Board({ bar }: { bar: ComponentChildren }) {
    const line = show.value;
    if (line === null)
        return (
            <section class="stage" aria-label="Board" aria-busy="true">
                <div class="board-frame">
                    <div class="board-empty" />
                </div>
            </section>
        );
    noteDrawn(line);
    if (hasLook(line.family, "tiles"))
        return (
            <section class="stage" aria-label="Board">
                <Scores />
                <div class="board-frame">
                    <TileBoard line={line} />
                </div>
                <Announcer />
            </section>
        );
    const wide = !isPicture(line) && line.view.columns > WIDE;
    return (
        <section class="stage" aria-label="Board">
            <div class={wide ? "board-frame board-wide" : "board-frame"}>
                {bar}
                {isPicture(line) ? <Picture line={line} /> : <Grid line={line} />}
                {hasLook(line.family, "trails") && (
                    <div class="board-over">
                        <Countdown />
                    </div>
                )}
                {hasLook(line.family, "frame") && !isPicture(line) && (
                    <div class="board-names" aria-hidden="true">
                        {namesOf(line).map((name, x) => (
                            <span key={x} class="num">
                                {name ?? ""}
                            </span>
                        ))}
                    </div>
                )}
            </div>
            <Announcer />
        </section>
    );
}
