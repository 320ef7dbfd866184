/**
 * What is open in this tab, beside the game that the core holds: what a link carries and what the
 * parts of the page show. Links, lessons and buttons change it; nothing here is stored. What the person
 * chooses by the controls for it is also remembered, for how the next visit begins: `choose`.
 */
import { computed, signal } from "@preact/signals";
import { changeSettings, type Settings, settings } from "./settings.ts";

type Open = Pick<Settings, "panel" | "terminalOpen">;

const asRemembered = ({ panel, terminalOpen }: Settings): Open => ({
    panel,
    terminalOpen,
});

export const session = signal<Open>(asRemembered(settings.value));

/** Begins as the settings remember it. */
export function startSession(): void {
    session.value = asRemembered(settings.value);
}

/** Opens a panel for now; see panels/registry.tsx. */
export function openPanel(panel: string): void {
    session.value = { ...session.value, panel };
}

/** What the person chooses: the next visit begins with it, too. */
export function choose(part: Partial<Open>): void {
    session.value = { ...session.value, ...part };
    changeSettings(part);
}

/** Which view of the search is chosen, and what each of them remembers (see panels/inside/contract.ts). */
export const inside = signal<{ view: string; states: { [view: string]: string } }>({
    view: "tree",
    states: {},
});

/** Where in which lesson the page stands, steps from 1; and whether their list is open. */
export const learning = signal<{ lesson: string; step: number } | null>(null);
export const lessonsOpen = signal(false);
/** The text of a lesson that a link has brought and that is not opened yet; "" = none. */
export const arrivedLesson = signal("");
/** A lesson is being written: its text beside the board, or the panels while a board is set up for it; "" = none is. */
export const composing = signal<"" | "text" | "board">("");
/** The list of keys is open. */
export const keysOpen = signal(false);

/** Before a class: everything is larger, and what is not being shown is out of sight. */
export const presenting = signal(false);

/** On a phone: all settings of the players stand open below the simple ones. */
export const allSettings = signal(false);

/** Computer seats wait: the person steps through the game, has opened a link or pressed pause. */
export const paused = signal(false);
/** They have been let go on, by those too who prefer that they wait for a button. */
export const letGo = signal(false);
/** A position is being set up: cells take pieces instead of moves, and computers wait. */
export const settingUp = signal(false);
/** Computer seats move by themselves. */
export const computersRun = computed(
    () => (settings.value.autoplay || letGo.value) && !paused.value && !settingUp.value,
);

/** A computer moves faster than positions are drawn: meanwhile nothing else is asked of the core. */
export const rushing = signal(false);
