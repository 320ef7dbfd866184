/** The codes of a class that a teacher has opened, kept in this browser: one link after another adds to them. */
import { signal } from "@preact/signals";

const KEY = "plyscope.class";
/** Of several classes. */
const MOST = 400;

function load(): readonly string[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
    } catch {
        return [];
    }
}

/** The table of the class stands in the place of the list of lessons. */
export const classOpen = signal(false);

export const handedCodes = signal<readonly string[]>(load());

function keep(codes: readonly string[]): void {
    handedCodes.value = codes;
    try {
        if (codes.length === 0) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, JSON.stringify(codes));
    } catch {
        // Without storage they are here until the page is left.
    }
}

/** Adds those that are new; what another tab has added stays. */
export const addCodes = (codes: readonly string[]) =>
    keep([...new Set([...load(), ...handedCodes.peek(), ...codes])].slice(-MOST));

export const dropCode = (code: string) => keep(handedCodes.peek().filter((one) => one !== code));

export const dropCodes = () => keep([]);
