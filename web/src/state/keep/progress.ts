/** How far lessons have been taken in this browser, and what was answered in them. */
import { signal } from "@preact/signals";

export interface Answered {
    /** As it is written in a lesson: a move, the chosen texts, a number. */
    answer: string;
    right: boolean;
    /** The first wrong ones. */
    wrong: string[];
    /** How many answers were given, this one included. */
    tries: number;
    /** Milliseconds from when the question was shown to the first right answer, or to the last. */
    ms: number;
}

export interface Progress {
    /** The step that was reached last, from 1; 0 = it has not been begun. */
    step: number;
    /** Its last step has been reached. */
    done: boolean;
    /** By the numbers of steps, from 1. */
    answers: { [step: string]: Answered };
}

type Known = { readonly [lesson: string]: Progress };

const KEY = "plyscope.lessons";
/** What earlier versions have kept: names of lessons that were taken to their end. */
const OLD = "plyscope.toured";

const NONE: Progress = { step: 0, done: false, answers: {} };

const isAnswered = (one: Partial<Answered> | null): one is Answered =>
    typeof one?.answer === "string" &&
    typeof one.right === "boolean" &&
    Array.isArray(one.wrong) &&
    one.wrong.every((text) => typeof text === "string") &&
    Number.isInteger(one.tries) &&
    Number.isFinite(one.ms);

function readProgress(found: Partial<Progress> | null): Progress {
    const answers = Object.entries(found?.answers ?? {}).filter(([, one]) => isAnswered(one));
    return {
        step: Number.isInteger(found?.step) ? Number(found?.step) : 0,
        done: found?.done === true,
        answers: Object.fromEntries(answers),
    };
}

function load(): Known {
    try {
        const old = (localStorage.getItem(OLD) ?? "").split(" ").filter(Boolean);
        const known: object = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        return {
            ...Object.fromEntries(old.map((id) => [id, { ...NONE, done: true }])),
            ...Object.fromEntries(
                Object.entries(known).map(([key, one]) => [key, readProgress(one)]),
            ),
        };
    } catch {
        return {};
    }
}

export const progress = signal<Known>(load());

export const progressOf = (key: string): Progress => progress.value[key] ?? NONE;

function keep(key: string, next: Progress | null): void {
    // Another tab may have gone on with others meanwhile.
    const { [key]: _, ...others } = { ...progress.peek(), ...load() };
    progress.value = next === null ? others : { ...others, [key]: next };
    try {
        localStorage.setItem(KEY, JSON.stringify(progress.value));
        localStorage.removeItem(OLD);
    } catch {
        // Without storage it is known for this visit.
    }
}

/** A step has been reached; `last`: it is the last one. */
export function noteStep(key: string, step: number, last: boolean): void {
    const before = progressOf(key);
    keep(key, { ...before, step, done: before.done || last });
}

/** A question has been answered. */
export function noteAnswer(key: string, step: number, answered: Answered): void {
    const before = progressOf(key);
    keep(key, { ...before, answers: { ...before.answers, [step]: answered } });
}

/** As it was before. */
export const keepProgress = (key: string, before: Progress) => keep(key, before);

/** As if it had never been taken. */
export const forgetLesson = (key: string) => keep(key, null);
