/**
 * Paints what two searches hold: how many frames over the whole search, and below it the frames of now, once as
 * calls of functions and once as a stack.
 */

import type { Brush } from "../../../charts/brush.ts";
import type { Painter } from "../../../charts/files.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { stack as say } from "../../../words/inside/stack.ts";
import { moveWord, raises } from "../windows/plot.ts";
import { zoomOf } from "../zoom.ts";
import { bytesOf, type Frame, framesAt } from "./memory.ts";
import type { Recorded } from "./run.ts";

export interface Scene {
    recorded: Recorded;
    at: number;
}

const TITLE = 18;
const CURVE = 72;
const HEAD = 26;
const SLOT = 30;
const GAP = 12;
const LINE = 18;
const SMALL = 11;
const SIZE = 13;
/** A column below this width has short words. */
const SLIM = 300;
export const OVERVIEW = TITLE + CURVE + 8;

/** The most frames of the whole search. */
const slotsOf = ({ memory }: Recorded) => memory.most.at(-1) ?? 1;

export const heightOf = (recorded: Recorded, width: number) =>
    zoomOf(width) * (OVERVIEW + HEAD + slotsOf(recorded) * SLOT + 3 * LINE + 8);

function paintCurve(brush: Brush, { recorded, at }: Scene, width: number): void {
    const { palette } = brush;
    const { held, most } = recorded.memory;
    const high = slotsOf(recorded);
    const bottom = TITLE + CURVE;
    const y = (frames: number) => bottom - (frames / high) * (CURVE - 4);
    brush.text(say.whole, 0, TITLE / 2, { size: SMALL, fill: palette.soft, room: width - 90 });
    brush.text(say.most(most[at] ?? 0), width, TITLE / 2, {
        size: SMALL,
        align: "right",
        fill: palette.accent,
        weight: 600,
    });
    brush.rect(0, TITLE, width, CURVE, palette.inset);
    const bars = Math.min(held.length, Math.floor(width));
    const wide = width / bars;
    const x = (event: number) => ((event + 0.5) / held.length) * width;
    for (let bar = 0; bar < bars; bar++) {
        const from = Math.floor((bar * held.length) / bars);
        const to = Math.max(from + 1, Math.floor(((bar + 1) * held.length) / bars));
        let frames = 0;
        for (let i = from; i < to; i++) frames = Math.max(frames, held[i] as number);
        const fill = from <= at ? palette.accent : palette.lineStrong;
        brush.rect(bar * wide, y(frames), wide, bottom - y(frames), fill);
    }
    const line = [0, y(0)];
    for (let i = 0; i <= at; i++)
        if (i === 0 || most[i] !== most[i - 1] || i === at) {
            line.push(x(i), line.at(-1) as number, x(i), y(most[i] as number));
        }
    brush.line(line, { colour: palette.warn, width: 2 });
    brush.line([x(at), TITLE, x(at), bottom], { colour: palette.text, width: 1.5 });
}

interface Column {
    title: string;
    left: number;
    width: number;
    calls: boolean;
}

function paintFrames(
    brush: Brush,
    { recorded }: Scene,
    { left, width, calls }: Column,
    frames: readonly Frame[],
): void {
    const { palette } = brush;
    const { plot } = recorded;
    for (let slot = 0; slot < slotsOf(recorded); slot++) {
        const top = OVERVIEW + HEAD + slot * SLOT;
        const frame = frames[slot];
        const box = [left, top + 2, width, SLOT - 4] as const;
        const y = top + SLOT / 2;
        if (frame === undefined) {
            brush.rect(...box, null, { colour: palette.line, width: 1, dash: [3, 3] });
            brush.text(say.free, left + 8, y, { size: SMALL, fill: palette.soft });
            continue;
        }
        const top1 = slot === frames.length - 1;
        const root = slot === 0;
        // The loop over the moves of the root is the same in both.
        const plain = calls && root;
        brush.rect(...box, plain ? palette.inset : palette.accentSoft, {
            colour: plain ? palette.lineStrong : palette.accent,
            width: top1 ? 2.5 : 1,
        });
        const move = root ? say.root : titleOfMove(moveWord(plot, frame.node));
        const words = width < SLIM ? say.short : say;
        const who = raises(plot, frame.node) ? words.max(move) : words.min(move);
        const room = 48;
        brush.text(plain ? words.loop : who, left + 8, y, {
            size: SIZE,
            fill: palette.text,
            weight: top1 ? 600 : 400,
            room: width - room - 12,
        });
        brush.text(say.done(frame.done, frame.all), left + width - 8, y, {
            size: SMALL,
            align: "right",
            fill: palette.soft,
            room,
        });
    }
}

function paintBytes(brush: Brush, { recorded, at }: Scene, column: Column, frames: number): void {
    const { palette } = brush;
    const { bytes, memory } = recorded;
    const which = column.calls ? "recursive" : "loop";
    const called = Math.max(0, frames - 1);
    const most = bytesOf(bytes, memory.most[at] ?? 0)[which];
    const words = column.width < SLIM ? say.short : say.bytes;
    const lines = [
        words.frames(frames, bytes.frame, frames * bytes.frame),
        column.calls
            ? words.calling(called, bytes.call, bytesOf(bytes, frames).recursive)
            : words.noCalls,
        words.most(most),
    ];
    const top = OVERVIEW + HEAD + slotsOf(recorded) * SLOT + LINE / 2 + 4;
    for (const [i, text] of lines.entries())
        brush.text(text, column.left, top + i * LINE, {
            size: SIZE,
            fill: i === 2 ? palette.accent : palette.text,
            weight: i === 2 ? 700 : 400,
            room: column.width,
        });
}

export const paintStack =
    (scene: Scene): Painter =>
    (brush, { width: whole }) => {
        const { recorded, at } = scene;
        const width = whole / zoomOf(whole);
        brush.zoom(zoomOf(whole));
        const frames = framesAt(recorded.plot, recorded.memory, at);
        paintCurve(brush, scene, width);
        const half = (width - GAP) / 2;
        const slim = half < SLIM;
        const columns: Column[] = [
            {
                title: slim ? say.short.calls : say.calls(recorded.recursive),
                left: 0,
                width: half,
                calls: true,
            },
            {
                title: slim ? say.short.own : say.own(recorded.loop),
                left: half + GAP,
                width: half,
                calls: false,
            },
        ];
        for (const column of columns) {
            brush.text(column.title, column.left, OVERVIEW + HEAD / 2, {
                size: SIZE,
                weight: 600,
                fill: brush.palette.text,
                room: column.width,
            });
            paintFrames(brush, scene, column, frames);
            if (recorded.bytes.frame > 0) paintBytes(brush, scene, column, frames.length);
        }
        brush.free();
    };
