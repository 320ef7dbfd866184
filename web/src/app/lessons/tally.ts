/** What a class has answered: by pupil and by question. */
import { csv } from "../../charts/table.ts";
import type { Lesson } from "./format.ts";
import type { Sheet } from "./handin.ts";

export interface Handed extends Sheet {
    code: string;
}

/** Of one question; `step` from 1. */
export interface Tally {
    step: number;
    right: number;
    answered: number;
    /** Wrong answers, the most common first, each of a pupil counted once. */
    wrong: [answer: string, pupils: number][];
}

/** The steps that ask, or that somebody has answered: the lesson may not be here, or have changed. From 1. */
export function askedSteps(lesson: Lesson | undefined, sheets: readonly Sheet[]): number[] {
    const most = Math.max(0, ...sheets.map(({ answers }) => answers.length));
    const steps = Math.max(lesson?.steps.length ?? 0, most);
    return Array.from({ length: steps }, (_, i) => i + 1).filter(
        (step) =>
            (lesson?.steps[step - 1]?.question ?? null) !== null ||
            sheets.some(({ answers }) => answers[step - 1] != null),
    );
}

export function tally(step: number, sheets: readonly Sheet[]): Tally {
    const counts = new Map<string, number>();
    const all = sheets.flatMap(({ answers }) => answers[step - 1] ?? []);
    for (const { answer, right, wrong } of all)
        for (const one of new Set([...wrong, ...(right ? [] : [answer])]))
            counts.set(one, (counts.get(one) ?? 0) + 1);
    return {
        step,
        right: all.filter(({ right }) => right).length,
        answered: all.length,
        wrong: [...counts].sort(([, a], [, b]) => b - a),
    };
}

export const rightIn = ({ answers }: Sheet) => answers.filter((one) => one?.right).length;
export const secondsOf = ({ answers }: Sheet) =>
    Math.round(answers.reduce((all, one) => all + (one?.ms ?? 0), 0) / 1000);

/** One row for each answer of a pupil. */
export function classCsv(sheets: readonly Handed[], titles: readonly string[]): string {
    const rows = sheets.flatMap(({ name, lesson, at, answers }) =>
        answers.flatMap((one, i) =>
            one === null
                ? []
                : [
                      [
                          name,
                          lesson,
                          new Date(at * 60_000).toISOString(),
                          i + 1,
                          one.answer,
                          one.right ? 1 : 0,
                          one.tries,
                          one.ms / 1000,
                          one.wrong.join("; "),
                      ],
                  ],
        ),
    );
    return csv([titles, ...rows]);
}
