/** Guided tours: short lessons that set up a position, a player and a view by ordinary console lines. */
import { lessons as words } from "../../words/lessons.ts";
import data from "./lessons.json";

export interface Step {
    /** For people who have never seen the algorithm; `code` between backquotes. */
    text: string;
    /** Console lines that set the step up. */
    lines?: string[];
    /** Who analyses, to the end of its own limits. Without one nobody does: the step gives nothing away. */
    analyst?: string;
    /** So far the analysis goes, and rests there: words of `step`. */
    step?: string;
    /** Which panel shows what the step is about. */
    panel: string;
    /** What is chosen in that panel, as links say it: a view of the search, or `review`. */
    see?: string;
    /** A match or an evolution that is carried out in the lab, and shown there: a line of the console. */
    run?: string;
    /** What lies over the board from here on, as links say it. */
    over?: string;
    /** What the text claims, for the tests: a line after the step's own, and what it must say. Every figure of the text stands there. */
    checks: { line: string; says: string }[];
    /** What the page must say beside the text, for the tests: patterns, spaces and line breaks are one space each. */
    shows?: string[];
}

export interface Lesson {
    id: string;
    title: string;
    about: string;
    steps: Step[];
    /** What to do next by oneself. */
    try: string;
}

/** What the steps do stands in the file, their words in the catalogue. */
export const lessons: readonly Lesson[] = data.map(({ id, steps }) => {
    const { steps: texts, ...said } = words[id as keyof typeof words];
    return { id, ...said, steps: steps.map((step, i) => ({ ...step, text: texts[i] ?? "" })) };
});

export function lessonOf(id: string): Lesson | undefined {
    return lessons.find((lesson) => lesson.id === id);
}

/** What must have been carried out before step number `step`, from 1, stands: lines since the last
 * step that began a game. */
export function linesUpTo({ steps }: Lesson, step: number): string[] {
    const before = steps.slice(0, step);
    const from = before.findLastIndex(({ lines }) => lines?.[0]?.startsWith("new ") ?? false);
    return before.slice(Math.max(from, 0)).flatMap(({ lines = [] }) => lines);
}

/** Words that are read in a minute, and minutes that a step takes to be looked at. */
const READ = 180;
const LOOK = 0.5;

/** How long a tour takes, about. */
export function minutesOf({ steps }: Lesson): number {
    const words = steps.reduce((all, { text }) => all + text.split(/\s+/).length, 0);
    return Math.max(1, Math.round(words / READ + LOOK * steps.length));
}
