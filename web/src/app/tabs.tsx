/** The panels beside the board: four tabs, each with its sections. */

import { useEffect } from "preact/hooks";
import { narrow } from "../board/draw/floors.ts";
import { currentPanel, sectionsOf, type TabId, tabs } from "../panels/registry.tsx";
import { choose } from "../state/keep/session.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Button } from "../ui/button.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { page } from "../words/page.ts";

const { tabs: say } = page;

const LookInside = lazy(() => import("./lookinside.tsx"), "LookInside", {
    waiting: () => <div class="look-inside look-waiting" />,
    comes: "later",
});

const Play = lazy(() => import("./play.tsx"), "Play", { comes: "later" });

/** On a phone the board stands above the players only: to play is to see both. */
const phoneTabs = [
    { id: "players", title: say.play },
    ...tabs.filter(({ id }) => id !== "players"),
] as const;

/** The section that each tab showed last. */
const last = new Map<TabId, string>();

/** What leads from one section of the tab to another. */
function Sections() {
    const { id, tab, title, wide } = currentPanel();
    const sections = sectionsOf(tab);
    if (sections.length < 2 || wide || id === "think") return null;
    if (tab === "think")
        return (
            <div class="section-head">
                <Button look="chip" icon="back" onClick={() => choose({ panel: "think" })}>
                    {say.think}
                </Button>
                <strong>{title}</strong>
            </div>
        );
    return (
        <div class="section-choice">
            <Segmented
                label={say.section}
                entries={sections}
                value={id}
                onChange={(panel) => choose({ panel })}
            />
        </div>
    );
}

export function Panels() {
    const { Body, id, tab } = currentPanel();
    useEffect(() => {
        // The search itself is what one comes back to.
        if (tab !== "think") last.set(tab, id);
    }, [id]);
    const open = (chosen: TabId) => {
        const sections = sectionsOf(chosen);
        const panel = sections.find((one) => one.id === last.get(chosen)) ?? sections[0];
        if (panel !== undefined) choose({ panel: panel.id });
    };
    return (
        <Tabs
            label={say.label}
            tabs={narrow.value ? phoneTabs : tabs}
            value={tab}
            onChange={open}
            above={<Sections />}
            below={id === "think" && <LookInside />}
        >
            <div class="section" data-panel={id} key={id}>
                <Boundary>
                    {narrow.value && id === "players" ? <Play>{() => <Body />}</Play> : <Body />}
                </Boundary>
            </div>
        </Tabs>
    );
}
