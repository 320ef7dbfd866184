import type { PlayerModule } from "./player.js";

/**
 * Reads a player's file in Python, in an interpreter of its own: what a module in JavaScript would export. Throws
 * Unreadable, as its function does, with what is wrong and where.
 *
 * @param micropython the module of MicroPython
 */
export function readPython(
    micropython: WebAssembly.Module,
    source: string,
    options: {
        /** Takes every line that it prints. */
        print: (line: string) => void;
        /** Seconds that it may be silent beyond its time, and that reading it may take. */
        patience: number;
    },
): PlayerModule;

/** The bracket of a text without strings and comments that nothing closes, or that closes none; and what is said of it. */
export function bracketIn(code: string): { line: number; said: string } | undefined;
