/** Paints one round of games in step: the sheet's vectors, and below them the boards of all games, twice. */

import type { Brush } from "../../../charts/brush.ts";
import type { Painter } from "../../../charts/files.ts";
import type { Show } from "../../../engine/protocol.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { lockstep as say } from "../../../words/inside/lockstep.ts";
import { layoutOf } from "../tree/mini.ts";
import { zoomOf } from "../zoom.ts";
import { apartAfter, type Games, type Row, togetherAfter, wayOf } from "./lockstep.ts";

export interface Scene {
    games: Games;
    line: Show;
    /** Rounds of the loop that are over; the last of them is the one whose vectors are shown. */
    round: number;
}

const HEAD = 24;
const ROW = 24;
/** Two lines of it. */
const LEGEND = 30;
const SMALL = 11;
const SIZE = 13;
const GAP = 8;
const TITLE = 26;
/** Below this width words are short. */
const SLIM = 560;
/** The widest board. */
const BOARD = 150;
/** From this width on both groups of boards stand side by side. */
const BESIDE = 760;
const BETWEEN = 24;
/** Columns and their shares of the width; that of the possible moves has a place for each. */
const COLUMNS = [
    ["game", 5],
    ["before", 9],
    ["possible", 0],
    ["count", 7],
    ["drawn", 4],
    ["place", 6],
    ["choice", 10],
    ["after", 10],
    ["steps", 4],
] as const;
const PLACE = 4;

/** The two groups of boards: how wide a group and a board is, and how high a group. */
function groupsIn({ games, line }: Scene, width: number) {
    const beside = width >= BESIDE;
    const group = beside ? (width - BETWEEN) / 2 : width;
    const side = Math.min(BOARD, (group + GAP) / games.lengths.length - GAP);
    const board = layoutOf(line.view, side).height;
    return { beside, group, side, board, height: TITLE + board + SMALL + GAP };
}

export function heightOf(scene: Scene, width: number): number {
    const zoom = zoomOf(width);
    const { beside, height } = groupsIn(scene, width / zoom);
    const above = HEAD + scene.games.lengths.length * ROW + LEGEND;
    return zoom * (above + (beside ? 1 : 2) * height);
}

/** The name of a cell; "" where it has none. */
export const cellName = ({ view }: Show, id: number) =>
    view.cells.find((cell) => cell.id === id)?.name ?? "";

export const nameOf = ({ moves }: Games, choice: number) =>
    choice === 0 ? say.stays : titleOfMove(moves[choice - 1] ?? "");

/** The row of every game in the round that is shown. */
export const rowsOf = ({ games, round }: Scene): Row[] =>
    games.rows[Math.min(round, games.together) - 1] ?? [];

function paintVectors(brush: Brush, scene: Scene, width: number): void {
    const { palette } = brush;
    const { games, line } = scene;
    const slim = width < SLIM;
    const places = games.moves.length;
    const shares = COLUMNS.map(([, share]) => share || PLACE * places);
    const unit = width / shares.reduce((sum, share) => sum + share, 0);
    let edge = 0;
    const columns = COLUMNS.map(([name], i) => {
        const left = edge;
        edge += unit * (shares[i] as number);
        return { name, left, middle: (left + edge) / 2, room: edge - left - 2 };
    });
    const small = { size: SMALL, fill: palette.soft } as const;
    for (const { name, middle, room } of columns)
        brush.text((slim ? say.shortHead : say.head)[name], middle, HEAD / 2, {
            ...small,
            align: "center",
            room,
        });
    rowsOf(scene).forEach((row, i) => {
        const top = HEAD + i * ROW;
        const y = top + ROW / 2;
        const stays = row.choice === 0;
        if (i % 2 === 0) brush.rect(0, top, width, ROW, palette.inset);
        const write = (text: string, x: number, room: number, chosen = false) =>
            brush.text(text, x, y, {
                size: slim ? SMALL : SIZE,
                align: "center",
                weight: chosen ? 700 : 400,
                fill: chosen ? palette.accent : stays ? palette.soft : palette.text,
                room,
            });
        const texts = {
            game: String(i),
            before: say.point(cellName(line, row.from)),
            count: String(row.count),
            drawn: String(row.drawn),
            place: String(row.place),
            choice: slim ? String(row.choice) : say.choice(row.choice, nameOf(games, row.choice)),
            after: say.point(cellName(line, row.to)),
            steps: String(row.steps),
        };
        for (const { name, left, middle, room } of columns) {
            if (name !== "possible") {
                write(texts[name], middle, room, name === "choice" && !stays);
                continue;
            }
            const side = Math.min(ROW - 6, room / places - 2);
            row.possible.forEach((number, place) => {
                const x = left + (room * (place + 0.5)) / places;
                const chosen = !stays && place === row.place;
                const frame = chosen ? palette.accent : palette.line;
                brush.rect(
                    x - side / 2,
                    y - side / 2,
                    side,
                    side,
                    chosen ? palette.accentSoft : null,
                    { colour: frame, width: chosen ? 2 : 1 },
                );
                write(String(number), x, side, chosen);
            });
        }
    });
    const numbered = games.moves.map((move, i) => say.numbered(i + 1, titleOfMove(move)));
    const below = HEAD + games.lengths.length * ROW + LEGEND / 4;
    for (const [i, text] of [say.legend(numbered), say.drawn(games.below)].entries())
        brush.text(text, 0, below + (i * LEGEND) / 2, { ...small, room: width });
}

function paintBoard(
    brush: Brush,
    { games, line }: Scene,
    game: number,
    steps: number,
    left: number,
    top: number,
    side: number,
): void {
    const { palette } = brush;
    const { view, pieces } = line;
    const layout = layoutOf(view, side);
    const ink = palette.players[0] as { fill: string; ink: string };
    brush.rect(left, top, side, layout.height, palette.inset);
    for (const cell of view.cells) {
        const { x, y } = layout.at(cell, 0);
        const owned = pieces[cell.piece]?.owner === 0;
        if (cell.place === "wall" || owned)
            brush.rect(
                left + x,
                top + y,
                layout.side,
                layout.side,
                owned ? palette.accentSoft : palette.wall,
            );
    }
    const way = wayOf(games, game, steps).map((cell) => layout.middle(cell));
    // A step to a cell that is no neighbour begins a new line.
    let part: number[] = [];
    const stroke = { colour: ink.fill, width: Math.max(1.5, layout.side * 0.4) };
    way.forEach((spot, i) => {
        const before = way[i - 1];
        const far =
            spot && before && Math.hypot(spot.x - before.x, spot.y - before.y) > 1.5 * layout.side;
        if (far) {
            if (part.length > 2) brush.line(part, stroke);
            part = [];
        }
        if (spot) part.push(left + spot.x, top + spot.y);
    });
    if (part.length > 2) brush.line(part, stroke);
    const head = way.at(-1);
    if (head)
        brush.circle(left + head.x, top + head.y, Math.max(2, layout.side * 0.45), ink.fill, {
            colour: palette.text,
            width: 1,
        });
}

export const paintLockstep =
    (scene: Scene): Painter =>
    (brush, { width: whole }) => {
        const { palette } = brush;
        const { games, round } = scene;
        const width = whole / zoomOf(whole);
        brush.zoom(zoomOf(whole));
        paintVectors(brush, scene, width);
        const { beside, group, side, board, height } = groupsIn(scene, width);
        const below = HEAD + games.lengths.length * ROW + LEGEND;
        const groups = [
            { title: say.boards.together(games.together), made: togetherAfter(games, round) },
            { title: say.boards.apart(games.apart), made: apartAfter(games, round) },
        ];
        for (const [i, { title, made }] of groups.entries()) {
            const x = beside ? i * (group + BETWEEN) : 0;
            const top = below + (beside ? 0 : i * height);
            brush.text(title, x, top + TITLE / 2, {
                size: SIZE,
                weight: 600,
                fill: palette.text,
                room: group,
            });
            made.forEach((steps, game) => {
                const left = x + game * (side + GAP);
                paintBoard(brush, scene, game, steps, left, top + TITLE, side);
                brush.text(
                    `${game}: ${steps}/${games.lengths[game]}`,
                    left + side / 2,
                    top + TITLE + board + SMALL / 2 + 2,
                    { size: SMALL, align: "center", fill: palette.soft, room: side },
                );
            });
        }
        brush.free();
    };
