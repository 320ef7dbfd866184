/**
 * The page's own state in a link, `w=PANEL.ON.ANALYST.SEE.OVERLAY.LESSON.PLAY`: which panel is open, whether the
 * analysis runs (1, 0, or nothing: then as where no link is opened), the spec of its player in base64url, in the panel of views which view of the search is
 * chosen with what it remembers (`VIEW-STATE`), in the panel of moves `review` when the game is reviewed, in
 * those of experiments what is chosen for them in base64url, what lies over the board in base64url, the step of a lesson, and what is played for (state/read/shared.ts). The
 * core keeps it without understanding it.
 */
import { fromBase64url, toBase64url } from "../../state/keep/pack.ts";

export interface PageView {
    /** A name of panels/registry.tsx. */
    panel: string;
    /** Null: it says nothing of that, as links that people write do. */
    analysing: boolean | null;
    /** Empty: the default one. */
    analyst: string;
    /** View of the search and its state, `review`, or what is chosen for an experiment; empty in other panels. */
    see: string;
    /** What lies over the board; empty: nothing. */
    overlay: string;
    /** Lesson and its step, `LESSON-STEP`; empty: none. */
    lesson: string;
    /** A game by link or a challenge; empty: neither. */
    play: string;
}

/** A link that shows the game alone. */
export const gameOnly: PageView = {
    panel: "start",
    analysing: false,
    analyst: "",
    see: "",
    overlay: "",
    lesson: "",
    play: "",
};

/** What the core accepts: room for four of the longest specs. */
const LONGEST = 24_000;

function encoded(text: string): string {
    return toBase64url(new TextEncoder().encode(text));
}

function decoded(text: string): string {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(fromBase64url(text));
}

/** What does not fit is left out: many of the longest specs in an experiment. The analyst stays. */
export function writeView({
    panel,
    analysing,
    analyst,
    see,
    overlay,
    lesson,
    play,
}: PageView): string {
    const head = analysing === null ? `${panel}.` : `${panel}.${analysing ? 1 : 0}`;
    const over = encoded(overlay);
    const tails = [
        [encoded(analyst), see, over, lesson, play],
        [encoded(analyst), "", over, lesson, play],
        [encoded(analyst), "", "", lesson, play],
    ];
    const wholes = tails.map((tail) => [head, ...tail].join(".").replace(/\.+$/, ""));
    return wholes.find((whole) => whole.length <= LONGEST) ?? head;
}

/** The view that a `w=` value means, or null when it is not one of ours. */
export function readView(text: string): PageView | null {
    const [panel = "", on = "", analyst = "", see = "", overlay = "", lesson = "", play = ""] =
        text.split(".");
    if (!/^[a-z]+$/.test(panel) || !/^[01]?$/.test(on)) return null;
    try {
        return {
            panel,
            analysing: on === "" ? null : on === "1",
            analyst: decoded(analyst),
            see,
            overlay: decoded(overlay),
            lesson,
            play,
        };
    } catch {
        return null;
    }
}

/** The value of a key of a link, or null. */
export function linkPart(link: string, key: string): string | null {
    const part = link.split("&").find((piece) => piece.startsWith(`${key}=`));
    return part === undefined ? null : part.slice(key.length + 1);
}

/** The core's link with this view in it. */
export function withView(link: string, view: string): string {
    const parts = link.split("&").filter((part) => !/^[we]=/.test(part));
    const whole = [...parts, `w=${view}`].join("&");
    return /[A-Za-z0-9]$/.test(whole) ? whole : `${whole}&e=1`;
}
