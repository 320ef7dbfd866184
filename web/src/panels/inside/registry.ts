/** All views of the search, in the order in which they are offered. */

import { hasTool } from "../../state/read/looks.ts";
import { fittingRows } from "../../state/read/roles.ts";
import { searchers, shownFamily } from "../../state/read/store.ts";
import { lazy } from "../../ui/lazy.tsx";
import { panels as say } from "../../words/panels.ts";
import type { SearchView } from "./contract.ts";

/** Whether nothing in the present game has something to show in a view. */
export function isIdle({ able, fits }: SearchView): boolean {
    if (fits?.(shownFamily.value ?? "") === false) return true;
    return able !== undefined && searchers.value.length > 0 && !fittingRows().some(able);
}

export const views: readonly SearchView[] = [
    {
        id: "tree",
        title: say.views.tree,
        search: "recorded",
        Body: lazy(() => import("./tree/view.tsx"), "TreeView"),
    },
    {
        id: "descent",
        title: say.views.descent,
        word: say.viewWords.descent,
        able: ({ shows }) => shows.includes("descents"),
        search: "plain",
        only: true,
        Body: lazy(() => import("./descent/view.tsx"), "Descent"),
    },
    {
        id: "windows",
        title: say.views.windows,
        word: say.viewWords.windows,
        able: ({ roles }) => roles.windows !== undefined,
        search: "own",
        Body: lazy(() => import("./windows/view.tsx"), "Windows"),
        Bar: lazy(() => import("./windows/view.tsx"), "WindowsBar"),
    },
    {
        id: "ladder",
        title: say.views.ladder,
        able: ({ shows }) => shows.includes("iterations"),
        search: "plain",
        only: true,
        Body: lazy(() => import("./ladder/view.tsx"), "Ladder"),
    },
    {
        id: "film",
        title: say.views.film,
        search: "plain",
        Body: lazy(() => import("./timeline/view.tsx"), "Timeline"),
    },
    {
        id: "duel",
        title: say.views.duel,
        search: "own",
        Body: lazy(() => import("./duel/view.tsx"), "Duel"),
        Bar: lazy(() => import("./duel/view.tsx"), "DuelBar"),
    },
    {
        id: "sweep",
        title: say.views.sweep,
        word: say.viewWords.sweep,
        search: "own",
        Body: lazy(() => import("./sweep/view.tsx"), "SweepView"),
        Bar: lazy(() => import("./sweep/view.tsx"), "SweepBar"),
    },
    {
        id: "stack",
        title: say.views.stack,
        able: ({ recursive }) => recursive !== undefined,
        search: "own",
        Body: lazy(() => import("./stack/view.tsx"), "Stack"),
        Bar: lazy(() => import("./stack/view.tsx"), "StackBar"),
    },
    {
        id: "lockstep",
        title: say.views.lockstep,
        fits: (family) => hasTool(family, "lockstep"),
        search: "own",
        Body: lazy(() => import("./lockstep/view.tsx"), "Lockstep"),
        Bar: lazy(() => import("./lockstep/view.tsx"), "LockstepBar"),
    },
];

/** Those for the present family of games. */
export const viewsHere = () => views.filter(({ fits }) => fits?.(shownFamily.value ?? "") ?? true);

export function viewOf(id: string): SearchView {
    return (views.find((view) => view.id === id) ?? views[0]) as SearchView;
}
