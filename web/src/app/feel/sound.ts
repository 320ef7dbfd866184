/** Sounds, made by the browser as they are needed: no file is loaded. */
import type { Felt } from "./events.ts";

/** One tone: hertz, when it begins and how long it lasts in seconds, how loud from 0 to 1. */
interface Tone {
    pitch: number;
    at: number;
    lasts: number;
    loud: number;
    shape: OscillatorType;
}

/** So many semitones above the A below middle C. */
const semitones = (count: number) => 220 * 2 ** (count / 12);

/** Semitones one after another. */
const melody = (steps: readonly number[], apart: number, lasts: number): Tone[] =>
    steps.map((step, i) => ({
        pitch: semitones(step),
        at: i * apart,
        lasts,
        loud: 0.16,
        shape: "triangle",
    }));

/** A rising chord, a falling third, one note twice. */
const ENDS = {
    won: melody([3, 7, 10, 15], 0.11, 0.4),
    lost: melody([3, 0, -4], 0.18, 0.45),
    over: melody([3, 3], 0.18, 0.3),
};

/** A major scale: every larger tile is a step higher. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];

export function tonesOf(felt: Felt): Tone[] {
    if (felt.kind === "end") return ENDS[felt.how];
    if (felt.kind === "merge") {
        const { piece } = felt;
        const step = 12 * Math.floor(piece / SCALE.length) + (SCALE[piece % SCALE.length] ?? 0);
        return [{ pitch: semitones(step), at: 0, lasts: 0.16, loud: 0.16, shape: "triangle" }];
    }
    // A knock: a low tone and a short high one, when the piece has come to rest.
    const at = felt.after / 1000;
    return [
        { pitch: 150, at, lasts: 0.09, loud: 0.3, shape: "sine" },
        { pitch: 900, at, lasts: 0.025, loud: 0.07, shape: "triangle" },
    ];
}

/** Plays tones; the browser's audio is asked for with the first ones. */
export class Speaker {
    private context: AudioContext | null = null;

    play(tones: readonly Tone[]): void {
        this.context ??= new AudioContext();
        const { context } = this;
        // Browsers hold it back until somebody has touched the page.
        if (context.state === "suspended") void context.resume();
        for (const tone of tones) this.sound(context, tone);
    }

    private sound(context: AudioContext, { pitch, at, lasts, loud, shape }: Tone): void {
        const begins = context.currentTime + at;
        const source = context.createOscillator();
        const volume = context.createGain();
        source.type = shape;
        source.frequency.setValueAtTime(pitch, begins);
        volume.gain.setValueAtTime(0, begins);
        volume.gain.linearRampToValueAtTime(loud, begins + 0.004);
        volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
        source.connect(volume).connect(context.destination);
        source.start(begins);
        source.stop(begins + lasts);
    }
}
