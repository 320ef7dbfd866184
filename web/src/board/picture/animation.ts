/** The game as an animated GIF: its positions from a session of its own, each drawn and encoded in turn. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { Show } from "../../engine/protocol.ts";
import { find } from "../../state/act/ask.ts";
import { makeEngine } from "../../state/act/workers.ts";
import { hasTool } from "../../state/read/looks.ts";
import type { Step } from "../../state/read/steps.ts";
import { pictures as say } from "../../words/pictures.ts";
import { canvasOf, pictureOf } from "./picture.tsx";

interface AnimationRequest {
    line: Show;
    /** The way of the whole record, of games that draw it. */
    steps: Step[];
    width: number;
    /** Milliseconds that a position stands. */
    pace: number;
}

/** An animation of more positions is of no use in a chat. */
const FRAMES_MOST = 300;
/** The last position stands longer. */
const LAST = 4;
const COLOURS = 256;

/** The positions that are shown: where all choose at once whole rounds, of very long games some. */
export function pliesOf(line: Show): number[] {
    const played = line.moves_played.length;
    const round = hasTool(line.family, "rounds") ? Math.max(1, line.player_names.length) : 1;
    const step = round * Math.max(1, Math.ceil(played / round / FRAMES_MOST));
    const plies: number[] = [];
    for (let ply = 0; ply < played; ply += step) plies.push(ply);
    return [...plies, played];
}

/** Null when it was given up. */
export async function animationOf(
    { line, steps, width, pace }: AnimationRequest,
    signal: AbortSignal,
    tell: (done: number, all: number) => void,
): Promise<Uint8Array | null> {
    const plies = pliesOf(line);
    const engine = makeEngine();
    const file = GIFEncoder();
    try {
        await engine.ready;
        await engine.send(`open ${line.link}`, { quiet: true });
        let at = line.moves_played.length;
        if (at > 0) await engine.send(`undo ${at}`, { quiet: true });
        at = 0;
        for (const [i, ply] of plies.entries()) {
            if (signal.aborted) return null;
            if (ply > at) await engine.send(`redo ${ply - at}`, { quiet: true });
            at = ply;
            const there = find(await engine.send("show", { quiet: true }), "show");
            if (there === undefined) throw new Error(say.unreadable);
            const pen = await canvasOf(pictureOf({ line: there, steps, values: false, width }));
            const {
                data,
                width: w,
                height: h,
            } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
            const palette = quantize(data, COLOURS);
            const delay = i + 1 < plies.length ? pace : LAST * pace;
            file.writeFrame(applyPalette(data, palette), w, h, { palette, delay });
            tell(i + 1, plies.length);
        }
        file.finish();
        return file.bytes();
    } finally {
        engine.close();
    }
}
