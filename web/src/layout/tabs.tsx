/** The panels beside the board, one shown at a time. */

import { AnalysisPanel } from "../analysis/panel.tsx";
import { MatchPanel } from "../lab/match.tsx";
import { PlayerCard } from "../players/card.tsx";
import { gameRowOf, hasLook } from "../state/looks.ts";
import { choose, session, tour } from "../state/session.ts";
import { players, show } from "../state/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { MoveList } from "./moves.tsx";

const ArenaPanel = lazy(() => import("../arena/panel.tsx"), "ArenaPanel");

const PANELS: { id: string; title: string }[] = [
    { id: "analysis", title: "Analysis" },
    { id: "see", title: "See" },
    { id: "players", title: "Players" },
    { id: "moves", title: "Moves" },
    { id: "match", title: "Match" },
    { id: "genes", title: "Genes" },
];
const SeePanel = lazy(() => import("../views/stage.tsx"), "SeePanel");
const GenesPanel = lazy(() => import("../genes/panel.tsx"), "GenesPanel");
const TrainingPanel = lazy(() => import("../training/panel.tsx"), "TrainingPanel");
const ViewsPanel = lazy(() => import("../overlays/panel.tsx"), "ViewsPanel");

const OutlookPanel = lazy(() => import("../chance/outlook.tsx"), "OutlookPanel");

const TourCard = lazy(() => import("../tours/card.tsx"), "TourCard");

function PlayersPanel() {
    return (
        <div class="player-cards">
            {players.value.map((_, seat) => (
                <PlayerCard key={seat} seat={seat} />
            ))}
        </div>
    );
}

function Content({ panel }: { panel: string }) {
    if (panel === "analysis") return <AnalysisPanel />;
    if (panel === "see") return <SeePanel />;
    if (panel === "players") return <PlayersPanel />;
    if (panel === "moves") return <MoveList />;
    if (panel === "arena") return <ArenaPanel />;
    if (panel === "views") return <ViewsPanel />;
    if (panel === "outlook") return <OutlookPanel />;
    if (panel === "genes") return <GenesPanel />;
    if (panel === "learn") return <TrainingPanel />;
    return <MatchPanel />;
}

/** The panels of the present game; a panel that it does not have gives way to the first one. */
function panels(): typeof PANELS {
    const family = show.value?.family ?? "";
    const list = [...PANELS];
    if (hasLook(family, "tiles")) list.push({ id: "outlook", title: "Outlook" });
    if (gameRowOf(family)?.learners !== undefined) list.push({ id: "learn", title: "Learn" });
    if (hasLook(family, "trails")) list.push({ id: "arena", title: "Arena" });
    if (!hasLook(family, "tiles")) list.push({ id: "views", title: "Views" });
    return list;
}

export function currentPanel(): string {
    const { panel } = session.value;
    return panels().some(({ id }) => id === panel) ? panel : "analysis";
}

function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const all = panels();
    const at = all.findIndex((panel) => panel.id === currentPanel());
    const next = all[(at + step + all.length) % all.length];
    if (next === undefined) return;
    event.preventDefault();
    choose({ panel: next.id });
    document.getElementById(`tab-${next.id}`)?.focus();
}

export function Tabs() {
    const current = currentPanel();
    return (
        <section class="tabs card" aria-label="Panels">
            <div class="tab-list" role="tablist" onKeyDown={onKeyDown}>
                {panels().map(({ id, title }) => (
                    <button
                        key={id}
                        type="button"
                        role="tab"
                        id={`tab-${id}`}
                        class="tab"
                        aria-selected={id === current}
                        aria-controls="tab-panel"
                        tabIndex={id === current ? 0 : -1}
                        onClick={() => choose({ panel: id })}
                    >
                        {title}
                    </button>
                ))}
            </div>
            {tour.value !== null && <TourCard />}
            <div
                class="tab-panel"
                id="tab-panel"
                role="tabpanel"
                aria-labelledby={`tab-${current}`}
                key={current}
            >
                <h2 class="sr-only">{panels().find((panel) => panel.id === current)?.title}</h2>
                <Content panel={current} />
            </div>
        </section>
    );
}
