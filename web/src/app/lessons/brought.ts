/**
 * Lessons that came by a link or a file, the newest first, kept in this browser so that an address can name them. Their
 * key is their name with a sum of their text behind it: two teachers may call theirs the same.
 */
import { signal } from "@preact/signals";
import type { Lesson } from "./format.ts";

interface Brought {
    key: string;
    text: string;
}

const KEY = "plyscope.brought";
const MOST = 20;

function load(): readonly Brought[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        const isBrought = (one: Partial<Brought> | null): one is Brought =>
            typeof one?.key === "string" && typeof one.text === "string";
        return Array.isArray(found) ? found.filter(isBrought) : [];
    } catch {
        return [];
    }
}

export const brought = signal<readonly Brought[]>(load());

/** The lesson that its author tries, in this tab only: as pupils see it, it came from elsewhere. */
const TRIAL = "plyscope.trial";
const TRIES = "try~";

const readTrial = () => {
    try {
        return sessionStorage.getItem(TRIAL) ?? "";
    } catch {
        return "";
    }
};

const trial = signal(readTrial());

/** Keeps the text that is tried; its key. */
export function beginTrial(text: string): string {
    trial.value = text;
    try {
        sessionStorage.setItem(TRIAL, text);
    } catch {
        // It lasts until the page is left.
    }
    return TRIES + sumOf(text);
}

export const isTrial = (key: string) => key.startsWith(TRIES);

export const broughtText = (key: string) =>
    isTrial(key)
        ? key === TRIES + sumOf(trial.value)
            ? trial.value
            : ""
        : (brought.value.find((one) => one.key === key)?.text ?? "");

/** It is somebody else's: nothing that it has brought along runs by itself. */
export const isBrought = (key: string) => key.includes("~");

/** A sum of a text: 32 bits, of letters and digits. */
export function sumOf(text: string): string {
    let sum = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
    return (sum >>> 0).toString(36);
}

/** Keeps the text of a lesson; its key. */
export function bring({ id }: Lesson, text: string): string {
    const key = `${id}~${sumOf(text)}`;
    const others = load().filter((one) => one.key !== key);
    brought.value = [{ key, text }, ...others].slice(0, MOST);
    try {
        localStorage.setItem(KEY, JSON.stringify(brought.value));
    } catch {
        // Without storage it is here until the page is left.
    }
    return key;
}
