/** The panels beside the board, one shown at a time. */
import { AnalysisPanel } from "../analysis/panel.tsx";
import { MatchPanel } from "../lab/match.tsx";
import { PlayerCard } from "../players/card.tsx";
import { setSettings } from "../state/actions.ts";
import { type Panel, players, settings } from "../state/store.ts";
import { MoveList } from "./moves.tsx";

const PANELS: { id: Panel; title: string }[] = [
    { id: "analysis", title: "Analysis" },
    { id: "players", title: "Players" },
    { id: "moves", title: "Moves" },
    { id: "match", title: "Match" },
];

function PlayersPanel() {
    return (
        <div class="player-cards">
            {players.value.map((_, seat) => (
                <PlayerCard key={seat} seat={seat} />
            ))}
        </div>
    );
}

function Content({ panel }: { panel: Panel }) {
    if (panel === "analysis") return <AnalysisPanel />;
    if (panel === "players") return <PlayersPanel />;
    if (panel === "moves") return <MoveList />;
    return <MatchPanel />;
}

function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = PANELS.findIndex((panel) => panel.id === settings.value.panel);
    const next = PANELS[(at + step + PANELS.length) % PANELS.length];
    if (next === undefined) return;
    event.preventDefault();
    setSettings({ panel: next.id });
    document.getElementById(`tab-${next.id}`)?.focus();
}

export function Tabs() {
    const current = settings.value.panel;
    return (
        <section class="tabs card" aria-label="Panels">
            <div class="tab-list" role="tablist" onKeyDown={onKeyDown}>
                {PANELS.map(({ id, title }) => (
                    <button
                        key={id}
                        type="button"
                        role="tab"
                        id={`tab-${id}`}
                        class="tab"
                        aria-selected={id === current}
                        aria-controls="tab-panel"
                        tabIndex={id === current ? 0 : -1}
                        onClick={() => setSettings({ panel: id })}
                    >
                        {title}
                    </button>
                ))}
            </div>
            <div
                class="tab-panel"
                id="tab-panel"
                role="tabpanel"
                aria-labelledby={`tab-${current}`}
                key={current}
            >
                <h2 class="sr-only">{PANELS.find((panel) => panel.id === current)?.title}</h2>
                <Content panel={current} />
            </div>
        </section>
    );
}
