/**
 * The panels beside the board, one row each, in the order of their tabs. Tabs and their keys, links, the
 * wide layout and the tests follow from this table.
 */
import type { ComponentChild } from "preact";
import { setRecording } from "../state/actions.ts";
import { gameRowOf, hasLook } from "../state/looks.ts";
import { reviewing } from "../state/review.ts";
import { inside, openPanel, session } from "../state/session.ts";
import { show } from "../state/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { MoveList } from "./game/moves.tsx";
import { PlayersPanel } from "./players/card.tsx";
import { AnalysisPanel } from "./think/panel.tsx";

export interface Panel {
    /** Letters only: its name in links, tours and settings. */
    id: string;
    title: string;
    Body: (props: object) => ComponentChild;
    /** Which families of games it is for, where those are not all. */
    fits?: (family: string) => boolean;
    /** It may take the room of the board. */
    wide?: boolean;
    /** What it says in a link of what is chosen in it, and how it takes that. */
    inLink?: { write: () => string; read: (text: string) => void };
    /** So many nodes of a search are recorded as soon as it is opened: the search is not begun twice. */
    record?: number;
}

/** `VIEW-STATE` of the search that is looked at. */
const viewInLink = {
    write: () => {
        const { view, states } = inside.value;
        const state = states[view] ?? "";
        return state === "" ? view : `${view}-${state}`;
    },
    read: (text: string) => {
        if (text === "") return;
        const [view = "", ...state] = text.split("-");
        inside.value = { view, states: { ...inside.value.states, [view]: state.join("-") } };
    },
};

const reviewInLink = {
    write: () => (reviewing.value ? "review" : ""),
    read: (text: string) => {
        reviewing.value = text === "review";
    },
};

const tiles = (family: string) => hasLook(family, "tiles");

export const panels: readonly [Panel, ...Panel[]] = [
    { id: "analysis", title: "Analysis", Body: AnalysisPanel },
    {
        id: "see",
        title: "Look inside",
        Body: lazy(() => import("./inside/inside.tsx"), "InsidePanel"),
        wide: true,
        inLink: viewInLink,
        record: 20000,
    },
    { id: "players", title: "Players", Body: PlayersPanel },
    { id: "moves", title: "Moves", Body: MoveList, inLink: reviewInLink },
    { id: "match", title: "Match", Body: lazy(() => import("./lab/panel.tsx"), "LabPanel") },
    {
        id: "genes",
        title: "Evolve",
        Body: lazy(() => import("./lab/evolve/panel.tsx"), "EvolvePanel"),
    },
    {
        id: "outlook",
        title: "Outlook",
        Body: lazy(() => import("./outlook/panel.tsx"), "OutlookPanel"),
        fits: tiles,
    },
    {
        id: "learn",
        title: "Learn",
        Body: lazy(() => import("./lab/train/panel.tsx"), "TrainingPanel"),
        fits: (family) => gameRowOf(family)?.learners !== undefined,
    },
    {
        id: "arena",
        title: "Arena",
        Body: lazy(() => import("./rounds/panel.tsx"), "ArenaPanel"),
        fits: (family) => hasLook(family, "trails"),
    },
    {
        id: "views",
        title: "Views",
        Body: lazy(() => import("./layers/panel.tsx"), "ViewsPanel"),
        fits: (family) => !tiles(family),
    },
];

export function panelOf(id: string): Panel | undefined {
    return panels.find((panel) => panel.id === id);
}

/** The panels of the present game. */
export function panelsHere(): readonly Panel[] {
    const family = show.value?.family ?? "";
    return panels.filter(({ fits }) => fits?.(family) ?? true);
}

/** The one that is open; one that the present game does not have gives way to the first. */
export function currentPanel(): Panel {
    return panelsHere().find(({ id }) => id === session.value.panel) ?? panels[0];
}

/** Opens a panel that something is to be shown in, and records for it. */
export async function present(id: string): Promise<void> {
    openPanel(id);
    const { record = 0 } = panelOf(id) ?? {};
    if (record > 0) await setRecording(record);
}
