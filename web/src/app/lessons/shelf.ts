/** The lessons that there are: those of the page, in their order, and those that came by a link or a file. */
import { lessonText } from "../../words/lessons.ts";
import { broughtText } from "./brought.ts";
import type { Board, Lesson, Step } from "./format.ts";
import { readLesson } from "./read.ts";

/** In the order in which they are offered: each is a file of `web/lessons/`. */
export const SHELF =
    "minimax alphabeta order horizon montecarlo exploration chance simultaneous evolution noise territory perfect".split(
        " ",
    );

/** The courses, one for each of the documents that this page comes from; each is a file of `courses/` beside them. */
export const COURSES = "tron-lab players-course uct-package dna-2048 amazons-report".split(" ");

const read = new Map<string, Lesson>();

/** The text of a lesson; "" where it is not here. */
export const textOf = (key: string) => lessonText(key) || broughtText(key);

/** A lesson by its key: its name, or what `brought.ts` calls one from elsewhere. */
export function lessonOf(key: string): Lesson | undefined {
    const known = read.get(key);
    if (known !== undefined) return known;
    const text = textOf(key);
    if (text === "") return undefined;
    const { lesson } = readLesson(text);
    read.set(key, lesson);
    return lesson;
}

export const lessons = (): Lesson[] => SHELF.flatMap((id) => lessonOf(id) ?? []);

/** The lessons of a course in their order: what its steps lead to. */
export const lessonsOf = (course: string): string[] =>
    (lessonOf(course)?.steps ?? []).flatMap(
        ({ link }) => /^([a-z][a-z0-9-]*)\.md$/.exec(link)?.[1] ?? [],
    );

/** The lesson that comes after this one in its course. */
export function nextInCourse(id: string): Lesson | undefined {
    const lessons = COURSES.map(lessonsOf).find((all) => all.includes(id));
    return lessons && lessonOf(lessons[lessons.indexOf(id) + 1] ?? "");
}

/** Lines of the console that bring what a board says. */
function linesOf({ link, game, seed, players, moves }: Board): string[] {
    const line = (command: string, words: string) => (words === "" ? [] : [`${command} ${words}`]);
    return [
        ...line("open", link),
        ...line("new", game),
        ...line("seed", seed),
        ...line("players", players),
        ...line("play", moves),
    ];
}

/** A step begins a game, and does not go on with the one before it. */
const begins = ({ board }: Step) => board !== null && (board.link !== "" || board.game !== "");

/** The lines of one step. */
export const linesOfStep = ({ board }: Step) => (board === null ? [] : linesOf(board));

/** What must have been carried out before step number `step`, from 1, stands: lines since the last
 * step that began a game. */
export function linesUpTo({ steps }: Lesson, step: number): string[] {
    const before = steps.slice(0, step);
    return before.slice(Math.max(before.findLastIndex(begins), 0)).flatMap(linesOfStep);
}

/** What is shown at a step that says nothing of it: the board of the one before. */
export const boardUpTo = ({ steps }: Lesson, step: number): Board | null =>
    steps.slice(0, step).findLast(({ board }) => board !== null)?.board ?? null;

/** Words that are read in a minute, and minutes that a step takes to be looked at, or to be answered. */
const READ = 180;
const LOOK = 0.5;
const ANSWER = 1;

/** How long a lesson takes, about. */
export function minutesOf({ steps }: Lesson): number {
    const words = steps.reduce((all, { words }) => all + words.split(/\s+/).length, 0);
    const questions = steps.filter(({ question }) => question !== null).length;
    return Math.max(1, Math.round(words / READ + LOOK * steps.length + ANSWER * questions));
}
