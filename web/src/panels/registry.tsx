/**
 * The panels beside the board, one row each: tabs, and the sections of each tab in their order. Links, the
 * wide layout and the tests follow from this table.
 */
import type { ComponentChild } from "preact";
import { narrow } from "../board/draw/floors.ts";
import type { Tool } from "../engine/protocol.ts";
import { setRecording } from "../state/act/actions.ts";
import { type ExperimentRequest, experiments } from "../state/act/experiment.ts";
import { inside, openPanel, session } from "../state/keep/session.ts";
import { gameRowOf, hasTool } from "../state/read/looks.ts";
import { reviewing } from "../state/read/review.ts";
import { takes } from "../state/read/roles.ts";
import { shownFamily } from "../state/read/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { panels as say } from "../words/panels.ts";

interface Panel {
    /** Letters only: its name in links, lessons and settings. */
    id: string;
    tab: TabId;
    title: string;
    Body: (props: object) => ComponentChild;
    /** Which families of games it is for, where those are not all. */
    fits?: (family: string) => boolean;
    /** What it shows under the board: then the panel itself stands at the left. */
    Beside?: (props: object) => ComponentChild;
    /** It may take the room of the board. */
    wide?: boolean;
    /** What it says in a link of what is chosen in it, and how it takes that. */
    inLink?: { write: () => string; read: (text: string) => void } | undefined;
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

/** What is chosen for an experiment. */
const requestInLink = (request: ExperimentRequest) => ({
    write: () => request.write(),
    read: (text: string) => request.read(text),
});

/** For families of games with such a tool. */
const having = (tool: Tool) => (family: string) => hasTool(family, tool);

/** What stands as a tab; each is one of the panels below or several, its sections. */
export const tabs = [
    { id: "think", title: say.tabs.think },
    { id: "game", title: say.tabs.game },
    { id: "players", title: say.tabs.players },
    { id: "lab", title: say.tabs.lab },
] as const;
export type TabId = (typeof tabs)[number]["id"] | "workshop";

export const Think = lazy(() => import("./think/panel.tsx"), "AnalysisPanel");

const Lab = lazy(() => import("./lab/panel.tsx"), "LabPanel");

/** A page of the Lab about players of this board; links carry what is chosen in it, where that is a request. */
const experiment = (mode: Parameters<typeof Lab>[0]["mode"], request?: ExperimentRequest) => ({
    id: mode,
    tab: "lab" as const,
    title: say.sections[mode],
    Body: () => <Lab mode={mode} />,
    inLink: request && requestInLink(request),
});

export const panels: readonly [Panel, ...Panel[]] = [
    { id: "think", tab: "think", title: say.sections.think, Body: Think },
    {
        id: "inside",
        tab: "think",
        title: say.sections.inside,
        Body: lazy(() => import("./inside/inside.tsx"), "InsidePanel"),
        wide: true,
        inLink: viewInLink,
        record: 20000,
    },
    {
        id: "outlook",
        tab: "think",
        title: say.sections.outlook,
        Body: lazy(() => import("./outlook/panel.tsx"), "OutlookPanel"),
        fits: having("outlook"),
    },
    {
        id: "layers",
        tab: "think",
        title: say.sections.layers,
        Body: lazy(() => import("./layers/panel.tsx"), "ViewsPanel"),
        fits: having("layers"),
    },
    {
        id: "game",
        tab: "game",
        title: say.sections.game,
        Body: lazy(() => import("./game/moves.tsx"), "MoveList"),
        inLink: reviewInLink,
    },
    {
        id: "rounds",
        tab: "game",
        title: say.sections.rounds,
        Body: lazy(() => import("./rounds/panel.tsx"), "ArenaPanel"),
        fits: having("rounds"),
    },
    {
        id: "players",
        tab: "players",
        title: say.sections.players,
        Body: lazy(() => import("./players/card.tsx"), "PlayersPanel", { comes: "seen" }),
    },
    experiment("match", experiments.match),
    experiment("tournament", experiments.tournament),
    experiment("sweep", experiments.sweep),
    { ...experiment("accuracy"), fits: () => takes("exact") !== "" },
    experiment("scale"),
    {
        id: "evolve",
        tab: "lab",
        title: say.sections.evolve,
        Body: lazy(() => import("./lab/evolve/panel.tsx"), "EvolvePanel"),
        inLink: requestInLink(experiments.evolve),
    },
    {
        id: "train",
        tab: "lab",
        title: say.sections.train,
        Body: lazy(() => import("./lab/train/panel.tsx"), "TrainingPanel"),
        fits: (family) => gameRowOf(family)?.learners !== undefined,
    },
    {
        id: "write",
        tab: "workshop",
        title: say.sections.write,
        Beside: lazy(() => import("./lab/write/panel.tsx"), "Happened"),
        wide: true,
        Body: lazy(() => import("./lab/write/panel.tsx"), "WritePanel"),
    },
];

/** Names that links, lessons and settings of earlier versions hold. */
const RENAMED: { [old: string]: string } = {
    analysis: "think",
    see: "inside",
    views: "layers",
    moves: "game",
    arena: "rounds",
    genes: "evolve",
    learn: "train",
};

/** Where the page begins: on a phone at the board with its players, else at what a search thinks. */
const startPanel = () => (narrow.value ? "players" : "think");

export function panelOf(id: string): Panel | undefined {
    if (id === "start") return panelOf(startPanel());
    const name = Object.hasOwn(RENAMED, id) ? RENAMED[id] : id;
    return panels.find((panel) => panel.id === name);
}

/** The panels of the present game. */
export function panelsHere(): readonly Panel[] {
    const family = shownFamily.value ?? "";
    return panels.filter(({ fits }) => fits?.(family) ?? true);
}

export const hasPanel = (wanted: string) => panelsHere().some(({ id }) => id === wanted);

/** The one that is open; one that the present game does not have gives way to the first of its tab. */
export function currentPanel(): Panel {
    const wanted = panelOf(session.value.panel);
    const here = panelsHere();
    return (
        here.find((panel) => panel === wanted) ??
        here.find(({ tab }) => tab === wanted?.tab) ??
        panels[0]
    );
}

/** The sections of a tab in the present game. */
export function sectionsOf(tab: TabId): readonly Panel[] {
    return panelsHere().filter((panel) => panel.tab === tab);
}

/** Opens a panel that something is to be shown in, and records for it. */
export async function present(id: string): Promise<void> {
    openPanel(id);
    const { record = 0 } = panelOf(id) ?? {};
    if (record > 0) await setRecording(record);
}
