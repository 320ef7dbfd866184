/** What the golden pictures of the views show: which search, what is chosen in the view, how large. */

import { turns as animations } from "../../../tests/answers/data/animations.ts";
import { turns as memory } from "../../../tests/answers/data/memory.ts";
import { turns as queens } from "../../../tests/answers/data/queens.ts";
import { turns as riders } from "../../../tests/answers/data/riders.ts";
import { turns as steps } from "../../../tests/answers/data/steps.ts";
import { turns as thinkers } from "../../../tests/answers/data/thinkers.ts";
import { turns as tiles } from "../../../tests/answers/data/tiles.ts";
import { turns as views } from "../../../tests/answers/data/views.ts";
import type { Turn } from "../../../tests/answers/turn.ts";
import { packWords, writeFields } from "../panels/inside/contract.ts";
import type { Frame } from "./frame.ts";

export interface Scene {
    /** View and what of it is shown: the name of the golden file. */
    name: string;
    turns: readonly Turn[];
    /** The line that has begun the search that is looked at. */
    search?: string;
    /** What the view remembers. */
    state?: string;
    frame?: Partial<Frame>;
    /** A button that is pressed first. */
    press?: string;
    /** A canvas of the page, instead of the file. */
    canvas?: string;
}

export const viewIn = ({ name }: Scene) => name.split("-")[0] as string;

const alphabeta = { turns: views, search: "analyze alphabeta(depth=4,eval=lines) keep" };
const uct = { turns: views, search: "analyze uct(sims=400,solve=no) keep" };
const deep = { turns: views, search: "analyze uct(sims=150,solve=no,c=0.3)" };
const deepening = { turns: views, search: "analyze pvs(depth=6,eval=lines) keep" };
const dice = { turns: tiles, search: "analyze expectimax(depth=2,eval=rules) record keep" };
const diceUct = { turns: tiles, search: "analyze uct(sims=60)" };
const ride = { turns: riders, search: "analyze uct(sims=80)" };
const descent = { turns: animations, search: "analyze uct(sims=60)" };
const traced = { turns: animations };
const duel = { turns: thinkers };
const turned = { turns: thinkers, press: ".inside-run" };

const path = (...moves: string[]) => packWords(moves);
const fields = (...words: string[]) => words.map((word) => packWords([word])).join("~");

const wide = { width: 900, height: 400 };
const tall = { width: 480, height: 700 };
const narrow = { width: 340, height: 420 };
const card = { width: 208, height: 208 };
const mini = { frame: card, canvas: ".mini canvas" };
const treeCanvas = ".tree-canvas canvas";
const timelineCanvas = ".timeline-canvas canvas";

/** The last moment of a descent: numbers beyond it mean it, too. */
const LAST = "99";

export const scenes: readonly Scene[] = [
    { name: "tree-icicle", ...alphabeta },
    { name: "tree-icicle-chosen", ...alphabeta, state: `~${path("1", "4")}` },
    { name: "tree-icicle-why-dark", ...alphabeta, state: "iwtq1", frame: { dark: true } },
    { name: "tree-icicle-dice", ...dice },
    { name: "tree-icicle-movers", ...ride, state: "imee1" },
    { name: "tree-sunburst", ...alphabeta, state: "svee1" },
    { name: "tree-sunburst-canvas", ...dice, state: "svee1", canvas: treeCanvas },
    { name: "tree-treemap", ...alphabeta, state: "twee1", frame: wide },
    { name: "tree-links", ...alphabeta, state: `lvee1~${path("1")}`, frame: wide },
    { name: "tree-links-narrow", ...dice, state: "lvte1", frame: narrow },
    { name: "tree-card", ...alphabeta, ...mini },
    { name: "tree-card-dice", ...dice, ...mini },
    { name: "tree-card-riders", ...ride, ...mini },
    { name: "film-bands", ...uct, frame: wide },
    { name: "film-bands-canvas", ...uct, frame: { ...wide, dark: true }, canvas: timelineCanvas },
    { name: "film-scrubbed", ...uct, state: "500~n" },
    { name: "film-proven", ...alphabeta },
    { name: "film-points", ...dice },
    { name: "ladder-wide", ...deepening, frame: wide },
    { name: "ladder-narrow", ...deepening, state: "lin~2", frame: narrow },
    { name: "ladder-points", ...dice },
    { name: "windows-node", ...traced, state: "alphabeta~3~20", frame: tall },
    { name: "windows-cutoff", ...traced, state: "alphabeta~3~41", frame: wide },
    { name: "windows-minimax", ...traced, state: "alphabeta~3~60~y", frame: wide },
    { name: "windows-narrow", ...traced, state: "pvs~3~30", frame: narrow },
    { name: "descent-select", ...descent },
    { name: "descent-backup", ...descent, state: LAST, frame: tall },
    { name: "descent-narrow", ...descent, state: LAST, frame: { ...tall, width: 340 } },
    { name: "descent-deep", ...deep, state: LAST, frame: tall },
    { name: "descent-riders", ...ride, state: LAST, frame: tall },
    { name: "descent-riders-board", ...ride, state: "7", ...mini },
    { name: "descent-dice", ...diceUct, state: LAST, frame: tall },
    { name: "duel-idle", ...duel, frame: { height: 560 } },
    { name: "duel-agreed", ...turned, state: "~n1k", frame: wide },
    {
        ...{ name: "duel-disagreed", ...turned, frame: { height: 560 } },
        state: writeFields([path("random", "uct", "alphabeta(depth=2)"), "n1k"], ["", "t3"]),
    },
    {
        ...{ name: "duel-queens", turns: queens, press: ".inside-run", frame: wide },
        state: writeFields([path("uct", "pvs", "random"), "n1k"], ["", "t3"]),
    },
    { name: "stack-pushed", turns: memory, state: "minimax-iter~4~5", frame: wide },
    { name: "stack-leaf", turns: memory, state: "minimax-iter~4~41", frame: narrow },
    { name: "lockstep-all", turns: steps, state: "4~1~5", frame: wide },
    { name: "lockstep-ended", turns: steps, state: "4~1~40", frame: narrow },
    { name: "sweep-depth", ...turned, state: fields("pvs"), frame: { height: 400 } },
    {
        name: "sweep-two",
        ...turned,
        state: fields("uct", "sims", "4", "64", "3", "c", "0.5", "2", "2"),
    },
];
